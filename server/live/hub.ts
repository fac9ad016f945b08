import type { LoggedFact } from '#server/store/scripts.ts'

/** What was just appended, in order, to whom it belongs. */
export type Appended = { scriptId: string; ownerUid: string; facts: readonly LoggedFact[] }
/** A frame of no number, for who listens at this moment and nobody later. */
export type PassingFrame = { scriptId: string; ownerUid: string; frame: Buffer }

/** Those who listen to one creator's scripts. */
function createListeners<T extends { ownerUid: string }>() {
  const listeners = new Map<string, Set<(told: T) => void>>()
  return {
    tell(told: T): void {
      for (const listener of listeners.get(told.ownerUid) ?? []) listener(told)
    },
    isHeard: (ownerUid: string): boolean => listeners.has(ownerUid),
    listen(ownerUid: string, listener: (told: T) => void): () => void {
      const of = listeners.get(ownerUid) ?? new Set()
      listeners.set(ownerUid, of)
      of.add(listener)
      return () => {
        of.delete(listener)
        if (of.size === 0) listeners.delete(ownerUid)
      }
    },
  }
}

/** Tells listeners of one process what was appended, after it is durable, and what passes. */
export function createHub() {
  const appended = createListeners<Appended>()
  const passing = createListeners<PassingFrame>()
  return {
    tell: appended.tell,
    /** Listens to one creator's scripts; answers how to stop. */
    listen: appended.listen,
    /** Shows a frame that is in no log. */
    show: passing.tell,
    /** Whether somebody watches a creator's scripts. */
    isWatched: passing.isHeard,
    /** Hears of what passes in one creator's scripts; answers how to stop. */
    watch: passing.listen,
  }
}
export type Hub = ReturnType<typeof createHub>
