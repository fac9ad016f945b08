import { ofTwo } from '#server/storyteller/reading/typed/beside-said.ts'
import { isTillMorning } from '#server/storyteller/reading/typed/day-said.ts'
import type { Relation } from '#server/storyteller/reading/typed/relation-words.ts'
import type { PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { ArchetypeTrait } from './archetype.ts'
import { CUSTOMS, type Facets, type Goal, type House } from './by-idea.ts'
import type { StoryMember } from './casting.ts'
import type { IdeaPart } from './idea-part.ts'
import {
  type EventSort,
  eventSortOf,
  type NounSorts,
  thingSortOf,
  thingUsesOf,
  tradeOf,
} from './noun-sorts.ts'
import type { PlacePack } from './place-pack.ts'
import type { Plot } from './plot.ts'
import type { KnownPremise } from './premise.ts'
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

const GOAL_OF: Partial<Readonly<Record<PlaceSort, Goal>>> = {
  ...{ circus: 'show', stage: 'show', farm: 'farm', school: 'school', library: 'school' },
  ...{ shop: 'shop', eatery: 'shop', work: 'shop', market: 'shop', holy: 'holy' },
  lighthouse: 'light',
}
/** What the place is to which the thing of an idea is brought; undefined where none is told as it. */
export const goalPlaceOf = ({ goalSorts: [own] }: Pick<IdeaPart, 'goalSorts'>): Goal | undefined =>
  own === undefined ? undefined : GOAL_OF[own]

const INVERSE: Partial<Readonly<Record<Relation, Relation>>> = {
  ...{ parent: 'child', child: 'parent', elder: 'younger', younger: 'elder' },
  ...{ grandparent: 'grandchild', grandchild: 'grandparent' },
}
type Age = 'older' | 'younger' | null

/** The keys of a relation: “sibling.older.male” before “sibling.older”, “sibling.male” and “sibling”. */
const keysOf = (
  relation: Relation | 'master' | 'ancestor',
  sex: string | null,
  age: Age,
): string[] =>
  [[age, sex], [age], [sex], []]
    .filter((more) => !more.includes(null))
    .map((more) => [relation, ...more].join('.'))

const OTHER_AGE = { older: 'younger', younger: 'older' } as const

type Told = {
  readonly hero: StoryHero
  readonly part: IdeaPart
  readonly nouns: NounSorts
  readonly cast: readonly Pick<StoryMember, 'role' | 'bond' | 'sex' | 'noun'>[]
  readonly plot: Pick<Plot, 'events' | 'tie'>
  /** Where it plays. */
  readonly ground: Pick<PlacePack, 'is'>
  readonly premise: Pick<KnownPremise, 'id'>
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

/** To whom or where to the thing goes: “person.maker” before “person”, “person.own” for somebody of one’s own. */
function goalFacets({ goal, tie }: StoryHero, part: IdeaPart, nouns: NounSorts): string[] {
  if (goal === null) return []
  const own = tie?.isFor === true ? 'own' : undefined
  const more = goal === 'person' ? (own ?? tradeOf(part.goal, nouns)) : goalPlaceOf(part)
  return [...(more === undefined ? [] : [`${goal}.${more}`]), goal]
}

/** What somebody can be cast by to whom the thing is brought: who mends watches has a lens, and no doctor's bag. */
export const receiverIn = (
  { goal }: Pick<IdeaPart, 'goal'>,
  nouns: NounSorts,
): ArchetypeTrait | undefined => (tradeOf(goal, nouns) === 'maker' ? 'maker' : undefined)

/** Younger than this one is sent on no errand, and older one sends somebody. */
const [CHILD, OLD] = [16, 65]
const ageFacet = ({ age }: StoryHero): string[] => {
  if (age === null) return []
  return age[1] < CHILD ? ['child'] : age[0] >= OLD ? ['old'] : []
}

/** What is said of the thing and of the place: whose they were, and on what the thing goes. */
function thingFacets({
  owner,
  keeper,
  tie,
  over,
  ride,
  took,
}: StoryHero): Pick<Facets, 'owner' | 'keeper' | 'over' | 'ride' | 'took'> {
  const gone = owner?.isGone === true ? [`${owner.of}.gone`, 'gone'] : []
  const broken = ride?.isBroken === true ? [`${ride.on}.broken`] : []
  return {
    owner: owner === null ? [] : [...gone, owner.of, 'own'],
    // whose house it was is not whoever is met in it
    keeper:
      keeper === null || keeper.of === tie?.relation ? [] : keysOf(keeper.of, keeper.sex, null),
    over: over === null ? [] : [over],
    ride: ride === null ? [] : [...broken, ride.on],
    took: took ? ['took'] : [],
  }
}

/** Who has the role of whoever belongs to the player, where the idea says so. */
function mateOf({ cast, plot: { tie } }: Pick<Told, 'cast' | 'plot'>): Facets['mate'] {
  const mate = cast.find(({ role }) => role === tie)
  if (mate?.bond === 'kin') return ['kin']
  if (mate?.noun) return ['named']
  return mate?.bond === 'fellow' ? ['same'] : []
}

/** Whether it is to be done before what the idea says is to take place. */
function dueOf({ part, nouns, plot }: Pick<Told, 'part' | 'nouns' | 'plot'>): Facets['due'] {
  const sort = part.event === '' ? undefined : eventSortOf(part.event, nouns)
  const isTold = sort !== undefined && plot.events.includes(sort)
  return isTold && !isTillMorning(part.idea) ? ['event'] : []
}

/** Of what sort the event is that an idea names. */
const eventFacet = ({ event }: IdeaPart, nouns: NounSorts): readonly EventSort[] => {
  const sort = event === '' ? undefined : eventSortOf(event, nouns)
  return sort === undefined ? [] : [sort]
}

/** The role of whoever can treat somebody, where an idea names such a one beside its player. */
const healerIn = ({ cast, nouns }: Pick<Told, 'cast' | 'nouns'>): string | undefined =>
  cast.find(({ noun }) => tradeOf(noun ?? '', nouns) === 'healer')?.role

/** Whoever can treat somebody, in the words of their role: `{healer.short}`. */
export function healerWords(told: Pick<Told, 'cast' | 'nouns'>): Record<string, string> {
  const role = healerIn(told)
  const names = role === undefined ? [] : (['full', 'short', 'call', 'he', 'his'] as const)
  return Object.fromEntries(names.map((name) => [`healer.${name}`, `{${role}.${name}}`]))
}

/** How many of a group are met: all three of three others, or one of them. */
function crewIn(cast: Told['cast']): readonly string[] {
  const met = cast.filter(({ bond }) => bond === 'fellow').length
  return met === 0 ? [] : [`crew.${Math.min(met, 3)}`, 'crew']
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

/** The custom that is kept; none in a game whose idea has a rule of its own. */
export const customOf = ({ id }: Pick<KnownPremise, 'id'>): Facets['custom'] =>
  CUSTOMS.filter((custom) => id === `custom-${custom}`)

/** What an idea says by which texts differ. */
export function facetsOf({ hero, part, nouns, cast, plot, ground, premise }: Told): Facets {
  const head = part.what?.isItself === true ? part.what.head : undefined
  const thing = head === undefined ? undefined : thingSortOf(head, nouns)
  const trade = tradeIn(part, nouns)
  const due = dueOf({ part, nouns, plot })
  return {
    ...tieFacets({ hero, cast }),
    ...thingFacets(hero),
    house: [houseOf(part) ?? 'dwelling'],
    thing: thing === undefined ? [] : [thing],
    use: head === undefined ? [] : thingUsesOf(head, nouns),
    crew: crewIn(cast),
    site: part.whereSorts.slice(0, 1),
    goal: goalFacets(hero, part, nouns),
    age: ageFacet(hero),
    crossed: part.crossed === '' ? [] : [...(ofTwo(part.crossed) ? [] : ['more']), 'many'],
    trade: trade === undefined ? [] : [trade],
    mate: mateOf({ cast, plot }),
    due,
    event: eventFacet(part, nouns),
    sight: due.length === 0 ? [] : thingUsesOf(part.event, nouns),
    burden: part.thing === '' ? ['neutral'] : [],
    place: ground.is,
    custom: customOf(premise),
    healer: [
      ...(trade === 'healer' ? ['self'] : []),
      ...(healerIn({ cast, nouns }) === undefined ? [] : ['beside']),
    ],
  }
}
