import { LIMITS } from '#schemas/limits.ts'

export type Backoff = { nextMs(): number; reset(): void }

/** At most this part of a pause is taken away, so that clients of one server do not all come back together. */
const JITTER = 0.2

/** A number from 0 to below 1, from a text that is new each time. */
function fraction(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0
  return hash / 4_294_967_296
}

/** Pauses of 0.5, 1, 2 … at most 30 s, each a little shorter by chance; `chance` gives a new text each time (LV4). */
export function createBackoff(chance: () => string): Backoff {
  let failures = 0
  return {
    nextMs() {
      const whole = Math.min(
        LIMITS.reconnectMaxMs,
        LIMITS.reconnectFirstMs * 2 ** Math.min(failures, 16),
      )
      failures += 1
      return Math.round(whole * (1 - JITTER * fraction(chance())))
    },
    reset() {
      failures = 0
    },
  }
}
