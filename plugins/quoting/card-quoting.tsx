import { createContext, type ReactNode } from 'react'
import { useAfterTexts } from '#ui/kit/after-texts.ts'
import type { QuotedPlace } from './commands.ts'
import { useQuoting } from './use-quoting.tsx'

/** Quotes a card whole; null where, or as long as, none can be. */
export const CardQuotingContext = createContext<((place: QuotedPlace) => void) | null>(null)

/** Lets the cards among the texts of a game be quoted: one way of doing it for all of them. */
export function CardsQuoted({ children }: { children: ReactNode }) {
  const { card } = useQuoting()
  return <CardQuotingContext value={useAfterTexts(card)}>{children}</CardQuotingContext>
}
