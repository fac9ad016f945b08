import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { textAddressOf } from '#core/game/addresses.ts'
import type { Chapter } from '#schemas/chapter.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Chip } from '#ui/kit/chip.tsx'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { CARD_OF_TEXTS, useIsWritten } from '#ui/kit/writing.ts'
import { addressOfTask, pathOfTask } from './projections.ts'

const KINDS = {
  [TASK_TYPE.main]: { word: 'story.main', tone: 'lamp' },
  [TASK_TYPE.side]: { word: 'story.side', tone: 'tide' },
  [TASK_TYPE.hidden]: { word: 'story.hidden', tone: 'iris' },
} as const
const NORMAL = { word: 'story.normal', tone: 'plain' } as const
const kindOf = (type: number) => KINDS[type as keyof typeof KINDS] ?? NORMAL

function ChapterTask({
  task,
  path,
  at,
  language,
}: {
  task: Task
  path: string
  /** Its address. */
  at: string
  language: GameLanguage
}) {
  const { t } = useEditorWords()
  const { word, tone } = kindOf(task.type)
  return (
    <li
      className="relative flex items-start gap-3 border-t border-hairline py-2.5 [--tools-right:0px]"
      {...quotable({ title: task.name, path })}
    >
      <PluginSlot name="editor.card" title={task.name} path={path} />
      <Chip tone={tone} className="mt-0.5 shrink-0">
        {t(word)}
      </Chip>
      <div className="min-w-0 grow">
        <GameText
          as="span"
          text={task.name}
          language={language}
          className="font-semibold"
          area={{ title: task.name, path: gamePath.ofTask(path, 'name') }}
        />
        <GameText
          as="p"
          text={task.target}
          language={language}
          className="m-0 text-sm text-ash"
          area={{ title: task.name, path: gamePath.ofTask(path, 'target') }}
          fill="target"
        />
      </div>
      <PluginSlot name="editor.arrange" title={task.name} at={at} className="mr-9" />
    </li>
  )
}

/** A chapter in outline: number and title; opened, its whole summary and its tasks. */
export const ChapterCard = memo(function ChapterCard({
  chapter,
  at,
  tasks,
  language,
}: {
  chapter: Chapter
  /** Its place in the outline, from 0. */
  at: number
  tasks: readonly Task[]
  language: GameLanguage
}) {
  const { t } = useEditorWords()
  const [open, setOpen] = useState(false)
  const bodyId = useId()
  // what is written in is no button
  const isWritten = useIsWritten(gamePath.chapter(at, 'title'))
  const Head = isWritten ? 'div' : 'button'
  const toggles = {
    type: 'button',
    'aria-expanded': open,
    'aria-controls': bodyId,
    onClick: () => setOpen(!open),
  } as const
  return (
    <article
      className={classes(
        'card relative transition-colors duration-240 [--tools-top:0.875rem] [--tools-right:3.25rem]',
        open && 'border-lamp-deep',
      )}
      {...CARD_OF_TEXTS}
      {...quotable({ title: chapter.title, path: gamePath.chapter(at) })}
    >
      <PluginSlot name="editor.card" title={chapter.title} path={gamePath.chapter(at)} />
      <h3 className="m-0">
        <Head
          {...(isWritten ? {} : toggles)}
          data-text-head=""
          className="flex w-full items-start gap-4 rounded-card border-0 bg-transparent px-5 py-4 text-left text-paper sm:gap-5 sm:px-6"
        >
          <span
            role="img"
            aria-label={t('story.chapter', { number: at + 1 })}
            className="w-6 shrink-0 font-serif text-2xl leading-tight text-lamp tabular-nums"
          >
            {at + 1}
          </span>
          <span className="flex min-w-0 grow flex-col gap-1 pointer-coarse:pr-8">
            <GameText
              as="span"
              text={chapter.title}
              language={language}
              className="font-serif text-lg leading-snug"
              area={{ title: chapter.title, path: gamePath.chapter(at, 'title') }}
            />
            {!open && (
              <GameText
                as="span"
                text={chapter.summary}
                language={language}
                className="line-clamp-2 font-sans text-sm text-wrap font-normal tracking-normal text-ash [word-break:normal]"
                area={{ title: chapter.title, path: gamePath.chapter(at, 'summary') }}
              />
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes(
              'mt-1 size-5 shrink-0 text-smoke transition-transform duration-240',
              open && 'rotate-180',
            )}
          />
        </Head>
      </h3>
      <div id={bodyId} hidden={!open} className="relative pr-5 pb-5 pl-15 max-sm:pl-5 sm:pl-17">
        <span className="absolute right-4 bottom-5 flex pointer-coarse:bottom-7">
          <PluginSlot
            name="editor.arrange"
            title={chapter.title}
            at={textAddressOf('story', 'chapters', chapter.id)}
          />
          <Pencil title={chapter.title} />
        </span>
        <GameText
          text={chapter.summary}
          language={language}
          className="reading"
          area={{ title: chapter.title, path: gamePath.chapter(at, 'summary') }}
          fill="summary"
        />
        {tasks.length > 0 && (
          <>
            <h4 className="m-0 mt-5 mb-1.5 font-sans text-xs font-medium tracking-normal text-smoke">
              {t('story.tasks')}
            </h4>
            <ul className="m-0 max-w-[78ch] list-none p-0">
              {tasks.map((task, place) => (
                <ChapterTask
                  key={`${task.chapterKey} ${task.id}`}
                  task={task}
                  path={pathOfTask(chapter, at, place)}
                  at={addressOfTask(chapter, task)}
                  language={language}
                />
              ))}
            </ul>
          </>
        )}
        <PluginSlot
          name="editor.add"
          to={textAddressOf('story', 'chapters', chapter.id, 'tasks')}
          className="mt-2 -ml-3"
        />
      </div>
    </article>
  )
})
