import type { Clock } from '#core/engine/ports.ts'

/** So many at once, and then as many more as the time makes free again. */
export type Rate = { count: number; withinMs: number }

/** Counts what may be done so and so often: here, or together with the other servers of a database. */
export type Rates = {
  /** Takes one; answers null, or the seconds until there is one again, which are never more than the whole time. */
  take(key: string, rate: Rate): number | null | Promise<number | null>
}

/** So many keys are counted in memory: they come from callers, so the one longest unused goes first. */
export const KEYS_KEPT = 50_000
/** What is less than this is a fault of reckoning. */
const NOTHING_MS = 1e-6

/** What was taken of a rate: when all of it is made up for, and, where there was none, the seconds until there is one. */
type Drawn = { taken: number; madeUpAt: number; wait: number | null }

/** Takes what there is of a rate, at most as many as are wanted, by the one number that is kept of it. */
export function drawFrom(
  known: number,
  { count, withinMs }: Rate,
  now: number,
  wanted: number,
): Drawn {
  const each = withinMs / count
  // further off than anything that may be taken: the clock was set back, and nobody waits for it to catch up
  const before = known > now + withinMs ? now : Math.max(known, now)
  const free = Math.max(0, Math.floor((now + withinMs - before + NOTHING_MS) / each))
  const taken = Math.min(wanted, free)
  const tooEarly = before + each - now - withinMs
  return {
    taken,
    madeUpAt: before + taken * each,
    wait: taken > 0 ? null : Math.max(1, Math.ceil(tooEarly / 1_000)),
  }
}

/** Counts in memory, with one number for each key: the moment at which all that was taken is made up for. */
export function createRates(clock: Clock) {
  const madeUpAt = new Map<string, number>()
  return {
    take(key: string, rate: Rate): number | null {
      const now = clock.now()
      const drawn = drawFrom(madeUpAt.get(key) ?? now, rate, now, 1)
      madeUpAt.delete(key)
      madeUpAt.set(key, drawn.madeUpAt)
      const [unused] = madeUpAt.keys()
      if (madeUpAt.size > KEYS_KEPT && unused !== undefined) madeUpAt.delete(unused)
      return drawn.wait
    },
  } satisfies Rates
}
