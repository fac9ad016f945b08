import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyNode } from '#schemas/key-node.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { choosePlayed, continuePlaying, playAgain } from './commands.ts'
import { endingName, playedGame, playedLanguage, playState, returnedTo } from './projections.ts'
import { useKeys } from './use-keys.tsx'

/** What the player can do now: choose, go on, or play again. */
export function Onward() {
  const { t } = useTranslation('play')
  const run = useCommand()
  const state = useProjection(playState)
  const goesOn = state.kind === 'onward'
  useKeys((key) => {
    if (key !== ' ' || !goesOn) return false
    run(continuePlaying)
    return true
  })
  if (state.kind === 'choose') return <Question node={state.node} />
  if (state.kind === 'ended') return <End />
  return (
    <Button variant="secondary" className="min-h-14 w-full" onClick={() => run(continuePlaying)}>
      {t(goesOn && state.newChapter ? 'nextChapter' : 'goOn')}
    </Button>
  )
}

/** The options, by hand or by the keys 1 to 9. The question has the focus, and a press that came too soon was not meant for it. */
function Question({ node }: { node: KeyNode }) {
  const { t } = useTranslation('play')
  const run = useCommand()
  const language = useProjection(playedLanguage)
  const isHeard = useRest(node)
  const choose = (option: KeyNode['options'][number] | undefined): boolean => {
    if (option === undefined) return false
    if (isHeard()) run(choosePlayed, { optionId: option.id })
    return true
  }
  useKeys((key) => /^[1-9]$/.test(key) && choose(node.options[Number(key) - 1]))
  return (
    <fieldset
      tabIndex={-1}
      className="-mx-3 my-0 flex flex-col gap-3 rounded-control border-0 p-3 pt-0"
    >
      <legend className="mb-3 p-0 pt-3 text-sm text-smoke">{t('choose')}</legend>
      {node.options.map((option, at) => (
        <button
          key={option.id}
          type="button"
          onClick={() => choose(option)}
          className="flex min-h-14 items-center gap-3.5 rounded-control border border-control bg-ink2 px-4 py-3 text-left text-lg transition-colors duration-140 hover:border-lamp hover:bg-ink3"
        >
          <span
            aria-hidden="true"
            className="grid size-6.5 shrink-0 place-items-center rounded-mark border border-hairline text-xs text-smoke tabular-nums"
          >
            {at < 9 ? at + 1 : '·'}
          </span>
          <GameText as="span" text={option.content} language={language} />
        </button>
      ))}
    </fieldset>
  )
}

/** Whether a question has stood long enough to be answered. */
function useRest(question: KeyNode): () => boolean {
  const { clock } = useEditor().ports
  const since = useRef<{ question: KeyNode; at: number }>(null)
  if (since.current?.question !== question) since.current = { question, at: clock.now() }
  return () => clock.now() - (since.current?.at ?? 0) >= LIMITS.questionRestMs
}

/** The ending that was reached, by its name, and the way back to the beginning. */
function End() {
  const { t } = useTranslation('play')
  const run = useCommand()
  const language = useProjection(playedLanguage)
  const title = useProjection(playedGame)?.elements.title ?? ''
  const name = useProjection(endingName)
  const id = useId()
  return (
    <section
      // one Enter too many must not begin again
      tabIndex={-1}
      aria-labelledby={id}
      className="card flex flex-col items-start gap-3 p-6"
    >
      <p className="m-0 text-sm text-smoke">{t('ended')}</p>
      <h2 id={id} className="m-0 text-2xl text-balance text-lamp">
        <GameText as="span" text={name === '' ? title : name} language={language} />
      </h2>
      {name !== '' && <GameText as="p" text={title} language={language} className="m-0 text-ash" />}
      <Button className="mt-2" onClick={() => run(playAgain)}>
        {t('again')}
      </Button>
    </section>
  )
}

/** Says, until the player goes on, that they stand where they stopped, or what has become of that place. */
export function WelcomeBack() {
  const { t } = useTranslation('play')
  const run = useCommand()
  const returned = useProjection(returnedTo)
  if (returned === null || returned === 'gone') return null
  return (
    <Notice status>
      <div className="flex flex-wrap items-center gap-x-2">
        <span>{t(`returned.${returned}`)}</span>
        <Button variant="ghost" size="s" onClick={() => run(playAgain)}>
          {t('anew')}
        </Button>
      </div>
    </Notice>
  )
}
