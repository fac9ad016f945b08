import { asyncScheduler } from 'rxjs'
import type { Clock, Ids } from '#core/engine/ports.ts'

/** The browser's own time. */
export const browserClock: Clock = { now: () => Date.now(), scheduler: asyncScheduler }

/** Identifiers no other browser makes. */
export const browserIds: Ids = {
  // pages served without TLS from another machine have no randomUUID
  next: () => crypto.randomUUID?.() ?? fromRandomBytes(),
}

function fromRandomBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
