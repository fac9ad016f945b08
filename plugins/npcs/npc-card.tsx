import { memo, useState } from 'react'
import { textAddressOf } from '#core/game/addresses.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { partLabel, quotable } from '#ui/kit/quotable.ts'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { CARD_OF_TEXTS } from '#ui/kit/writing.ts'
import { NpcMeta } from './npc-meta.tsx'
import { Portrait } from './portrait.tsx'
import type { CastMember } from './projections.ts'
import { taskArea } from './task-area.ts'

const TASKS_SHOWN = 2

/** One of the cast: face, who they are, and what they ask for. */
export const NpcCard = memo(function NpcCard({
  npc,
  at,
  taskPaths,
  language,
  awaited,
  entering,
  onOpen,
}: {
  npc: CastMember
  /** Its place in the cast. */
  at: number
  taskPaths: ReadonlyMap<Task, string>
  language: GameLanguage
  /** What they ask for may still come. */
  awaited: boolean
  /** They come in while the game is presented; the first one comes with the section. */
  entering: boolean
  onOpen: (id: number) => void
}) {
  const { t } = useEditorWords()
  const more = npc.tasks.length - TASKS_SHOWN
  // whoever saw the room for tasks keeps it, though none came: what lies below is not pulled up at the end
  const [sawRoom] = useState(awaited)
  const [enters] = useState(entering)
  const hasTasks = npc.tasks.length > 0
  return (
    <article
      className={classes(
        'card relative flex gap-3.5 p-3.5 pb-5.5 pointer-coarse:pb-7 [--retelling-touch:none] [--telling-left:0.875rem] [--telling-right:auto]',
        enters && 'animate-enter',
      )}
      {...CARD_OF_TEXTS}
      {...quotable({ title: npc.name, path: gamePath.npc(at) })}
    >
      <PluginSlot name="editor.card" title={npc.name} path={gamePath.npc(at)} />
      <PluginSlot
        name="editor.picture"
        title={t('npcs.portraitAlt', { name: npc.name })}
        path={gamePath.npc(at, 'photo')}
      />
      <Portrait
        name={npc.name}
        src={npc.avatar ?? npc.photo}
        path={gamePath.npc(at, 'photo')}
        className="size-18"
      />
      <div className="flex min-w-0 grow flex-col">
        <GameText
          as="h3"
          text={npc.name}
          language={language}
          className="m-0 text-lg pointer-coarse:pr-8"
          area={{ title: npc.name, path: gamePath.npc(at, 'name') }}
        />
        <NpcMeta npc={npc} at={at} language={language} />
        <GameText
          as="p"
          text={npc.bio}
          language={language}
          className="mt-1.5 mb-0 line-clamp-3 text-sm text-ash"
          area={{
            title: partLabel(npc.name, t('npcs.introduction')),
            path: gamePath.npc(at, 'bio'),
          }}
          fill="introduction"
        />
        {(sawRoom || awaited || hasTasks) && (
          <div
            className={classes(
              'mt-2.5 border-t border-hairline pt-2 text-sm',
              !awaited && !hasTasks && 'invisible',
            )}
          >
            <h4 className="m-0 font-sans text-xs font-medium tracking-normal text-smoke">
              {t('npcs.tasks')}
            </h4>
            <ul className="m-0 mt-0.5 list-none p-0">
              {!hasTasks && (
                <li aria-hidden="true" className="flex h-lh items-center">
                  <Skeleton className="h-3.5 w-3/5" />
                </li>
              )}
              {npc.tasks.slice(0, TASKS_SHOWN).map((task) => (
                <GameText
                  as="li"
                  key={`${task.chapterKey} ${task.id}`}
                  text={task.name}
                  language={language}
                  className="truncate"
                  area={taskArea(task, taskPaths, 'name')}
                />
              ))}
              {more > 0 && <li className="text-smoke">{t('npcs.moreTasks', { number: more })}</li>}
            </ul>
          </div>
        )}
        <div className="mt-auto -mr-1 -mb-1 -ml-3 flex items-center justify-between">
          <Button
            variant="ghost"
            size="s"
            aria-label={t('actions.detailsOf', { name: npc.name })}
            onClick={() => onOpen(npc.id)}
          >
            {t('actions.details')}
          </Button>
          <span className="flex">
            <PluginSlot name="editor.arrange" title={npc.name} at={textAddressOf('npcs', npc.id)} />
            <Pencil title={npc.name} />
          </span>
        </div>
      </div>
    </article>
  )
})
