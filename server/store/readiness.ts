import { statfs } from 'node:fs/promises'
import type { Clock } from '#core/engine/ports.ts'
import type { Store } from './tables.ts'

/** With less than this free a server says that it is not ready: a game and its pictures take some megabytes. */
export const FREE_FLOOR_BYTES = 64 * 1_048_576
/** An answer counts so long, however often it is asked for. */
const KEPT_MS = 5_000

export type ReadinessOptions = {
  store: Store
  dataDir: string
  clock: Clock
  /** The free space of a folder's disk; another one only where a test fills no disk. */
  freeBytes?: (folder: string) => Promise<number>
}

/** Answers what keeps the store from taking anything in, each in a few words; nothing when it writes and has room. */
export function createReadiness(options: ReadinessOptions): () => Promise<string[]> {
  const { store, dataDir, clock, freeBytes = freeBytesOf } = options
  let last: { at: number; found: Promise<string[]> } | undefined

  const write = () => {
    const value = new Date(clock.now()).toISOString()
    return store
      .insertInto('meta')
      .values({ name: 'ready', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }

  async function look(): Promise<string[]> {
    const [written, free] = await Promise.allSettled([write(), freeBytes(dataDir)])
    const missing: string[] = []
    if (written.status === 'rejected') missing.push('the database cannot be written')
    if (free.status === 'rejected') missing.push('the data folder cannot be read')
    else if (free.value < FREE_FLOOR_BYTES)
      missing.push(
        `the disk of the data folder has less than ${FREE_FLOOR_BYTES / 1_048_576} MB free`,
      )
    return missing
  }

  return () => {
    const now = clock.now()
    // a clock that was set back must not keep an old answer
    if (last === undefined || Math.abs(now - last.at) >= KEPT_MS) last = { at: now, found: look() }
    return last.found
  }
}

/** What is free on a folder's disk, in bytes; endless where the disk says nothing. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder)
  // some network disks say nothing about themselves
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}
