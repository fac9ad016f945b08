import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { type Leaf, leafOf, leavesIn } from '#ui/kit/leaf.tsx'
import { cardButtonOf, cardOf } from './card-tools.tsx'
import { enterText, hasCaret, moveCaret } from './caret.ts'
import { isSelectable } from './wake.ts'

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
    (leaf) =>
      leaf.source.trim() !== '' &&
      leaf.element.getClientRects().length > 0 &&
      // what is focused in a button would be a control in a control
      isSelectable(leaf) &&
      cardOf(leaf.element) === card,
  )
}

/** Brings the caret into a card; one that is folded is unfolded for it. */
export function enterCard(card: Element | null): void {
  const [first] = textsIn(card)
  if (first !== undefined) {
    enterText(first)
    return
  }
  card?.querySelector<HTMLElement>('button[aria-expanded=false]')?.click()
  requestAnimationFrame(() => {
    const [unfolded] = textsIn(card)
    if (unfolded !== undefined) enterText(unfolded)
  })
}

const isQ = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'q' && !ctrlKey && !metaKey && !altKey

function onCaretKey(event: KeyboardEvent, leaf: Leaf, quote: () => boolean): boolean {
  const card = cardOf(leaf.element)
  if (event.key === 'Escape') {
    getSelection()?.removeAllRanges()
    focusInPlace(
      card?.querySelector<HTMLElement>(':scope > [data-card-tools] > [data-select-words]'),
    )
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
