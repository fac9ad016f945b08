import { Quote } from 'lucide-react'
import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { quoteLabel } from '#plugins/chat/projections.ts'
import { placeBeside } from './placement.ts'
import type { SelectedWords } from './selected-words.tsx'

/** Under the bars of the page nothing is in sight. */
const BARS_HEIGHT = 8
const DOCKED = '(width < 56.25rem), (pointer: coarse)'
const LOOK =
  'inline-flex h-10 items-center gap-2 rounded-control border border-transparent bg-paper px-3.5 text-sm font-semibold whitespace-nowrap text-ink0 select-none hover:bg-white'

/** A press must not take the selection, nor the focus, away. */
const refuse = (event: SyntheticEvent) => event.preventDefault()
const HELD = { onPointerDown: refuse, onMouseDown: refuse }

/** Offers to quote the selected words: beside them, on a phone at its foot. */
export function QuoteButton({
  shown,
  onQuote,
  onLetGo,
}: {
  shown: SelectedWords
  onQuote: () => void
  onLetGo: () => void
}) {
  const { t } = useTranslation('editor')
  const ref = useRef<HTMLDivElement>(null)
  const isDocked = window.matchMedia(DOCKED).matches
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null) return
    // on the top layer: a dialog it stands in may be moved, and what is fixed in it with it
    if ('showPopover' in current && !current.matches(':popover-open')) current.showPopover()
    if (isDocked) return
    const size = { width: current.offsetWidth, height: current.offsetHeight }
    const pane = { width: innerWidth, height: innerHeight, top: BARS_HEIGHT }
    const place = placeBeside(shown.rects, size, pane)
    current.style.visibility = place === null ? 'hidden' : 'visible'
    if (place === null) return
    current.style.left = `${place.left}px`
    current.style.top = `${place.top}px`
  })
  const button = (
    <button
      type="button"
      {...HELD}
      data-quote-words=""
      aria-keyshortcuts="Q"
      onClick={onQuote}
      className={LOOK}
    >
      <Quote aria-hidden="true" className="size-4" />
      {t('quoting.quote')}
      {!isDocked && (
        <span
          aria-hidden="true"
          className="flex size-5 items-center justify-center rounded-mark border border-ink0/30 font-sans text-xs font-medium"
        >
          Q
        </span>
      )}
    </button>
  )
  // in the markup of the dialog it serves, else a press on it would close that
  return createPortal(
    <div
      ref={ref}
      popover="manual"
      data-quote-offer=""
      className={
        isDocked
          ? 'fixed inset-x-0 top-auto bottom-0 m-0 h-auto w-auto max-w-none border-0 border-t border-hairline bg-ink1 p-0 pb-[env(safe-area-inset-bottom)] text-paper'
          : 'fixed inset-auto m-0 overflow-visible rounded-control border-0 bg-transparent p-0 shadow-lift'
      }
    >
      {isDocked ? (
        <div className="flex h-16 items-center gap-3 px-4">
          <Quote aria-hidden="true" className="size-4 shrink-0 text-lamp" />
          <span className="min-w-0 grow truncate text-sm text-ash">{quoteLabel(shown.text)}</span>
          <button
            type="button"
            {...HELD}
            onClick={onLetGo}
            className="h-11 shrink-0 border-0 bg-transparent px-3 text-sm font-semibold whitespace-nowrap text-ash"
          >
            {t('quoting.cancel')}
          </button>
          {button}
        </div>
      ) : (
        button
      )}
    </div>,
    shown.words.leaf.element.closest('[role=dialog]') ?? document.body,
  )
}
