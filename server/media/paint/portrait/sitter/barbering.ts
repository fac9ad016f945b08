import type { Cut, Hair, PortraitSubject } from '../../../picture.ts'
import type { Random } from '../../../random.ts'

export type Beard =
  | 'none'
  | 'stubble'
  | 'moustache'
  | 'goatee'
  | 'short'
  | 'full'
  | 'wisp'
  | 'chops'
type Cuts = readonly [Cut, ...Cut[]]

/** Whom a cut is for. */
type Head = { woman: boolean; age: number; isTight: boolean }

const CHILD = 14

// What a word for hair may mean.
const NAMED = {
  bald: ({ age }) => (age > 50 ? ['ring', 'bald'] : ['bald', 'buzz']),
  curly: ({ woman, age, isTight }) =>
    isTight ? ['afro', 'curls'] : woman && age > 55 ? ['set-wave', 'curls'] : ['curls', 'afro'],
  bun: ({ age }) => (age > 45 ? ['low-bun', 'high-bun'] : ['high-bun', 'low-bun']),
  ponytail: ({ woman, age }) =>
    woman && age < CHILD ? ['ponytail', 'pigtails', 'plait'] : ['ponytail', 'plait'],
  long: ({ woman }) => (woman ? ['straight', 'waves'] : ['curtain', 'straight']),
  short: shortOf,
} as const satisfies Record<Hair, (head: Head) => Cuts>

function shortOf({ woman, age, isTight }: Head): Cuts {
  if (age < CHILD) return woman ? ['bob', 'bowl', 'pixie'] : ['crop', 'bowl', 'tousled', 'buzz']
  if (woman) return isTight ? ['afro', 'pixie'] : ['bob', 'pixie', 'fringe-bob']
  if (isTight) return ['buzz', 'afro', 'crop']
  return age > 52
    ? ['slick', 'side-part', 'crop']
    : ['crop', 'side-part', 'quiff', 'tousled', 'slick', 'buzz']
}

function anyOf({ woman, age, isTight }: Head): Cuts {
  if (age < CHILD) {
    if (woman) return ['fringe-bob', 'pigtails', 'plait', 'ponytail', 'bob', 'curls']
    return isTight ? ['buzz', 'afro', 'curls'] : ['crop', 'tousled', 'bowl', 'curls']
  }
  if (woman && isTight) return ['afro', 'high-bun', 'plait', 'bob', 'curls', 'pixie']
  if (woman)
    return age > 58
      ? ['set-wave', 'low-bun', 'bob', 'high-bun', 'pixie', 'plait']
      : ['bob', 'fringe-bob', 'straight', 'waves', 'ponytail', 'low-bun', 'plait', 'pixie', 'curls']
  if (age > 52) return ['ring', 'slick', 'side-part', 'crop', 'bald', 'curtain']
  if (isTight) return ['buzz', 'afro', 'crop', 'curls']
  return ['crop', 'side-part', 'tousled', 'quiff', 'slick', 'curtain', 'buzz', 'curls']
}

/** The cuts that suit somebody whose cut is not said, as their sheet has it; never none. */
export function cutsFor(
  { hair, age }: Pick<PortraitSubject, 'hair' | 'age'>,
  woman: boolean,
  isTight: boolean,
): Cuts {
  const head = { woman, age, isTight }
  return hair === undefined ? anyOf(head) : NAMED[hair](head)
}

/** The beard of a man of this age, where his sheet has one; a day's growth now and then where it says nothing. */
export function beardOf(
  { beard, age }: Pick<PortraitSubject, 'beard' | 'age'>,
  isEast: boolean,
  random: Random,
): Beard {
  if (beard === false) return 'none'
  if (beard === undefined) return age > 25 && random.chance(0.14) ? 'stubble' : 'none'
  if (isEast) return random.pick(age > 58 ? ['wisp', 'goatee'] : ['goatee', 'moustache', 'short'])
  return random.pick(
    age > 50 ? ['full', 'chops', 'short', 'moustache'] : ['short', 'full', 'goatee', 'moustache'],
  )
}
