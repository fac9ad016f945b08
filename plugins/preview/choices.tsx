import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { textAddressOf } from '#core/game/addresses.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { Button } from '#ui/kit/button.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS } from '#ui/kit/writing.ts'
import {
  chooseOption,
  finishReading,
  goOn,
  goToNextChapter,
  restartGame,
  restartPreview,
} from './commands.ts'
import { playbackState, previewState } from './projections.ts'

/** What the reader can do now: choose, go on, begin the next chapter, or begin again. */
export function PreviewChoices() {
  const { t } = useTranslation(['preview', 'errors'])
  const run = useCommand()
  const state = useProjection(playbackState)
  const { auto, typing } = useProjection(previewState)
  switch (state.kind) {
    case 'choose':
      return <Options node={state.node} />
    case 'onward':
      return (
        <div className="flex flex-wrap items-center gap-3">
          {!auto && (
            <Button variant="primary" onClick={() => run(goOn)}>
              {t('continue')}
            </Button>
          )}
          {auto && typing && (
            <Button variant="ghost" size="s" onClick={() => run(finishReading)}>
              {t('showAll')}
            </Button>
          )}
        </div>
      )
    case 'missing':
      return (
        <Notice text={t('changed')}>
          <Button onClick={() => run(restartPreview, { fromNodeId: null })}>{t('restart')}</Button>
        </Notice>
      )
    case 'invalid':
      return (
        <Notice text={t('errors:invalid_node', { id: state.nodeId })}>
          <Button onClick={() => run(restartPreview, { fromNodeId: null })}>{t('restart')}</Button>
        </Notice>
      )
    case 'unknown':
      return <Notice text={t('errors:unknown_node')} />
    case 'end':
      return <End lastChapter={state.lastChapter} nextChapterKey={state.nextChapterKey} />
    case 'empty':
      return <Notice text={t('errors:no_key_nodes')} />
  }
}

function Options({ node }: { node: KeyNode }) {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const language = useProjection(gameLanguage)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const option = node.options[Number(event.key) - 1]
      if (option !== undefined) run(chooseOption, { optionId: option.id })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [node, run])
  return (
    <fieldset className="m-0 flex flex-col gap-2.5 border-0 p-0">
      <legend className="sr-only">{t('choose')}</legend>
      {node.options.map((option, at) => (
        <div key={option.id} className="flex items-center gap-1" {...CARD_OF_TEXTS}>
          <button
            type="button"
            onClick={() => run(chooseOption, { optionId: option.id })}
            className="flex min-h-14 min-w-0 grow items-center gap-3.5 rounded-control border border-control bg-ink2 px-4 py-2.5 text-left text-base transition-colors duration-140 hover:border-lamp hover:bg-ink3"
          >
            <span
              aria-hidden="true"
              className="grid size-6.5 shrink-0 place-items-center rounded-mark border border-hairline text-xs text-smoke tabular-nums"
            >
              {at + 1}
            </span>
            <GameText as="span" text={option.content} language={language} />
          </button>
          <PluginSlot
            name="editor.arrange"
            title={option.content}
            at={textAddressOf('nodes', node.chapterKey, node.id, 'options', option.id)}
          />
        </div>
      ))}
      <PluginSlot
        name="editor.add"
        to={textAddressOf('nodes', node.chapterKey, node.id, 'options')}
        className="-ml-3 self-start"
      />
    </fieldset>
  )
}

function End(props: { lastChapter: boolean; nextChapterKey: string | null }) {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const chapters = useProjection(chaptersOfNodes)
  const { nextChapterKey } = props
  const known = chapters.some((chapter) => chapter.key === nextChapterKey)
  return (
    <div className="card flex flex-col items-start gap-3 bg-ink2 p-5">
      <p className="m-0 font-serif text-xl">{t(props.lastChapter ? 'gameEnd' : 'chapterEnd')}</p>
      <div className="flex flex-wrap gap-3">
        {nextChapterKey !== null && known && (
          <Button variant="primary" onClick={() => run(goToNextChapter)}>
            {t('nextChapter')}
          </Button>
        )}
        <Button onClick={() => run(restartPreview, { fromNodeId: null })}>{t('restart')}</Button>
        {props.lastChapter && chapters.length > 1 && (
          <Button onClick={() => run(restartGame)}>{t('restartGame')}</Button>
        )}
      </div>
    </div>
  )
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-lead">
      <p className="m-0">{text}</p>
      {children}
    </div>
  )
}
