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

type Listener = { hear(appended: Appended): void; lookAgain(): void }

/** Tells listeners of one process what was appended, after it is durable. */
export function createHub() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    tell(appended: Appended): void {
      for (const { hear } of listeners.get(appended.ownerUid) ?? []) hear(appended)
    },
    /** Something may not have been told: whoever listens reads again. */
    missed(): void {
      for (const all of listeners.values()) for (const { lookAgain } of all) lookAgain()
    },
    /** Listens to one creator's scripts; answers how to stop. */
    listen(
      ownerUid: string,
      hear: Listener['hear'],
      lookAgain: Listener['lookAgain'] = () => undefined,
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
export type Hub = ReturnType<typeof createHub>
