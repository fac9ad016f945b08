import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { Store } from './tables.ts'

/** Does some writing within a transaction; resolves once that is committed. */
export type Write = (write: (transaction: Store) => Promise<void>) => Promise<void>

type Waiting = {
  write(transaction: Store): Promise<void>
  resolve(): void
  reject(cause: unknown): void
}

/** So many writings share a commit at most: a call that reads waits for no more of them. */
const SHARED_MOST = 16

/**
 * Writings of many callers in one transaction: it is the commit that costs, not the row. What comes in one turn of the
 * event loop, or while others are committed, is committed together. Where one of them fails each is tried by itself, so that nobody fails for another's.
 */
export function createSharedTransaction(store: Store): Write {
  const waiting: Waiting[] = []
  let isWriting = false

  const commit = (writings: readonly Waiting[]): Promise<void> =>
    store.transaction().execute(async (transaction) => {
      for (const { write } of writings) await write(transaction)
    })

  async function writeTogether(writings: readonly Waiting[]): Promise<void> {
    try {
      await commit(writings)
      for (const { resolve } of writings) resolve()
    } catch {
      for (const one of writings) await commit([one]).then(one.resolve, one.reject)
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      // the embedded database commits before anybody else has a turn
      await turnOfTheLoop()
      await writeTogether(waiting.splice(0, SHARED_MOST))
    }
    isWriting = false
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting.push({ write, resolve, reject })
      if (!isWriting) void writeAll()
    })
}
