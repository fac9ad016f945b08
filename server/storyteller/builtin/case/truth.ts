import type { Kit } from '../kit.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { Role } from '../person.ts'
import type { Find } from '../pools.ts'
import type { Rng } from '../rng.ts'
import { type Answers, drawAnswers } from './answers.ts'
import { type OrderPuzzle, orderPuzzle } from './order.ts'
import { type Cast, castKit, type Member } from './people.ts'

/** The three doubts. Each is a list of names; the culprit is in all, every innocent in exactly one. */
export const DOUBTS = ['hour', 'key', 'mark'] as const
export type Doubt = (typeof DOUBTS)[number]

/** What the four suspects are to the case: who did it, and who stands under one doubt each. */
export const CASE_ROLES = ['culprit', 'loner', 'holder', 'marked'] as const
export type CaseRole = (typeof CASE_ROLES)[number]
/** Who has which role, by their ids. */
export type Casting = Readonly<Record<CaseRole, number>>

/** A clock that gains: what it showed, what was true, and why. All in minutes. */
type Clock = {
  readonly gain: number
  readonly days: number
  readonly error: number
  readonly trueTime: number
  readonly clockTime: number
}

type Parts = {
  readonly culprit: Member<Role>
  /** Had the hour. */
  readonly loner: Member<Role>
  /** Had the key. */
  readonly holder: Member<Role>
  /** Bears the mark. */
  readonly marked: Member<Role>
}

/** What really happened, fixed before a word is written. */
export type Case = Cast &
  Parts &
  Answers & {
    /** Who can be spoken to before the others: any of the four. */
    readonly visited: Member<Role>
    /** Which of the things that were found each of the four speaks of: the culprit of the one nobody was told of. */
    readonly remarks: Readonly<Record<CaseRole, Find>>
    readonly doubts: Readonly<Record<Doubt, readonly Member<Role>[]>>
    readonly clock: Clock
    /** Something counted in chapter one; the lock opens to it less the minutes of the error. */
    readonly count: number
    readonly code: number
    readonly order: OrderPuzzle<Member<Role>>
    /** In a long game: who came when. Something that points at the loner was on the third coat. */
    readonly row: OrderPuzzle<Member<Role>>
  }

/** Gains a day and days since it was set, whose product stays within the hour. */
const GAINS = [
  [5, 6],
  [4, 5],
  [5, 5],
  [5, 7],
  [6, 5],
  [4, 10],
  [3, 10],
  [5, 8],
  [5, 4],
  [5, 3],
  [3, 5],
  [5, 2],
  [2, 5],
] as const
/** By how many minutes a clock is wrong. */
const errorOf = ([gain, days]: (typeof GAINS)[number]): number => gain * days

/** Everybody is gathered by eleven: no clock shows later than that. */
const [EARLIEST, LATEST, GATHERED] = [22 * 60 + 10, 22 * 60 + 50, 23 * 60]
/** To the minute: nine fives would be guessed. */
const HOURS = Array.from({ length: LATEST - EARLIEST + 1 }, (_, at) => EARLIEST + at)

/** When it was, each hour as likely as the others, and a clock that fits. */
function clockOf(rng: Rng): Clock {
  const trueTime = rng.pick(HOURS)
  const fitting = GAINS.filter((gains) => trueTime + errorOf(gains) <= GATHERED)
  const [gain, days] = rng.pick(fitting)
  const error = gain * days
  return { gain, days, error, trueTime, clockTime: trueTime + error }
}

/** Named in the order of the cast: who stands first says nothing. */
function doubtsOf(parts: Parts, suspects: Cast['suspects']): Case['doubts'] {
  const { culprit, loner, holder, marked } = parts
  const both = (other: Member<Role>) =>
    suspects.filter(({ id }) => id === culprit.id || id === other.id)
  return { hour: both(loner), key: both(holder), mark: both(marked) }
}

/** The innocent speak of what everybody was told, the culprit of what nobody was. */
function remarksOf({ found, kept }: Answers): Case['remarks'] {
  const [loner, holder, marked] = found.filter((find) => find !== kept)
  if (!loner || !holder || !marked) throw new Error('fewer things were found than people speak')
  return { culprit: kept, loner, holder, marked }
}

/** Fixes the truth of a kit: who, when, with which key; and the two puzzles that follow from it. */
export function fixTruth(rng: Rng, kit: Kit, pack: LanguagePack): Case {
  const cast = castKit(rng, kit, pack)
  const [culprit, loner, holder, marked] = rng.fork('parts').shuffle(cast.suspects)
  if (!culprit || !loner || !holder || !marked) throw new Error(`${kit.id} casts fewer than four`)
  const clock = clockOf(rng.fork('clock'))
  const answers = drawAnswers(rng.fork('answers'), pack.frame.pools, kit.pools)
  const count = rng.int(146, 188)
  const suspects = rng.shuffle(cast.suspects)
  return {
    ...cast,
    ...answers,
    suspects,
    culprit,
    loner,
    holder,
    marked,
    visited: rng.fork('visited').pick(suspects),
    remarks: remarksOf(answers),
    doubts: doubtsOf({ culprit, loner, holder, marked }, suspects),
    clock,
    count,
    code: count - clock.error,
    order: orderPuzzle(rng.fork('order'), suspects, holder, pack.order),
    row: orderPuzzle(rng.fork('row'), suspects, loner, pack.row),
  }
}

/**
 * The same case with its roles given out otherwise; undefined where they are not those of its four. The order of the
 * signatures stays, but that the holder of now and the one before stand in each other's place. `rng` fixed the case.
 */
export function recastCase(
  truth: Case,
  casting: Casting,
  rng: Rng,
  pack: LanguagePack,
): Case | undefined {
  const ids = CASE_ROLES.map((role) => casting[role])
  const [culprit, loner, holder, marked] = ids.flatMap(
    (id) => truth.suspects.find((suspect) => suspect.id === id) ?? [],
  )
  if (!culprit || !loner || !holder || !marked || new Set(ids).size < ids.length) return undefined
  const parts = { culprit, loner, holder, marked }
  const exchanged = (now: Member<Role>, before: Member<Role>) =>
    truth.suspects.map((suspect) => {
      if (suspect === now) return before
      return suspect === before ? now : suspect
    })
  const order =
    holder === truth.holder
      ? truth.order
      : orderPuzzle(rng.fork('order'), exchanged(holder, truth.holder), holder, pack.order)
  const row =
    loner === truth.loner
      ? truth.row
      : orderPuzzle(rng.fork('row'), exchanged(loner, truth.loner), loner, pack.row)
  return { ...truth, ...parts, doubts: doubtsOf(parts, truth.suspects), order, row }
}

/** Whom the known doubts leave. */
export const solve = <Name>(
  suspects: readonly Name[],
  known: readonly (readonly Name[])[],
): Name[] => suspects.filter((suspect) => known.every((doubt) => doubt.includes(suspect)))
