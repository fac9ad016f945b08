import { rangeOf, select } from './ranges.ts'
import type { TextLeaf } from './text-leaf.ts'
import { wake } from './wake.ts'

const STEPS: Record<string, ['backward' | 'forward', small: string, large: string]> = {
  ArrowLeft: ['backward', 'character', 'word'],
  ArrowRight: ['forward', 'character', 'word'],
  ArrowUp: ['backward', 'line', 'paragraph'],
  ArrowDown: ['forward', 'line', 'paragraph'],
  Home: ['backward', 'lineboundary', 'documentboundary'],
  End: ['forward', 'lineboundary', 'documentboundary'],
}
const CARET = { role: 'textbox', 'aria-readonly': 'true', 'aria-multiline': 'true' } as const

/** The text the keyboard's caret is in, if it is in one. */
export const hasCaret = ({ element }: TextLeaf): boolean => element.hasAttribute('aria-readonly')

/** Puts the keyboard's caret into a text: at its beginning, or behind its end. */
export function enterText(leaf: TextLeaf, at: 'start' | 'end' = 'start'): void {
  wake(leaf)
  const { element, area } = leaf
  // it stays one after the caret has left: without it the text would lose the focus to nothing
  element.tabIndex = -1
  for (const [name, value] of Object.entries(CARET)) element.setAttribute(name, value)
  element.setAttribute('aria-label', area.title)
  element.focus({ preventScroll: true })
  const end = at === 'start' ? 0 : (element.textContent?.length ?? 0)
  select(rangeOf(element, end, end))
  element.scrollIntoView({ block: 'nearest' })
}

/** Takes the keyboard's caret out of a text. */
export function leaveText({ element }: TextLeaf): void {
  for (const name of [...Object.keys(CARET), 'aria-label']) element.removeAttribute(name)
}

/** Whether a key moves the caret of a text, or selects by it; out of its text into one beside it. */
export function moveCaret(
  event: KeyboardEvent,
  leaf: TextLeaf,
  beside: readonly TextLeaf[],
): boolean {
  const selection = getSelection()
  const step = STEPS[event.key]
  if (selection === null || step === undefined || selection.focusNode === null) return false
  const [direction, small, large] = step
  const isLarge = event.ctrlKey || event.altKey || event.metaKey
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  selection.modify(event.shiftKey ? 'extend' : 'move', direction, isLarge ? large : small)
  const stays = selection.focusNode === focusNode && selection.focusOffset === focusOffset
  const isInside = leaf.element.contains(selection.focusNode)
  const leaves = event.key.startsWith('Arrow')
  if (isInside && (!stays || !leaves)) return true
  // what is selected stays in one text
  if (event.shiftKey || !leaves) {
    if (!isInside && anchorNode !== null)
      selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
    return true
  }
  return stepOut(leaf, beside, direction, () => selection.collapse(focusNode, focusOffset))
}

function stepOut(
  leaf: TextLeaf,
  beside: readonly TextLeaf[],
  direction: 'backward' | 'forward',
  stay: () => void,
): boolean {
  const at = beside.findIndex(({ element }) => element === leaf.element)
  const next = beside[at + (direction === 'forward' ? 1 : -1)]
  if (at === -1 || next === undefined) stay()
  else enterText(next, direction === 'forward' ? 'start' : 'end')
  return true
}
