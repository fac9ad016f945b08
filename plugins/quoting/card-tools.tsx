import { Quote } from 'lucide-react'
import { useContext } from 'react'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import type { Slots } from '#ui/kit/slots.tsx'
import { CardQuotingContext } from './card-quoting.tsx'

/** The corner of a card: quotes it whole, and lets the keyboard into its words. It lies over the card and moves nothing. */
export function CardTools({ title, path }: Slots['editor.card']) {
  const { t } = useEditorWords()
  const quote = useContext(CardQuotingContext)
  if (quote === null) return null
  return (
    <div
      data-card-tools=""
      // inside a log what came is said, and not what can be done with it
      aria-live="off"
      className="absolute top-[var(--tools-top,0.625rem)] right-[var(--tools-right,0.625rem)] z-10 flex items-center gap-1.5"
    >
      <button
        type="button"
        data-select-words=""
        aria-label={t('quoting.selectWordsIn', { title })}
        className="sr-only rounded-control border border-control bg-ink2 px-2 text-xs font-semibold text-paper focus:not-sr-only focus:h-7 focus:px-2"
      >
        {t('quoting.selectWords')}
      </button>
      <button
        type="button"
        data-quote-card=""
        aria-label={t('quoting.quoteCard', { title })}
        title={t('quoting.quoteThis')}
        onClick={() => quote({ title, path })}
        className="relative flex size-7 items-center justify-center rounded-control border border-control bg-ink2 p-0 text-ash opacity-0 transition-[opacity,color] duration-140 after:absolute after:-inset-2 hover:text-paper focus-visible:opacity-100 pointer-coarse:opacity-100 [:focus-within>div>&]:opacity-100 [:hover>div>&]:opacity-100"
      >
        <Quote aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

/** The button that quotes the card a place of the page stands in; null outside of any. */
export function cardButtonOf(place: EventTarget | null): HTMLButtonElement | null {
  return cardOf(place)?.querySelector(':scope > [data-card-tools] > [data-quote-card]') ?? null
}

/** The innermost card a place of the page stands in. */
export function cardOf(place: EventTarget | null): Element | null {
  let element = place instanceof Element ? place : null
  while (element !== null) {
    for (const child of element.children) if (child.hasAttribute('data-card-tools')) return element
    element = element.parentElement
  }
  return null
}
