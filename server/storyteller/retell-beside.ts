import { createPool } from '#server/workers/pool.ts'
import { untilAborted } from '#server/workers/until-aborted.ts'
import type {
  Recast,
  Reteller,
  Retelling,
  TellingAnswer,
  TellingJob,
  Translation,
} from './reteller.ts'

const IDLE_MS = 60_000
const LIMIT_MS = 60_000

/** Has games told once more in a process of their own: the first one reads all texts, and whoever calls meanwhile is answered. */
export function retellBeside(): Reteller & { close(): Promise<void> } {
  const pool = createPool<TellingJob, TellingAnswer>({
    size: 1,
    idleMs: IDLE_MS,
    limitMs: LIMIT_MS,
    // somebody waits for the answer
    niceness: 0,
    script: new URL('./retelling-worker.ts', import.meta.url),
  })
  const run = async (job: TellingJob, signal: AbortSignal) => {
    signal.throwIfAborted()
    return untilAborted(pool.run(job), signal)
  }
  return {
    // the worker answers each kind of job in its kind
    retell: (job, signal) => run(job, signal) as Promise<Retelling>,
    recast: (job, signal) => run(job, signal) as Promise<Recast>,
    translate: (job, signal) => run(job, signal) as Promise<Translation | null>,
    close: pool.close,
  }
}
