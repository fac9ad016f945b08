import type { Storage } from '#plugins/ports/storage.ts'

/** The part of the browser's storage that is needed. */
export type KeyValueStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Named texts that outlive the page; what a full or forbidden store does not take lives in memory until it is closed. */
export function createStorage(open: () => KeyValueStore): Storage {
  const memory = new Map<string, string | null>()
  const attempt = <T>(act: (store: KeyValueStore) => T): { value: T } | null => {
    try {
      // opening it is what throws where storage is forbidden
      return { value: act(open()) }
    } catch {
      return null
    }
  }
  return {
    read(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      return attempt((store) => store.getItem(key))?.value ?? null
    },
    write(key, value) {
      if (attempt((store) => store.setItem(key, value))) {
        memory.delete(key)
        return
      }
      memory.set(key, value)
      // an older text must not come back in its place after a reload
      attempt((store) => store.removeItem(key))
    },
    remove(key) {
      if (attempt((store) => store.removeItem(key))) memory.delete(key)
      else memory.set(key, null)
    },
  }
}

/** The storage of this browser. */
export const browserStorage: Storage = createStorage(() => globalThis.localStorage)

/** The storage of this window alone: it outlives a reload and ends with the window. */
export const windowStorage: Storage = createStorage(() => globalThis.sessionStorage)

/** A storage in which some keys belong to this window alone: they outlive a reload, and no other window sees them. */
export function withWindowKeys(shared: Storage, own: Storage, keys: readonly string[]): Storage {
  const of = (key: string) => (keys.includes(key) ? own : shared)
  return {
    read: (key) => of(key).read(key),
    write: (key, value) => of(key).write(key, value),
    remove: (key) => of(key).remove(key),
  }
}
