import { Batch } from '#core/engine/batch.ts'
import {
  type ClearsWhen,
  composeReducer as compose,
  type Reduce as EngineReduce,
} from '#core/engine/reduce.ts'
import type { Draft } from '#schemas/draft.ts'
import { catalog, type GameEvent } from '#schemas/events/index.ts'
import { slices } from '#schemas/slices/index.ts'
import type { AnyPlugin, Lamplight } from './kit.ts'

export type Reduce = EngineReduce<Lamplight>

/** A script that is opened again keeps what is known of it. */
export const clearsWhen: ClearsWhen<Lamplight> = {
  'script/opened': ({ payload }, { session }) => session.scriptId !== payload.scriptId,
}

/** One pure reducer out of plugins: the same in the browser, on the server and in a replay. */
export const composeReducer = (plugins: readonly AnyPlugin[]): Reduce =>
  compose<Lamplight>({ catalog, slices, plugins, clearsWhen })

/** The draft a log makes; throws what a reducer threw. */
export function fold(reduce: Reduce, initial: Draft, log: Iterable<GameEvent>): Draft {
  const batch = new Batch<Lamplight>(reduce, initial)
  batch.takeAll(log)
  return batch.draft
}

/** Each fact with the draft after it. */
export function* replaySteps(
  reduce: Reduce,
  initial: Draft,
  log: Iterable<GameEvent>,
): Generator<{ event: GameEvent; draft: Draft }, Draft> {
  let draft = initial
  for (const event of log) {
    draft = reduce(draft, event)
    yield { event, draft }
  }
  return draft
}
