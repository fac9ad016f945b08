import { rangeOf, select, selectedIn, unitsOf } from './ranges.ts'
import type { TextLeaf } from './text-leaf.ts'

/** By their elements: a text that changes is another leaf of the same element. */
const awake = new Map<Element, TextLeaf>()

/** Makes a text a Lexical editor before it is selected, and puts others to sleep; a selection that began without one is kept. */
export function wake(leaf: TextLeaf): void {
  if (leaf.host !== null) return
  const part = selectedIn(leaf.element)
  const units = part === null || part.collapsed ? null : unitsOf(leaf.element, part)
  const isBackward = getSelection()?.direction === 'backward'
  // on the way to the button a mouse may rest on another text: what is selected stays so
  for (const element of awake.keys()) if (!holdsSelection(element)) sleep(element)
  awake.set(leaf.element, leaf)
  leaf.wake()
  if (units !== null) select(rangeOf(leaf.element, ...units), isBackward)
}

/** Lets go of whatever is awake: nobody reads selections any more. */
export function sleepAll(): void {
  for (const element of awake.keys()) sleep(element)
}

/** A text in a button cannot be selected by a pointer: a press there presses the button. */
export const isSelectable = ({ element }: TextLeaf): boolean => element.closest('button') === null

function sleep(element: Element): void {
  if (element.isConnected) awake.get(element)?.sleep()
  awake.delete(element)
}

/** Whether words of a text are selected, or the keyboard's caret is in it. */
const holdsSelection = (element: Element): boolean =>
  element.contains(getSelection()?.anchorNode ?? null) &&
  (getSelection()?.isCollapsed === false || element.hasAttribute('aria-readonly'))
