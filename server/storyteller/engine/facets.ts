import type { Relation } from '#server/storyteller/reading/typed/relation-words.ts'
import type { PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { Facets, House } from './by-idea.ts'
import type { StoryMember } from './casting.ts'
import type { IdeaPart } from './idea-part.ts'
import { type NounSorts, thingSortOf, tradeOf } from './noun-sorts.ts'
import type { StoryHero } from './story-hero.ts'
import type { StoryTexts } from './story-texts.ts'

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
const keysOf = (relation: Relation | 'master', sex: string | null, age: Age): string[] =>
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

/** What two are to each other, each to the other one. */
function tieFacets({
  hero,
  cast,
}: Pick<Told, 'hero' | 'cast'>): Pick<Facets, 'tie' | 'self' | 'left'> {
  const kin = cast.find(({ bond }) => bond === 'kin')
  const tie = kin === undefined || hero.tie?.isFor === true ? null : hero.tie
  if (tie === null || kin === undefined) return { tie: [], self: [], left: [hero.left ?? 'self'] }
  const { relation, isYounger } = tie
  const age: Age = isYounger === null ? null : isYounger ? 'younger' : 'older'
  return {
    tie: keysOf(relation, kin.sex, age),
    self: keysOf(INVERSE[relation] ?? relation, hero.sex, age && OTHER_AGE[age]),
    left: [hero.left ?? (MOVE_OUT.has(relation) ? 'other' : 'self')],
  }
}

/** What is said of the thing: whose it was, and on what and where to it goes. */
function thingFacets({
  owner,
  keeper,
  ride,
  goal,
  took,
}: StoryHero): Pick<Facets, 'owner' | 'keeper' | 'goal' | 'ride' | 'took'> {
  const gone = owner?.isGone === true ? [`${owner.of}.gone`, 'gone'] : []
  const broken = ride?.isBroken === true ? [`${ride.on}.broken`] : []
  return {
    owner: owner === null ? [] : [...gone, owner.of, 'own'],
    keeper: keeper === null ? [] : keysOf(keeper.of, keeper.sex, null),
    goal: goal === null ? [] : [goal],
    ride: ride === null ? [] : [...broken, ride.on],
    took: took ? ['took'] : [],
  }
}

const tradeIn = ({ who, group }: Pick<IdeaPart, 'who' | 'group'>, nouns: NounSorts) =>
  tradeOf([who, group].join(' / '), nouns)

/** What it is about where an idea names no thing, but somebody of a trade that has one. */
export function thingsOfTrade(
  { neutral }: Pick<StoryTexts, 'neutral'>,
  part: IdeaPart,
  nouns: NounSorts,
): readonly string[] | undefined {
  const trade = tradeIn(part, nouns)
  return trade && neutral.trades?.[trade]
}

/** What an idea says by which texts differ. */
export function facetsOf({ hero, part, nouns, cast }: Told): Facets {
  const thing = part.what?.isItself === true ? thingSortOf(part.what.head, nouns) : undefined
  const trade = tradeIn(part, nouns)
  return {
    ...tieFacets({ hero, cast }),
    ...thingFacets(hero),
    house: [houseOf(part) ?? 'dwelling'],
    thing: thing === undefined ? [] : [thing],
    trade: trade === undefined ? [] : [trade],
  }
}
