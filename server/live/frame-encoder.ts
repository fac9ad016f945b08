import { encodeFact } from '#schemas/wire/frame.ts'
import type { LoggedFact } from '#server/store/scripts.ts'

/** A fact as the bytes of its frame, with one origin in its addresses. */
export type FrameEncoder = (scriptId: string, logged: LoggedFact, origin: string) => Buffer

/**
 * Encodes a fact once for all readers that came by one address, who then share its bytes: nobody may write into them.
 * They are kept as long as the fact itself, which is let go of once everybody was told.
 */
export function createFrameEncoder(): FrameEncoder {
  const known = new WeakMap<LoggedFact, Map<string, Buffer>>()
  return (scriptId, logged, origin) => {
    const byOrigin = known.get(logged) ?? new Map<string, Buffer>()
    known.set(logged, byOrigin)
    let bytes = byOrigin.get(origin)
    if (bytes === undefined) {
      bytes = Buffer.from(JSON.stringify(encodeFact(logged.fact, scriptId, logged.seq, origin)))
      byOrigin.set(origin, bytes)
    }
    return bytes
  }
}
