import type { Sex } from '#server/storyteller/builtin/line.ts'
import { heroSaid } from '#server/storyteller/reading/typed/hero-said.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { groupIn } from './group.ts'

/** Brothers or sisters of one age with the player, or nearly. */
type HeroKin = { readonly sex: Sex | null; readonly isTwin: boolean }

/** What an idea says of who plays, beside what they are called. */
export type StoryHero = {
  readonly sex: Sex | null
  /** In years, an inclusive span. */
  readonly age: readonly [number, number] | null
  /** Whom the player is one of, where those are brothers and sisters. */
  readonly kin: HeroKin | null
}

/** Whoever plays an idea that says nothing of them. */
export const ANYBODY: StoryHero = { sex: null, age: null, kin: null }

const TWINS = /\b(?:twins?|triplets)\b|双胞胎|孪生|双生|双子|双児/iu
const SISTERS = /\bsisters\b|姐妹|姊妹|姉妹/iu
const BROTHERS = /\bbrothers\b|兄弟|弟兄/iu
const SIBLINGS = /\bsiblings\b|兄妹|姐弟|姉弟|きょうだい/iu

function kinIn(group: string): HeroKin | null {
  const isTwin = TWINS.test(group)
  if (SISTERS.test(group)) return { sex: 'female', isTwin }
  if (BROTHERS.test(group)) return { sex: 'male', isTwin }
  return isTwin || SIBLINGS.test(group) ? { sex: null, isTwin } : null
}

/** Whose brother or sister somebody has, where an idea is about one person: “her twin sister”, 她的姐姐, 彼女の妹. */
const SISTER =
  /\b(?:her|his|their) (?:[a-z-]+ ){0,2}sister\b|(?<=的|和|与|跟|她|他)(?:姐姐|妹妹)|(?<=[のとや])(?:姉|妹)(?!妹)/iu
const BROTHER =
  /\b(?:her|his|their) (?:[a-z-]+ ){0,2}brother\b|(?<=的|和|与|跟|她|他)(?:哥哥|弟弟)|(?<=[のとや])(?:兄|弟)(?![弟子])/iu
const TWIN = /\btwin\b|双胞胎|孪生|双生|双子|双児/iu

function kinNamed({ idea, who }: TypedReading): HeroKin | null {
  if (who?.kind !== 'person' || who.plural) return null
  const isTwin = TWIN.test(idea)
  if (SISTER.test(idea)) return { sex: 'female', isTwin }
  return BROTHER.test(idea) ? { sex: 'male', isTwin } : null
}

/** What a reading says of who plays. */
export function heroOf(reading: TypedReading): StoryHero {
  const { sex, age, trait } = heroSaid(reading)
  // who stands in for somebody is another one
  if (trait !== null) return ANYBODY
  return { sex, age, kin: kinIn(groupIn(reading)) ?? kinNamed(reading) }
}
