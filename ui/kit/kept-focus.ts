import { type RefObject, useEffect } from 'react'
import { focusInPlace } from './focus-in-place.ts'

/**
 * Hands the focus to the first button in a place, or to a group that takes it before its buttons do, when what
 * had it is gone, so that whoever presses keys goes on from there. `change` is what the place shows now; a window takes a lost focus itself.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, change: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is what takes the focus away
  useEffect(() => {
    const at = document.activeElement
    const isLost = at === null || at === document.body || at.getAttribute('role') === 'dialog'
    if (isLost) focusInPlace(place.current?.querySelector<HTMLElement>('[tabindex="-1"], button'))
  }, [place, change])
}
