import type { Storage } from '#plugins/ports/storage.ts'

/** Says that this window has a creation of its own. */
const MARK = 'ownCreation'

/**
 * A storage in which each window has its own of some keys (ID40). What it writes there is also written where all
 * windows see it: a new window begins with what was written last, and goes its own way with its first change.
 */
export function withOwnCreation(shared: Storage, own: Storage, keys: readonly string[]): Storage {
  const isMine = () => own.read(MARK) !== null
  const readMine = (key: string) => (isMine() ? own : shared).read(key)
  function becomeMine(): void {
    if (isMine()) return
    own.write(MARK, 'true')
    for (const key of keys) {
      const value = shared.read(key)
      if (value !== null) own.write(key, value)
    }
  }
  return {
    read: (key) => (keys.includes(key) ? readMine(key) : shared.read(key)),
    write(key, value) {
      if (keys.includes(key)) {
        becomeMine()
        own.write(key, value)
      }
      shared.write(key, value)
    },
    remove(key) {
      if (!keys.includes(key)) return shared.remove(key)
      // what another window wrote there since is the other's
      if (shared.read(key) === readMine(key)) shared.remove(key)
      becomeMine()
      own.remove(key)
      if (keys.every((one) => own.read(one) === null)) own.remove(MARK)
    },
  }
}
