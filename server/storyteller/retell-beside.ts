import { createPool } from '#server/workers/pool.ts'
import { untilAborted } from '#server/workers/until-aborted.ts'
import type { Recast, RecastJob, Reteller, Retelling, RetellingJob } from './reteller.ts'

const IDLE_MS = 60_000
const LIMIT_MS = 60_000

/** Has games told once more in a process of their own: the first one reads all texts, and whoever calls meanwhile is answered. */
export function retellBeside(): Reteller & { close(): Promise<void> } {
  const pool = createPool<RetellingJob | RecastJob, Retelling | Recast>({
    size: 1,
    idleMs: IDLE_MS,
    limitMs: LIMIT_MS,
    // somebody waits for the answer
    niceness: 0,
    script: new URL('./retelling-worker.ts', import.meta.url),
  })
  const run = async (job: RetellingJob | RecastJob, signal: AbortSignal) => {
    signal.throwIfAborted()
    return untilAborted(pool.run(job), signal)
  }
  return {
    // the worker answers each kind of job in its kind
    retell: (job, signal) => run(job, signal) as Promise<Retelling>,
    recast: (job, signal) => run(job, signal) as Promise<Recast>,
    close: pool.close,
  }
}
