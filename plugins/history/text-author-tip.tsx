import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressAt } from '#plugins/script/projections.ts'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { changerOf } from './projections.ts'

/** Whoever only passes by is told nothing. */
const REST_MS = 800
const GAP_PX = 4

/** The text of the game an event is about; not one that is written in, is empty or shows what changed. */
const textAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(
        '[data-written]:not([data-writing], :has([data-fill], [data-difference]))',
      )
    : null

/** The text the pointer rests on, or that has the focus. */
function useTextAttended(): HTMLElement | null {
  const [attended, attend] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let wait = 0
    const later = (text: HTMLElement | null) => {
      clearTimeout(wait)
      if (text === null) attend(null)
      else wait = window.setTimeout(() => attend(text), REST_MS)
    }
    const onOver = ({ target, pointerType }: PointerEvent) =>
      pointerType === 'touch' ? undefined : later(textAt(target))
    const onFocus = ({ target }: FocusEvent) => later(textAt(target))
    const off = () => later(null)
    document.addEventListener('pointerover', onOver)
    document.addEventListener('focusin', onFocus)
    for (const event of ['pointerdown', 'keydown', 'scroll'] as const)
      document.addEventListener(event, off, { capture: true, passive: true })
    return () => {
      clearTimeout(wait)
      document.removeEventListener('pointerover', onOver)
      document.removeEventListener('focusin', onFocus)
      for (const event of ['pointerdown', 'keydown', 'scroll'] as const)
        document.removeEventListener(event, off, { capture: true })
    }
  }, [])
  return attended
}

/** Says who wrote a text, beside it and without moving anything, while the pointer rests on it or it has the focus. */
export function TextAuthorTip() {
  const { t } = useTranslation('editor')
  const { bus } = useEditor()
  const text = useTextAttended()
  const tip = useRef<HTMLSpanElement>(null)
  const path = text?.getAttribute('data-quote-path') ?? null
  const address = path === null ? undefined : addressAt(bus.draft$.value, path)
  const author = useProjection((draft) => changerOf(draft, address))
  useLayoutEffect(() => {
    const { current } = tip
    if (current === null || text === null || author === null) return
    const { right, bottom, top } = text.getBoundingClientRect()
    const { width, height } = current.getBoundingClientRect()
    const isUnder = bottom + GAP_PX + height < window.innerHeight
    current.style.left = `${Math.max(GAP_PX, right - width)}px`
    current.style.top = `${isUnder ? bottom + GAP_PX : top - GAP_PX - height}px`
    text.setAttribute('aria-description', current.textContent ?? '')
    return () => text.removeAttribute('aria-description')
  }, [text, author])
  if (text === null || author === null) return null
  return (
    <span
      ref={tip}
      data-author=""
      aria-hidden="true"
      className="pointer-events-none fixed z-60 rounded-mark border border-hairline bg-ink3 px-2 py-0.5 text-xs text-ash shadow-lift"
    >
      {t(`history.wrote.${author}`)}
    </span>
  )
}
