import type { LoggedFact } from '#server/store/scripts.ts'

/**
 * What was just appended, in order, to whom it belongs. What another server appended is known by its numbers alone, and
 * has no facts here: it is read from the log.
 */
export type Appended = {
  scriptId: string
  ownerUid: string
  facts: readonly LoggedFact[]
  elsewhere?: { first: number; last: number }
}
/** A frame of no number, for who listens at this moment and nobody later. */
export type PassingFrame = { scriptId: string; ownerUid: string; frame: Buffer }

type Listener<T> = { hear(told: T): void; lookAgain(): void }

/** Those who listen to one creator's scripts. */
function createListeners<T extends { ownerUid: string }>() {
  const listeners = new Map<string, Set<Listener<T>>>()
  return {
    tell(told: T): void {
      for (const { hear } of listeners.get(told.ownerUid) ?? []) hear(told)
    },
    /** Something may not have been told: whoever listens reads again. */
    missed(): void {
      for (const all of listeners.values()) for (const { lookAgain } of all) lookAgain()
    },
    isHeard: (ownerUid: string): boolean => listeners.has(ownerUid),
    listen(
      ownerUid: string,
      hear: Listener<T>['hear'],
      lookAgain: Listener<T>['lookAgain'] = () => undefined,
    ): () => void {
      const of = listeners.get(ownerUid) ?? new Set()
      const listener = { hear, lookAgain }
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
    /** Something may not have been told: whoever listens reads again. */
    missed: appended.missed,
    /** Shows a frame that is in no log. */
    show: passing.tell,
    /** Whether somebody watches a creator's scripts. */
    isWatched: passing.isHeard,
    /** Hears of what passes in one creator's scripts; answers how to stop. */
    watch: passing.listen,
  }
}
export type Hub = ReturnType<typeof createHub>
