import { asyncScheduler } from 'rxjs'
import type { Clock, Ids } from '#core/engine/ports.ts'

/** The browser's own time. */
export const browserClock: Clock = { now: () => Date.now(), scheduler: asyncScheduler }

const BYTES = 16
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
// asked for by the hundred: each question costs more than the writing of an identifier
const pool = new Uint8Array(256 * BYTES)
let used = pool.length

/** Identifiers no other browser makes, and nobody guesses. */
export const browserIds: Ids = {
  next() {
    if (used === pool.length) {
      crypto.getRandomValues(pool)
      used = 0
    }
    let id = ''
    for (const end = used + BYTES; used < end; used++) id += HEX[pool[used] as number]
    return id
  },
}
