import type { Brief } from '#schemas/settings.ts'
import { createPool, WorkerFault } from '#server/workers/pool.ts'
import { untilAborted } from '#server/workers/until-aborted.ts'
import type { Plan } from './plan.ts'
import { type RefusalCode, type Storyteller, StorytellerRefusal } from './port.ts'

export type PlannerOptions = {
  idleMs?: number
  /** What the planner runs; another one only where a test needs one that fails. */
  workerScript?: URL
}

/** A storyteller that makes its plans in a process of its own, to be closed when the server ends. */
export type Planner = Storyteller & { alive(): number; close(): Promise<void> }

// The first plan of a process takes a second or two; the next ones take thirtieths. One waits while somebody chooses.
const IDLE_MS = 300_000
const LIMIT_MS = 60_000

/** Takes the built-in storyteller's plans out of the server's way: whoever calls meanwhile is answered. */
export function planBeside(storyteller: Storyteller, options: PlannerOptions = {}): Planner {
  const pool = createPool<Brief, Plan>({
    size: 1,
    idleMs: options.idleMs ?? IDLE_MS,
    limitMs: LIMIT_MS,
    // a plan is short, and somebody waits for its first words
    niceness: 0,
    script: options.workerScript ?? new URL('./plan-worker.ts', import.meta.url),
  })
  return {
    ...storyteller,
    async *propose(asked, signal, spent) {
      yield* storyteller.propose(asked, signal, spent)
      // who was shown outlines will soon start a game
      pool.warm()
    },
    async plan(brief, signal) {
      signal.throwIfAborted()
      return untilAborted(pool.run(brief), signal).catch((fault: unknown) => {
        if (fault instanceof WorkerFault && isRefusal(fault.code))
          throw new StorytellerRefusal(fault.code, fault.message)
        throw fault
      })
    },
    alive: pool.alive,
    close: pool.close,
  }
}

const isRefusal = (code: string | undefined): code is RefusalCode =>
  code === 'refused' || code === 'unavailable'
