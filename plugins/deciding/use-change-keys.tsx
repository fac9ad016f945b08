import type { KeyboardEvent } from 'react'
import type { ChangeActs } from './change-detail.tsx'
import type { ShownChange } from './projections.ts'

/** The letters that act while the focus is in the list, and in no field of it: J and K go, Y keeps, N gives back, E edits. */
export function useChangeKeys({
  changes,
  opened,
  go,
  actsOf,
}: {
  changes: readonly ShownChange[]
  opened: string
  go: (address: string | undefined) => void
  actsOf: (change: ShownChange) => ChangeActs
}) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, ctrlKey, metaKey, altKey, currentTarget } = event
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLButtonElement)) return
    const at = changes.findIndex(({ address }) => address === opened)
    const change = changes[at]
    const isOpen = change?.fate === 'open'
    const acts: Record<string, (() => void) | false> = {
      j: () => go(changes[Math.min(at + 1, changes.length - 1)]?.address),
      k: () => go(changes[Math.max(at - 1, 0)]?.address),
      y: isOpen && actsOf(change).keep,
      n: isOpen && actsOf(change).revert,
      e: isOpen && (() => currentTarget.querySelector<HTMLElement>('[data-edits]')?.click()),
    }
    const act = acts[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
}
