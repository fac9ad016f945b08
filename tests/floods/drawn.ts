import fc from 'fast-check'
import type { z } from 'zod'
import { anyJson, factOf, revisionOf, trapName } from '#fixtures/arbitraries.ts'
import { catalog } from '#schemas/events/index.ts'
import type { RevisedModules } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { frozen } from '../properties/game-logs.ts'
import { wildFrame } from '../properties/wild-frames.ts'
import { nearly } from '../schemas/any-fact.ts'

/** A fact with its envelope left out, which may be none: what a caller hands to the bus. */
export type Drawn = { type: string; payload: unknown }

/** These leave the game or begin it anew, or say which frames were seen: the flood tells them itself, where it means them. */
const STEERING = [
  'script/opened',
  'script/closed',
  'idea/creationReset',
  'live/rewound',
  'live/frameSeen',
]
const besideOf = ({ type, payload }: { type: string; payload: z.ZodType }): fc.Arbitrary<Drawn> =>
  nearly(payload).map((one) => ({ type, payload: one }))
const beside = catalog.filter(({ type, scope }) => scope === 'session' && !STEERING.includes(type))
// of these any object is a payload
const game = catalog.filter(
  ({ type, scope }) => scope === 'script' && type !== 'script/generationCompleted',
)

/** A whole game without any picture erases none: it may come from a server that leaves them out. So no revision takes the last one away. */
const leavesPictures = ({ locations, npcs }: RevisedModules): boolean =>
  (locations ?? [null]).some((one) => one === null || one.image !== null) &&
  (npcs ?? [null]).some((one) => one === null || one.photo !== null || one.avatar !== null)

/** A fact of a game, with what our own server says besides: how many people there will be, and which revision it is. */
const storyFact = fc
  .tuple(fc.oneof({ weight: 5, arbitrary: factOf }, revisionOf), fc.integer({ min: -10, max: 10 }))
  .map(([fact, more]): GameFact => {
    if (more < 1) return fact
    if (fact.type === 'basics/written')
      return { ...fact, payload: { ...fact.payload, castSize: more } }
    if (fact.type === 'updates/applied' && leavesPictures(fact.payload.modules))
      return { ...fact, payload: { ...fact.payload, revision: `revision-${more}` } }
    return fact
  })
/** The animation of an update goes by facts of its own: they are told more often than others. */
const besideFact = fc.oneof(
  ...beside.map((one) => ({
    arbitrary: besideOf(one),
    weight: one.type.startsWith('updates/') ? 10 : 1,
  })),
)
/** No fact of the product, or one whose payload is something else. */
const noFact: fc.Arbitrary<Drawn> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: fc.oneof(trapName, fc.string()), payload: anyJson }) },
  ...game.map(({ type, payload }) =>
    anyJson
      .filter((one) => !payload.safeParse(one).success)
      .map((one): Drawn => ({ type, payload: one })),
  ),
)

/** As JSON brings it: of plain objects alone. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Anything that may come over a socket: near a frame, or nothing like it. */
const anythingWild: fc.Arbitrary<unknown> = fc.oneof({ weight: 5, arbitrary: wildFrame }, anyJson)

/** What one log is made of: payloads that are drawn again and again, each time as another fact. */
export type Pool = {
  story: readonly GameFact[]
  beside: readonly Drawn[]
  none: readonly Drawn[]
  /** Texts of a socket. */
  wild: readonly string[]
}

/** So many are drawn for each log. */
const POOL = { story: 500, beside: 150, none: 60, wild: 100 } as const

/** The pool of one log; the same seed draws the same. */
export function poolOf(seed: number): Pool {
  const sample = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] =>
    plain(fc.sample(of, { numRuns, seed }))
  return {
    story: sample(storyFact, POOL.story).map(frozen),
    beside: sample(besideFact, POOL.beside).map(frozen),
    none: sample(noFact, POOL.none).map(frozen),
    wild: sample(anythingWild, POOL.wild).map((one) => JSON.stringify(one)),
  }
}
