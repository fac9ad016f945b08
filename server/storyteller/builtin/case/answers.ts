import type { Find, HidingVerse, HouseRule, OwnPools, Pools } from '../pools.ts'
import type { Rng } from '../rng.ts'

/** What a case has drawn from its pools. */
export type Answers = {
  /** The rule whose word is missing. */
  readonly saying: HouseRule
  /** The verse and where else it might have pointed. */
  readonly verse: HidingVerse
  readonly elsewhere: readonly Pick<HidingVerse, 'where'>[]
  /** The four things that were found, as they were counted. */
  readonly found: readonly Find[]
  /** The one nobody is told of: whoever speaks of it knows too much. */
  readonly kept: Find
}

const FOUND = 4
const WRONG = 3

/** Draws the answers of a case. */
export function drawAnswers(rng: Rng, shared: Pools, own?: OwnPools): Answers {
  const { finds, sayings, verses } = own ?? shared
  const [verse, ...others] = rng.shuffle(verses)
  const found = rng.shuffle(finds).slice(0, FOUND)
  if (verse === undefined) throw new Error('no verse to draw')
  return {
    saying: rng.pick(sayings),
    verse,
    elsewhere: own?.elsewhere.slice(0, WRONG).map((where) => ({ where })) ?? others.slice(0, WRONG),
    found,
    kept: rng.pick(found),
  }
}
