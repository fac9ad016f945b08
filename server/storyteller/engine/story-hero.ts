import type { Sex } from '#server/storyteller/builtin/line.ts'
import {
  goalSaid,
  keeperSaid,
  type OwnerSaid,
  ownerSaid,
  type RideSaid,
  rideSaid,
  tookSaid,
} from '#server/storyteller/reading/typed/beside-said.ts'
import { heroSaid } from '#server/storyteller/reading/typed/hero-said.ts'
import { type LeftSaid, leftSaid } from '#server/storyteller/reading/typed/left-said.ts'
import { isModel, quarrelSaid } from '#server/storyteller/reading/typed/quarrel-said.ts'
import {
  type RelationSaid,
  relationOfGroup,
  relationSaid,
} from '#server/storyteller/reading/typed/relation-said.ts'
import type { ReadNoun, TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { yearsDone, yearsSaid } from '#server/storyteller/reading/typed/years-said.ts'
import { type Companion, companyIn, isKeeper } from './company-in.ts'
import { groupIn, groupSize } from './group.ts'
import type { IdeaPart } from './idea-part.ts'
import type { Plot } from './plot.ts'

/** What an idea says of who plays, beside what they are called. */
export type StoryHero = {
  readonly sex: Sex | null
  /** In years, an inclusive span. */
  readonly age: AgeSpan | null
  /** With whom the player belongs together. */
  readonly tie: RelationSaid | null
  /** Whom the player is one of, and how many they are, where the idea counts them. */
  readonly group: { readonly size: number | null } | null
  /** For how many years two have been apart, where the idea says so. */
  readonly apart: number | null
  /** For how many years the player has done what is said of them. */
  readonly done: number | null
  /** Who else the idea names beside the player. */
  readonly company: readonly Companion[]
  /** The player belongs to the place where it plays: a lighthouse keeper. */
  readonly keeps: boolean
  /** Who of the two went away, where the other one stayed; null where the idea does not say. */
  readonly left: LeftSaid | null
  /** Whose the thing was. */
  readonly owner: OwnerSaid | null
  /** Whose the place is or was. */
  readonly keeper: OwnerSaid | null
  /** What two fell out over, where the idea says so: a thing, or something of which the model is left. */
  readonly over: 'thing' | 'model' | null
  /** Whether it is brought to somebody, or to a place. */
  readonly goal: 'person' | 'place' | null
  /** What they go on. */
  readonly ride: RideSaid | null
  /** They took it themselves, and bring it back. */
  readonly took: boolean
}

/** In years, from the least to the most. */
export type AgeSpan = readonly [least: number, most: number]

/** Whoever plays an idea that says nothing of them. */
export const ANYBODY: StoryHero = {
  ...{ sex: null, age: null, tie: null, group: null, apart: null, done: null },
  ...{
    company: [],
    keeps: false,
    left: null,
    owner: null,
    keeper: null,
    over: null,
    goal: null,
    ride: null,
    took: false,
  },
}

/** Where nobody is to know the player, whoever belongs to the place is met there, and the next who is named plays. */
export function asGuest(
  { host }: Pick<Plot, 'host'>,
  part: IdeaPart,
  hero: StoryHero,
): { part: IdeaPart; hero: StoryHero } {
  const guest = hero.company.find(({ age }) => age === null || age[1] >= 20)
  if (host === undefined || !hero.keeps || hero.group !== null || guest === undefined)
    return { part, hero }
  const { noun, sex, age } = guest
  const keeper = { noun: part.who, keeps: true, sex: hero.sex, age: hero.age }
  const company = [keeper, ...hero.company.filter((one) => one !== guest)]
  return {
    part: { ...part, who: noun, trade: noun, talk: '' },
    hero: { ...ANYBODY, sex, age, company },
  }
}

/** What a reading says of who plays. */
export function heroOf(reading: TypedReading): StoryHero {
  const { sex, age, trait } = heroSaid(reading)
  // who stands in for somebody is another one
  const beside = {
    ...{ owner: ownerSaid(reading), ride: rideSaid(reading), took: tookSaid(reading) },
    ...{ keeper: keeperSaid(reading), goal: goalKindOf(goalSaid(reading)) },
    over: overOf(reading),
  }
  if (trait !== null) return { ...ANYBODY, ...beside }
  const group = groupIn(reading)
  const tie = group === '' ? relationSaid(reading) : relationOfGroup(group, reading.idea)
  return {
    ...{ sex: tie?.own ?? sex, age, tie },
    group: group === '' ? null : { size: groupSize(group) },
    apart: yearsSaid(reading) ?? null,
    done: yearsDone(reading) ?? null,
    company: companyIn(reading),
    keeps: reading.who !== null && isKeeper(reading.who.text, reading.language),
    left: leftSaid(reading),
    ...beside,
  }
}

/** What they fell out over is the thing of their story. */
function overOf(reading: TypedReading): StoryHero['over'] {
  if (quarrelSaid(reading) === null || reading.what === null) return null
  return isModel(reading.what.text) ? 'model' : 'thing'
}

const goalKindOf = (goal: ReadNoun | null): StoryHero['goal'] =>
  goal === null ? null : goal.kind === 'person' || goal.kind === 'creature' ? 'person' : 'place'
