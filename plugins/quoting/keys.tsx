import { type Leaf, leafOf, leavesIn } from '#ui/kit/leaf.tsx'
import { cardButtonOf, cardOf } from './card-tools.tsx'
import { hasCaret, moveCaret } from './caret.ts'

/** Where letters are written, or choose among what is listed. */
const FIELDS =
  'input, textarea, select, [contenteditable="true"], [contenteditable="plaintext-only"], [role=textbox]:not([aria-readonly=true]), [role=combobox], [role=listbox], [role=menu]'

/** The keys of quoting: those of the caret while it is in a text, and Q on words or on a card (QT7). */
export function onKey(event: KeyboardEvent, quote: () => boolean): void {
  // an input method has the key: Safari says so after the composition has ended
  if (event.isComposing || event.keyCode === 229) return
  const leaf = leafOf(event.target)
  const isTaken =
    leaf !== null && hasCaret(leaf) ? onCaretKey(event, leaf, quote) : onLetter(event, quote)
  if (!isTaken) return
  event.preventDefault()
  event.stopPropagation()
}

/** The texts of a card the caret can be in, in their order. */
function textsIn(card: Element | null): Leaf[] {
  const all = card === null ? [] : leavesIn(card)
  return all.filter(
    ({ element, source }) =>
      source.trim() !== '' && element.getClientRects().length > 0 && cardOf(element) === card,
  )
}

/** Where the caret enters a card. */
export const firstTextIn = (card: Element | null): Leaf | undefined => textsIn(card)[0]

const isQ = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'q' && !ctrlKey && !metaKey && !altKey

function onCaretKey(event: KeyboardEvent, leaf: Leaf, quote: () => boolean): boolean {
  const card = cardOf(leaf.element)
  if (event.key === 'Escape') {
    getSelection()?.removeAllRanges()
    card
      ?.querySelector<HTMLElement>(':scope > [data-card-tools] > [data-select-words]')
      ?.focus({ preventScroll: true })
    return true
  }
  if (event.key === 'Enter' || isQ(event)) return quote() || isQ(event)
  if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    getSelection()?.selectAllChildren(leaf.element)
    return true
  }
  return moveCaret(event, leaf, textsIn(card))
}

function onLetter(event: KeyboardEvent, quote: () => boolean): boolean {
  const { target } = event
  if (!isQ(event) || (target instanceof Element && target.closest(FIELDS) !== null)) return false
  if (quote()) return true
  const button = cardButtonOf(target)
  button?.click()
  return button !== null
}
