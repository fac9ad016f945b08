import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cast } from '#plugins/npcs/projections.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import { chapters as outlineOf } from '#plugins/story/projections.ts'
import { allTasks, taskAddresses, taskPaths } from '#plugins/tasks/projections.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Button } from '#ui/kit/button.tsx'
import { Chip } from '#ui/kit/chip.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { Select } from '#ui/kit/select.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS, useMayFill } from '#ui/kit/writing.ts'
import { openPreview, restartPreview } from './commands.ts'
import { namesOfCast } from './projections.ts'
import { filterTasks, type TaskFilter, taskKindOf } from './task-filter.ts'

const TONES = { main: 'lamp', side: 'tide', hidden: 'iris', normal: 'plain' } as const

/** All tasks of the game, filtered by chapter or by NPC. */
export function TaskList() {
  const { t } = useTranslation(['preview', 'errors'])
  const tasks = useProjection(allTasks)
  const [filter, setFilter] = useState<TaskFilter>({ by: 'all' })
  const shown = filterTasks(tasks, filter)
  return (
    <>
      <Filters filter={filter} setFilter={setFilter} />
      {shown.length === 0 ? (
        <Empty title={t(tasks.length === 0 ? 'errors:no_tasks' : 'noTasksHere')} />
      ) : (
        <ul className="m-0 mt-4 flex list-none flex-col gap-3 p-0">
          {shown.map((task) => (
            <li key={`${task.chapterKey} ${task.id}`}>
              <TaskRow task={task} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Filters(props: { filter: TaskFilter; setFilter: (filter: TaskFilter) => void }) {
  const { t } = useTranslation('preview')
  const tasks = useProjection(allTasks)
  const members = useProjection(cast)
  const told = useProjection(outlineOf)
  const { filter, setFilter } = props
  const count = (one: TaskFilter) => filterTasks(tasks, one).length
  const chapters = told.map((chapter) => {
    const chapterKey = chapterKeyOf(chapter.id)
    const label = `${chapter.title} · ${count({ by: 'chapter', chapterKey })}`
    return { value: chapterKey, label }
  })
  const npcs = members.map((npc) => ({
    value: String(npc.id),
    label: `${npc.name} · ${count({ by: 'npc', npcId: npc.id })}`,
  }))
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[auto_1fr_1fr]">
      <Button
        variant={filter.by === 'all' ? 'secondary' : 'ghost'}
        aria-pressed={filter.by === 'all'}
        className="min-h-11"
        onClick={() => setFilter({ by: 'all' })}
      >
        {t('all', { count: tasks.length })}
      </Button>
      <Select
        label={t('byChapter')}
        value={filter.by === 'chapter' ? filter.chapterKey : null}
        options={chapters}
        placeholder={t('everyChapter')}
        onChange={(chapterKey) =>
          setFilter(chapterKey === null ? { by: 'all' } : { by: 'chapter', chapterKey })
        }
      />
      <Select
        label={t('byNpc')}
        value={filter.by === 'npc' ? String(filter.npcId) : null}
        options={npcs}
        placeholder={t('everyNpc')}
        onChange={(id) => setFilter(id === null ? { by: 'all' } : { by: 'npc', npcId: Number(id) })}
      />
    </div>
  )
}

function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const giver = useProjection(namesOfCast).get(String(task.roleId))
  const language = useProjection(gameLanguage)
  const path = useProjection(taskPaths).get(task) ?? ''
  const at = useProjection(taskAddresses).get(task) ?? ''
  const part = (field: Parameters<typeof gamePath.ofTask>[1]) => ({
    title: task.name,
    path: gamePath.ofTask(path, field),
  })
  const mayFill = useMayFill()
  const kind = taskKindOf(task)
  const play = () => {
    run(openPreview, { what: 'nodes', chapterKey: task.chapterKey })
    run(restartPreview, { fromNodeId: Number(task.keyNodeId) })
  }
  return (
    <article
      className="card relative flex flex-col gap-2 p-4 [--tools-top:0.875rem] [--tools-right:5.25rem] pointer-coarse:[--tools-right:7rem]"
      {...CARD_OF_TEXTS}
      {...quotable({ title: task.name, path })}
    >
      <span className="absolute top-3 right-3 flex">
        <PluginSlot name="editor.arrange" title={task.name} at={at} />
        <Pencil title={task.name} />
      </span>
      <PluginSlot name="editor.card" title={task.name} path={path} />
      <header className="flex flex-wrap items-center gap-2.5 pr-22 pointer-coarse:pr-32">
        <Chip tone={TONES[kind]}>{t(`task.${kind}`)}</Chip>
        <GameText
          as="h3"
          text={task.name}
          language={language}
          className="m-0 text-lg"
          area={part('name')}
        />
        {giver !== undefined && (
          <GameText as="span" text={giver} language={language} className="text-sm text-ash" />
        )}
      </header>
      <GameText
        text={task.target}
        language={language}
        className="text-ash"
        area={part('target')}
        fill="target"
      />
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {(task.completeCondition !== '' || mayFill(part('completeCondition').path)) && (
          <>
            <dt className="text-smoke">{t('condition')}</dt>
            <GameText
              as="dd"
              text={task.completeCondition}
              language={language}
              className="m-0"
              area={part('completeCondition')}
              fill="condition"
            />
          </>
        )}
        {(task.reward !== '' || mayFill(part('reward').path)) && (
          <>
            <dt className="text-smoke">{t('reward')}</dt>
            <GameText
              as="dd"
              text={task.reward}
              language={language}
              className="m-0"
              area={part('reward')}
              fill="reward"
            />
          </>
        )}
      </dl>
      {task.keyNodeId !== null && (
        <Button size="s" variant="ghost" className="-ml-3 self-start" onClick={play}>
          {t('toNode')}
        </Button>
      )}
    </article>
  )
}
