import { createPool } from '#server/workers/pool.ts'
import { untilAborted } from '#server/workers/until-aborted.ts'
import type { Reteller, Retelling, RetellingJob } from './reteller.ts'

const IDLE_MS = 60_000
const LIMIT_MS = 60_000

/** Has games told once more in a process of their own: the first one reads all texts, and whoever calls meanwhile is answered. */
export function retellBeside(): Reteller & { close(): Promise<void> } {
  const pool = createPool<RetellingJob, Retelling>({
    size: 1,
    idleMs: IDLE_MS,
    limitMs: LIMIT_MS,
    // somebody waits for the answer
    niceness: 0,
    script: new URL('./retelling-worker.ts', import.meta.url),
  })
  return {
    async retell(job, signal) {
      signal.throwIfAborted()
      return untilAborted(pool.run(job), signal)
    },
    close: pool.close,
  }
}
