import { composeReducer } from '#core/reduce.ts'
import { fold } from '#core/replay.ts'
import { gamePlugins } from '#plugins/index.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { type Draft, emptyDraft, type GameSliceName, gameSlices } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'

export const SCRIPT = 's1'
export const reduce = composeReducer(gamePlugins)
/** A script of which nothing is known. */
export const opened = (): Draft => ({ ...emptyDraft(), scriptId: SCRIPT })

/** A fact with its envelope, at a position of its script's log. */
export const eventOf = (fact: GameFact, version: number): GameEvent => ({
  ...fact,
  id: `e${version}`,
  seq: version,
  version,
  at: 0,
  source: 'socket',
  scriptId: SCRIPT,
})
/** Facts numbered from 1. */
export const logOf = (facts: readonly GameFact[]): GameEvent[] =>
  facts.map((fact, at) => eventOf(fact, at + 1))
export const gameOf = (log: readonly GameEvent[], from: Draft = opened()): Draft =>
  fold(reduce, from, log)

/** The whole game as the server would answer it as of a position. */
export const snapshotAsOf = (draft: Draft, version: number): GameEvent =>
  eventOf({ type: 'script/snapshotReceived', payload: { game: gameSnapshot(draft) } }, version)

/** The game slices alone. */
export function slicesOf(draft: Draft): Pick<Draft, GameSliceName> {
  const names = Object.keys(gameSlices) as GameSliceName[]
  // exactly the names of the game slices
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as Pick<Draft, GameSliceName>
}

/** Freezes a value to its depths: whoever writes to it throws. */
export function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
