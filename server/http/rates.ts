import type { Clock } from '#core/engine/ports.ts'

/** So many at once, and then as many more as the time makes free again. */
export type Rate = { count: number; withinMs: number }

const KEYS_KEPT = 50_000

/**
 * Counts what may be done so and so often, with one number for each key: the moment at which all that was
 * taken is made up for. Keys come from callers, so the one longest unused goes first.
 */
export function createRates(clock: Clock) {
  const madeUpAt = new Map<string, number>()
  return {
    /** Takes one; answers null, or the seconds until there is one again, which are never more than the whole time. */
    take(key: string, { count, withinMs }: Rate): number | null {
      const now = clock.now()
      const each = withinMs / count
      const known = madeUpAt.get(key) ?? now
      // further off than anything that may be taken: the clock was set back, and nobody waits for it to catch up
      const before = known > now + withinMs ? now : Math.max(known, now)
      const after = before + each
      const tooEarly = after - now - withinMs
      madeUpAt.delete(key)
      madeUpAt.set(key, tooEarly > 1e-6 ? before : after)
      const [unused] = madeUpAt.keys()
      if (madeUpAt.size > KEYS_KEPT && unused !== undefined) madeUpAt.delete(unused)
      return tooEarly > 1e-6 ? Math.max(1, Math.ceil(tooEarly / 1_000)) : null
    },
  }
}
export type Rates = ReturnType<typeof createRates>
