import { useTranslation } from 'react-i18next'
import { useStickToBottom } from 'use-stick-to-bottom'
import { gameLanguage, processComplete } from '#plugins/script/projections.ts'
import { classes } from '#ui/kit/classes.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { type ManuscriptScene, shownManuscript } from './projections.ts'

/**
 * The chapter that is being written, as prose: its scenes one under the other, the last of them growing. It follows its
 * own end until its reader scrolls. Its height stays, so that nothing on the page is moved by what is written.
 */
export function ManuscriptPanel() {
  const { t } = useTranslation('editor')
  const shown = useProjection(shownManuscript)
  const language = useProjection(gameLanguage)
  const isOver = useProjection(processComplete)
  const { scrollRef, contentRef } = useStickToBottom({ initial: 'instant', resize: 'instant' })
  if (shown === null) return null
  const { chapterKey, title, scenes } = shown
  const name = t(isOver ? 'manuscript.over' : 'manuscript.title')
  return (
    <section aria-label={name} data-stays="" className="card mt-4 overflow-clip">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline px-5 py-3 sm:px-6">
        <h3 className="m-0 font-sans text-xs font-medium tracking-normal text-smoke">{name}</h3>
        <GameText as="span" text={title} language={language} className="font-serif text-ash" />
      </header>
      <div
        ref={scrollRef}
        // what is only read is scrolled by keys too
        {...{ tabIndex: 0 }}
        className="h-64 overflow-y-auto overscroll-contain px-5 focus-visible:-outline-offset-2 sm:h-72 sm:px-6"
      >
        {/* another chapter begins with a page of its own */}
        <div ref={contentRef} key={chapterKey} className="flex flex-col gap-6 py-5">
          {scenes.map((scene) => (
            <Scene key={scene.nodeId} scene={scene} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** One scene: the same paragraphs while it grows and once it is told. */
function Scene({ scene: { text, speaker, state } }: { scene: ManuscriptScene }) {
  const { t } = useTranslation('editor')
  const language = useProjection(gameLanguage)
  return (
    <div data-scene={state}>
      {speaker !== null && (
        <GameText
          as="p"
          text={speaker}
          language={language}
          className="m-0 mb-1 text-sm font-semibold text-tide"
        />
      )}
      <GameText
        text={text}
        language={language}
        className={classes('reading', state === 'growing' && 'written-on')}
      />
      {state === 'again' && <p className="m-0 text-sm text-smoke">{t('manuscript.again')}</p>}
    </div>
  )
}
