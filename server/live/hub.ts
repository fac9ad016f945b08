import type { LoggedFact } from '#server/store/scripts.ts'

/** What was just appended, in order, to whom it belongs. */
export type Appended = { scriptId: string; ownerUid: string; facts: readonly LoggedFact[] }

/** Tells listeners of one process what was appended, after it is durable. */
export function createHub() {
  const listeners = new Map<string, Set<(appended: Appended) => void>>()
  return {
    tell(appended: Appended): void {
      for (const listener of listeners.get(appended.ownerUid) ?? []) listener(appended)
    },
    /** Listens to one creator's scripts; answers how to stop. */
    listen(ownerUid: string, listener: (appended: Appended) => void): () => void {
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
export type Hub = ReturnType<typeof createHub>
