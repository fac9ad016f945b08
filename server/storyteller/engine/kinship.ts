import type { RelationSaid } from '#server/storyteller/reading/typed/relation-said.ts'
import type { Relation } from '#server/storyteller/reading/typed/relation-words.ts'
import type { AgeSpan } from './story-hero.ts'

type Kinship = {
  /** How much older the other one is, in years. */
  readonly older: AgeSpan
  /** How old who plays is, where the idea does not say. */
  readonly own: AgeSpan
  /** How old who plays was at least when the two parted. */
  readonly atParting: number
  /** They have one family name. */
  readonly isFamily: boolean
}

const GROWN: AgeSpan = [24, 70]
const KIN = { atParting: 16, isFamily: true } as const
const PEERS = { older: [-6, 6], own: GROWN, atParting: 16, isFamily: false } as const

/** What two are to one another, in years and names. */
export const KINSHIP: Readonly<Record<Relation, Kinship>> = {
  sibling: { ...KIN, older: [-5, 5], own: GROWN },
  spouse: { ...KIN, older: [-6, 6], own: [26, 70], atParting: 20 },
  // she has her own name again
  formerSpouse: { ...PEERS, own: [26, 70], atParting: 20 },
  parent: { ...KIN, older: [22, 36], own: [22, 34] },
  child: { ...KIN, older: [-36, -22], own: [42, 58], atParting: 38 },
  grandparent: { ...KIN, older: [46, 58], own: [16, 24] },
  grandchild: { ...KIN, older: [-58, -46], own: [66, 78], atParting: 62 },
  elder: { ...KIN, older: [16, 30], own: [20, 34], isFamily: false },
  younger: { ...KIN, older: [-30, -16], own: [40, 58], atParting: 32, isFamily: false },
  ...{ friend: PEERS, rival: PEERS, neighbour: PEERS },
}

/** How much older the other one is, by all that an idea says of it. */
export function olderOf(tie: Pick<RelationSaid, 'relation' | 'isTwin' | 'isYounger'>): AgeSpan {
  if (tie.isTwin) return [0, 0]
  const { older } = KINSHIP[tie.relation]
  if (tie.relation !== 'sibling' || tie.isYounger === null) return older
  return tie.isYounger ? [older[0], -1] : [1, older[1]]
}

/** Nobody of a game is older. */
const OLDEST = 86

/** Two spans in one; undefined where they have no year in common. */
export function sharedAges([least, most]: AgeSpan, [from, to]: AgeSpan): AgeSpan | undefined {
  const both: AgeSpan = [Math.max(least, from), Math.min(most, to)]
  return both[0] <= both[1] ? both : undefined
}

/** How many years are between two spans. */
export const distance = ([least, most]: AgeSpan, [from, to]: AgeSpan): number =>
  Math.max(0, from - most, least - to)

/** A span that begins no sooner than years have let it. */
export const notBefore = ([least, most]: AgeSpan, years: number): AgeSpan => {
  const first = Math.min(Math.max(least, years), OLDEST)
  return [first, Math.max(Math.min(most, OLDEST), Math.min(first + 6, OLDEST))]
}
