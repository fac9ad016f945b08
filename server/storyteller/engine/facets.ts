import type { Relation } from '#server/storyteller/reading/typed/relation-words.ts'
import type { PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { Facets, House } from './by-idea.ts'
import type { StoryMember } from './casting.ts'
import type { IdeaPart } from './idea-part.ts'
import { type NounSorts, thingSortOf, tradeOf } from './noun-sorts.ts'
import type { StoryHero } from './story-hero.ts'

const HOUSE_OF: Partial<Readonly<Record<PlaceSort, House>>> = {
  ...{ inn: 'inn', spa: 'inn', bath: 'inn' },
  ...{ shop: 'shop', eatery: 'shop', work: 'shop', office: 'shop' },
  ...{ dwelling: 'dwelling', manor: 'dwelling', cottage: 'dwelling', farm: 'dwelling' },
}
/** What house the place of an idea is; undefined where it is none. */
export const houseOf = ({ whereSorts: [own] }: Pick<IdeaPart, 'whereSorts'>): House | undefined =>
  own === undefined ? undefined : HOUSE_OF[own]

const INVERSE: Partial<Readonly<Record<Relation, Relation>>> = {
  ...{ parent: 'child', child: 'parent', elder: 'younger', younger: 'elder' },
  ...{ grandparent: 'grandchild', grandchild: 'grandparent' },
}
type Age = 'older' | 'younger' | null

/** The keys of a relation: “sibling.older.male” before “sibling.older”, “sibling.male” and “sibling”. */
const keysOf = (relation: Relation, sex: string | null, age: Age): string[] =>
  [[age, sex], [age], [sex], []]
    .filter((more) => !more.includes(null))
    .map((more) => [relation, ...more].join('.'))

const OTHER_AGE = { older: 'younger', younger: 'older' } as const

type Told = {
  readonly hero: StoryHero
  readonly part: IdeaPart
  readonly nouns: NounSorts
  readonly cast: readonly Pick<StoryMember, 'bond' | 'sex'>[]
}

/** Whoever has one of these is left by them, where an idea does not say who went: a son moves out. */
const MOVE_OUT: ReadonlySet<Relation> = new Set(['child', 'grandchild', 'younger'])

/** What an idea says by which texts differ. */
export function facetsOf({ hero, part, nouns, cast }: Told): Facets {
  const kin = cast.find(({ bond }) => bond === 'kin')
  const tie = kin === undefined || hero.tie?.isFor === true ? null : hero.tie
  const age: Age = tie?.isYounger == null ? null : tie.isYounger ? 'younger' : 'older'
  const thing = part.what?.isItself === true ? thingSortOf(part.what.head, nouns) : undefined
  const trade = tradeOf([part.who, part.group].join(' / '), nouns)
  const { owner, ride, goal, took } = hero
  return {
    tie: tie === null ? [] : keysOf(tie.relation, kin?.sex ?? null, age),
    self:
      tie === null
        ? []
        : keysOf(INVERSE[tie.relation] ?? tie.relation, hero.sex, age && OTHER_AGE[age]),
    left: [hero.left ?? (tie !== null && MOVE_OUT.has(tie.relation) ? 'other' : 'self')],
    house: [houseOf(part) ?? 'dwelling'],
    thing: thing === undefined ? [] : [thing],
    trade: trade === undefined ? [] : [trade],
    owner:
      owner === null
        ? []
        : [...(owner.isGone ? [`${owner.of}.gone`, 'gone'] : []), owner.of, 'own'],
    goal: goal === null ? [] : [goal],
    ride: ride === null ? [] : [...(ride.isBroken ? [`${ride.on}.broken`] : []), ride.on],
    took: took ? ['took'] : [],
  }
}
