import type { GameEvent } from '#schemas/events/index.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { gameLog, type Size } from '../game-log.ts'

const ORIGIN = 'https://cdn.example'
/** The script of the log. */
export const SCRIPT = 'script-1'

/** A whole creation as its server tells it: each fact one frame of the socket. */
export const framesOf = (size: Size): string[] =>
  gameLog(size)
    .filter(({ type }) => type !== 'script/opened')
    // all but its opening is what builds the game
    .map((event) => JSON.stringify(encodeFact(event as GameFact, SCRIPT, event.seq, ORIGIN)))

/** The facts of a frame, read as the product reads them, for those that have no socket of their own. */
export function factsIn(message: string): GameEvent[] {
  const frame = decodeFrame(message)
  if (frame.kind !== 'facts') throw new Error(`a frame is ${frame.kind}`)
  const { scriptId, seq } = frame
  const envelope = { id: `fact-${seq}`, seq: seq ?? 0, version: seq, at: 0, scriptId }
  return frame.facts.map((fact): GameEvent => ({ ...fact, ...envelope, source: 'socket' }))
}
