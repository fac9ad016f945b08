import { definitionOf } from '../events/index.ts'
import type { GameFact } from './frame-readers.ts'
import { parsed } from './read.ts'

/** A fact of the game that the wire has no spelling for: its type is the key, its payload the message. */
export const encodePlain = ({ type, payload }: GameFact): { key: string; message: object } => ({
  key: type,
  message: payload,
})

/** A fact that travelled under its own type; null for any other frame, and for what does not fit the fact. */
export function decodePlain(type: string, message: unknown): GameFact | null {
  const definition = definitionOf(type)
  // a whole game is answered when it is asked for
  if (definition?.scope !== 'script' || type === 'script/snapshotReceived') return null
  const payload = definition.payload.safeParse(parsed(message))
  // the definition of this very type has checked the payload
  return payload.success ? ({ type, payload: payload.data } as GameFact) : null
}
