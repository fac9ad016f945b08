import { stagesOf } from '#core/engine/stages.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { gamePlugins } from '#plugins/index.ts'
import type { Lamplight } from '#plugins/kit.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { Draft, ScriptDraft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { draftWith } from '../core/draft-with.ts'

export const SCRIPT = 's1'
export const reduce = composeReducer(gamePlugins)
export const stages = stagesOf<Lamplight>(gamePlugins)
/** A script of which nothing is known. */
export const opened = (): Draft => draftWith({ scriptId: SCRIPT })

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

/** What is kept of the game. */
export const slicesOf = (draft: Draft): ScriptDraft => draft.script

/** Freezes a value to its depths: whoever writes to it throws. */
export function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
