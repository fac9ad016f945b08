import { definitionOf } from './events/index.ts'
import type { GameFact } from './wire/frame-readers.ts'

/**
 * Reads a fact of a script as it was stored, once its payload is JSON: with what its type has gained since filled in.
 * Null where it is none that this version knows.
 */
export function readStoredFact(type: string, payload: unknown): GameFact | null {
  const definition = definitionOf(type)
  if (definition?.scope !== 'script') return null
  const checked = definition.payload.safeParse(payload)
  // the definition of this very type has checked it
  return checked.success ? ({ type, payload: checked.data } as GameFact) : null
}
