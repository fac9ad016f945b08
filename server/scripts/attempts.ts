import type { Clock } from '#core/engine/ports.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import { pauseOn, within } from './pause.ts'

/** How long a storyteller may take for one thing where it says nothing of it. */
export const DEADLINE_MS = 300_000
/**
 * How often a storyteller is asked, and the pauses between: each twice as long as the one before, less a part left to
 * chance, up to `mostMs`. A storyteller that asks for a longer one is not waited for.
 */
export type BackOff = { tries: number; firstMs: number; mostMs: number }
export type AttemptOptions = {
  clock: Clock
  /** From 0 to 1, so that many who failed together do not come back together. */
  random: () => number
  backOff: BackOff
}
/** What one thing is asked under. */
export type AttemptLimits = {
  deadlineMs: number
  signal: AbortSignal
  /** Whether another try may help; absent: unless it was refused. */
  isWorthATry?: (fault: unknown) => boolean
}

/** Asks a storyteller until it answers, is refused, or has been asked often enough: then its last fault is thrown. */
export function createAttempts({ clock, random, backOff }: AttemptOptions) {
  /** Before the next try: what the storyteller asks for, or the back-off; nothing where that is too long to wait. */
  function pauseAfter(fault: unknown, tries: number): number | undefined {
    const doubledMs = Math.min(backOff.mostMs, backOff.firstMs * 2 ** (tries - 1))
    const ownMs = doubledMs * (0.5 + random() / 2)
    const askedMs = fault instanceof StorytellerRefusal ? (fault.retryAfterMs ?? 0) : 0
    if (askedMs > backOff.mostMs) return undefined
    // never before the time that was asked for
    return askedMs > 0 ? askedMs + random() * backOff.firstMs : ownMs
  }

  return async function attempt<T>(
    { deadlineMs, signal, isWorthATry = isNoRefusal }: AttemptLimits,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await within(clock, deadlineMs, signal, work)
      } catch (fault) {
        if (signal.aborted || tries >= backOff.tries || !isWorthATry(fault)) throw fault
        const pauseMs = pauseAfter(fault, tries)
        if (pauseMs === undefined) throw fault
        await pauseOn(clock, pauseMs, signal)
      }
    }
  }
}
export type Attempt = ReturnType<typeof createAttempts>

/** What was refused stays refused. */
const isNoRefusal = (fault: unknown): boolean =>
  !(fault instanceof StorytellerRefusal && fault.code === 'refused')

/** A storyteller that is busy, and no fault. */
export const isUnavailable = (fault: unknown): boolean =>
  fault instanceof StorytellerRefusal && fault.code === 'unavailable'
