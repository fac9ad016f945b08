import { usePaintedQuotes } from './painted-quotes.tsx'
import { QuoteButton } from './quote-button.tsx'
import { useSelectedWords } from './selected-words.tsx'

/** Watches what is selected on the page and offers to quote it; shows the keyboard's caret, and what is quoted. */
export function QuoteDesk() {
  const { shown, quote, letGo } = useSelectedWords()
  usePaintedQuotes()
  if (shown?.kind === 'caret') {
    const { left, top, height } = shown.rect
    return (
      <span
        aria-hidden="true"
        style={{ left, top, height }}
        className="pointer-events-none fixed z-60 w-0.5 bg-lamp"
      />
    )
  }
  return shown === null ? null : <QuoteButton shown={shown} onQuote={quote} onLetGo={letGo} />
}
