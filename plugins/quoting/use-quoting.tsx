import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { quoteLabel } from '#plugins/chat/projections.ts'
import { useCommand, useEditor } from '#ui/kit/use-projection.ts'
import { type QuotedPlace, quoteCard, quoteWords } from './commands.ts'
import { sayAloud } from './spoken.ts'

const SPOKEN_CHARACTERS = 60

/** Quotes words or a card into the chat's box, and says aloud what came of it. */
export function useQuoting() {
  const { t } = useTranslation('editor')
  const { bus } = useEditor()
  const run = useCommand()
  const tell = useCallback(
    ({ title }: QuotedPlace, refusal: ReturnType<typeof run>) => {
      const { quotes } = bus.draft$.value.session.chat.box
      if (refusal?.refused === 'too_many_quotes') sayAloud(t('quoting.tooMany'))
      else if (refusal !== null) sayAloud(t('quoting.refused'))
      else {
        const text = quoteLabel(quotes.at(-1)?.text ?? '', SPOKEN_CHARACTERS)
        sayAloud(t('quoting.quoted', { text, title, count: quotes.length }))
      }
    },
    [bus, t],
  )
  return {
    words: useCallback(
      (words: Parameters<typeof quoteWords>[1]) => tell(words, run(quoteWords, words)),
      [run, tell],
    ),
    card: useCallback((place: QuotedPlace) => tell(place, run(quoteCard, place)), [run, tell]),
  }
}
