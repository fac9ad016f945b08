import { createContext, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { phraseAround } from '#ui/kit/phrase.ts'
import type { QuotedPlace } from './commands.ts'
import { useQuoting } from './use-quoting.tsx'

type CardWords = {
  quoteThis: string
  quoteCard: (title: string) => string
  selectWords: string
  selectWordsIn: (title: string) => string
  quote: (place: QuotedPlace) => void
}

/** What the tools of all cards say and do, made once for the page; null where nothing is quoted. */
export const CardWordsContext = createContext<CardWords | null>(null)

/** Lays the words of the cards' tools around the texts of a game. */
export function CardsQuoted({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor')
  const { card } = useQuoting()
  const words = useMemo(
    () => ({
      quoteThis: t('quoting.quoteThis'),
      quoteCard: phraseAround((title) => t('quoting.quoteCard', { title })),
      selectWords: t('quoting.selectWords'),
      selectWordsIn: phraseAround((title) => t('quoting.selectWordsIn', { title })),
      quote: card,
    }),
    [t, card],
  )
  return <CardWordsContext value={words}>{children}</CardWordsContext>
}
