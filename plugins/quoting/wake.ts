import { rangeOf, select, selectedIn, unitsOf } from './ranges.ts'
import type { TextLeaf } from './text-leaf.ts'

let awake: TextLeaf | null = null

/** Makes a text a Lexical editor before it is selected, and puts the one before to sleep; a selection that began without one is kept. */
export function wake(leaf: TextLeaf): void {
  if (leaf.host !== null) return
  const part = selectedIn(leaf.element)
  const units = part === null || part.collapsed ? null : unitsOf(leaf.element, part)
  const isBackward = getSelection()?.direction === 'backward'
  const before = awake
  awake = leaf
  if (before !== null && before.element !== leaf.element && before.element.isConnected)
    before.sleep()
  leaf.wake()
  if (units !== null) select(rangeOf(leaf.element, ...units), isBackward)
}

/** Lets go of whatever is awake: nobody reads selections any more. */
export function sleepAll(): void {
  if (awake?.element.isConnected) awake.sleep()
  awake = null
}

/** A text in a button cannot be selected by a pointer: a press there presses the button. */
export const isSelectable = ({ element }: TextLeaf): boolean => element.closest('button') === null
