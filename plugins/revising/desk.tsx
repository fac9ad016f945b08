import { useEffect } from 'react'
import { useCommand } from '#ui/kit/use-projection.ts'
import type { Fields } from './fields.tsx'
import { beginAt, textsAround } from './neighbours.tsx'
import { selectedSource } from './selected-source.ts'

const PRESSED = 'button:not([data-text-head]), a, input, select, textarea'

/** The text an event is about, where it can be edited. */
function textOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target.closest(PRESSED) !== null) return null
  return target.closest('[data-written]:not([data-writing])')
}

/** The words a double click selected, as a place of the source. */
function selectionIn(text: Element, sourceOf: (path: string) => string) {
  const selection = getSelection()
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  if (!text.contains(range.startContainer)) return null
  const before = document.createRange()
  before.selectNodeContents(text)
  before.setEnd(range.startContainer, range.startOffset)
  const source = sourceOf(text.getAttribute('data-quote-path') ?? '')
  return selectedSource(source, before.toString().length, range.toString())
}

/** Enter means the text that has the focus; F2 that, or the first one of the card. */
function textMeantBy({ key, target }: KeyboardEvent): Element | null {
  if ((key !== 'F2' && key !== 'Enter') || !(target instanceof Element)) return null
  if (target.closest('textarea, input, select') !== null) return null
  if (target.matches('[data-written]')) return target
  return key === 'F2' ? (textsAround(target)[0] ?? null) : null
}

/** One set of listeners for all texts of the page: a double click edits one, Enter or F2 the one that has the focus. */
export function useDesk(fields: Fields, sourceOf: (path: string) => string): void {
  const run = useCommand()
  useEffect(() => {
    const onDoubleClick = ({ target }: MouseEvent) => {
      const text = textOf(target)
      if (text !== null) beginAt(text, fields, run, selectionIn(text, sourceOf))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const text = event.defaultPrevented || event.isComposing ? null : textMeantBy(event)
      if (text !== null && beginAt(text, fields, run, null)) event.preventDefault()
    }
    document.addEventListener('dblclick', onDoubleClick)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('dblclick', onDoubleClick)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [fields, run, sourceOf])
}
