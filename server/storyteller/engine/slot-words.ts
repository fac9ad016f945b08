import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { Rng } from '#server/storyteller/builtin/rng.ts'
import { accusedSlots, heroOfTrial } from './accused-slots.ts'
import type { PlotContent } from './content.ts'
import type { Draw } from './dealt.ts'
import { houseOf, thingsOfTrade } from './facets.ts'
import { heldAs } from './fitted-thing.ts'
import { memberOf } from './group.ts'
import type { IdeaPart } from './idea-part.ts'
import type { IdeaTexts } from './idea-texts.ts'
import { eventSortOf, isLatin, sortsIn } from './noun-sorts.ts'
import type { PlaceStanding } from './place-for.ts'
import type { Hazard, PlacePack } from './place-pack.ts'
import { isVehicle, placeSlots, toldOfPlace } from './place-told.ts'
import type { Plot } from './plot.ts'
import type { KnownPremise, PremiseTexts } from './premise.ts'
import { premiseSlots } from './premise-slots.ts'
import type { Raced } from './ride.ts'
import type { StoryTexts } from './story-texts.ts'
import { said } from './tests/phrases.ts'

type Disaster = Pick<IdeaPart, 'event' | 'idea'>

/** The dangers of a place, first the one that is told there where an idea says nothing. */
export const dangersOf = ({ hazard, dangers = [] }: PlacePack): readonly Hazard[] => [
  hazard,
  ...dangers,
]

/** The disaster an idea tells of, of those that befall these places: its event, or a word of its sentence (a teahouse in the blizzard). */
export const disasterIn = (
  { event, idea }: Disaster,
  places: readonly PlacePack[],
  dangers: (place: PlacePack) => readonly Hazard[] = dangersOf,
) => disasterAt(event, places, dangers) ?? disasterAt(idea, places, dangers)

/** Where a disaster is at home, and its name there: a sandstorm is more than a storm. */
function disasterAt(
  disaster: string,
  places: readonly PlacePack[],
  dangers: (place: PlacePack) => readonly Hazard[],
) {
  const all = places.flatMap((place) => dangers(place).map((hazard) => ({ place, hazard })))
  const called = all.flatMap(({ place, hazard }) =>
    hazard.is.flatMap((word) => (hasWord(disaster, word) ? [{ place, hazard, word }] : [])),
  )
  const said = all.find(({ hazard }) => hazard.says?.some((word) => hasWord(disaster, word)))
  return (
    called.toSorted((one, other) => other.word.length - one.word.length)[0] ??
    // who is snowed in has said no name for it
    (said && { ...said, word: undefined })
  )
}

/** The danger of a place: the one that the idea names, else its own. */
export const hazardFor = (place: PlacePack, part: Disaster): Hazard =>
  disasterIn(part, [place])?.hazard ?? place.hazard

/** What the danger of a place is called where it is what the idea says: a flood, and no high water. */
export function befallenWords(
  { idea }: Pick<PlotContent, 'idea'>,
  { befalls }: Pick<Plot, 'befalls'>,
  part: Disaster,
  place: PlacePack,
): Record<string, string> {
  const disaster = befalls === true ? disasterIn(part, [place])?.word : undefined
  return disaster === undefined ? {} : { 'hazard.name': said(idea.befallen, { disaster }) }
}

/** Latin words are whole words; Han and kana may stand anywhere in a noun. */
export function hasWord(text: string, word: string): boolean {
  if (!isLatin(word)) return text.includes(word)
  const singular = (words: string): string => ` ${words.toLowerCase()} `.replaceAll(/s(?= )/g, '')
  return singular(text).includes(singular(word))
}

/** The rule a game is played by: the idea's, else a custom of the place. */
export function premiseFor({ premises }: PlotContent, part: IdeaPart, rng: Draw): KnownPremise {
  const own = premises.filter((one) => one.mechanic === part.mechanic)
  const found = rng.pick(own.length > 0 ? own : premises.filter((one) => one.mechanic === 'custom'))
  return premiseAbout(found, part)
}

/** A rule with a trial about what the idea names. */
export const premiseAbout = (found: KnownPremise, { ruled }: IdeaPart): KnownPremise => ({
  ...found,
  trial: trialAbout(found, ruled || found.it),
})

/** A trial asks about what the idea names: a test takes its words as they are. */
function trialAbout(
  { trial: { ask, candidates } }: PremiseTexts,
  it: string,
): PremiseTexts['trial'] {
  const about = (text: string): string => said(text, { it })
  return {
    ask: about(ask),
    candidates: candidates.map(({ name, yes, no }) => ({
      name: about(name),
      yes: about(yes),
      no: about(no),
    })),
  }
}

export type IdeaInput = {
  readonly content: PlotContent
  readonly plot: Pick<Plot, 'events' | 'kind' | 'suits' | 'outsider' | 'accused' | 'makes'>
  readonly story: StoryTexts
  readonly part: IdeaPart
  readonly place: PlacePack
  /** How the idea's place stands to it. */
  readonly standing: PlaceStanding
  readonly premise: KnownPremise
  /** Which neutral word is told where the idea names nothing. */
  readonly rng: Pick<Rng, 'pick'>
  /** What is raced with, in a race. */
  readonly raced?: Raced | undefined
  /** Whether cooks are judged, where another language has decided that: the idea was read in that one. */
  readonly isCooked?: boolean
}

/** Kinds that play where the idea plays, as far as it is told: nobody comes from the bank that they rob. */
const AT_THE_SCENE: ReadonlySet<GameKind> = new Set(['heist', 'escape', 'survival', 'court'])

/** Who plays: whom the idea names, or somebody close to them; '' where it names nobody. */
const heroIn = ({ who, creature, group, standsFor }: IdeaPart, texts: IdeaTexts): string =>
  (standsFor && said(texts.standIn, { who: standsFor })) ||
  (group && memberOf(texts.oneOf, group)) ||
  who ||
  (creature && said(texts.apprentice, { creature }))

/** Whom everybody knows is told as from elsewhere, where nobody is to know them. */
const whereUnknown = (
  hero: string,
  { outsider }: Pick<Plot, 'outsider'>,
  { offices, elsewhere }: IdeaTexts,
): string =>
  outsider && offices.some((office) => hero.toLowerCase().endsWith(office))
    ? said(elsewhere, { hero })
    : hero

/** Whether who plays is where the story is, and comes from nowhere. */
const isAtScene = ({ kind, makes }: Pick<Plot, 'kind' | 'makes'>): boolean =>
  AT_THE_SCENE.has(kind) || makes !== undefined

/** What the texts of a plot call what the idea names; what it does not name is neutral. */
export function ideaSlots(input: IdeaInput): Record<string, string> {
  const { content, plot, story, part, place, standing, premise, rng } = input
  const { idea: texts } = content
  const where = part.whereThe
  const named = heroOfTrial(input, whereUnknown(heroIn(part, texts), plot, texts))
  const own = named || rng.pick(story.neutral.hero)
  const neutral = rng.pick(neutralThings(input))
  // somebody whom no idea named comes from nowhere that it names
  const comesFromThere = standing === 'elsewhere' && named !== '' && !isAtScene(plot)
  const told = toldOfPlace({ ...input, texts, kind: plot.kind }, comesFromThere)
  const ridden = input.raced && said(input.raced.ride.race, { it: input.raced.it })
  return {
    idea: part.idea || texts.untold,
    hero: comesFromThere ? said(texts.from, { hero: own, where }) : own,
    event: eventOf(plot, content, part) ?? ridden ?? rng.pick(story.neutral.event),
    talk: talkOf(content, part, plot),
    thing: part.thingShort || neutral,
    'thing.full': part.thing || neutral,
    'thing.held': heldAs(part.thing) || neutral,
    ...saidOrNot(part, texts),
    passing: texts.passing[isVehicle(place) ? 'aboard' : 'there'],
    ...placeSlots(place, told, part.day),
    beyond: standing === 'elsewhere' && !comesFromThere ? said(texts.beyond, { where }) : '',
    ...premiseSlots(premise, part.ruled || premise.it),
    ...accusedSlots({ content, plot, part, thing: part.thingShort || neutral }),
  }
}

/** What an idea may say, and what stands for it where it does not. */
const saidOrNot = (part: IdeaPart, texts: IdeaTexts): Record<string, string> => ({
  day: part.day || texts.day,
  years: part.years || texts.years,
  goal: part.goal,
  site: part.where,
  crossed: part.crossed,
  house: houseOf(part) === undefined ? texts.house : part.where,
})

/** What a thing is called that the idea does not name. */
function neutralThings({ content, plot, story, part, place, ...input }: IdeaInput) {
  if (input.isCooked ?? isCooked(plot, content, part)) return content.idea.cookware
  const kept = plot.kind === 'escape' ? place.keeps : undefined
  return kept ?? thingsOfTrade(story, part, content.nouns) ?? story.neutral.thing
}

/** Whether cooks are judged: in a plot that suits them, of an idea that speaks of them. */
const isCooked = (
  { suits = [] }: Pick<Plot, 'suits'>,
  { nouns: sorts }: PlotContent,
  { idea, nouns }: IdeaPart,
): boolean =>
  suits.includes('cooking') && sortsIn([idea, ...nouns].join(' / '), sorts).has('cooking')

/** The idea's event, where it is one that the story can take place at. */
function eventOf(
  { events }: Pick<Plot, 'events'>,
  { nouns }: PlotContent,
  { event }: IdeaPart,
): string | undefined {
  const sort = event === '' ? undefined : eventSortOf(event, nouns)
  return sort !== undefined && events.includes(sort) ? event : undefined
}

/** What is only about to happen: nobody has heard yet of those who will be snowed in. */
const TO_COME =
  /\b(?:snowed in|trapped|locked (?:in|inside|up)|stuck|stranded|marooned|shut in|cut off|waiting for (?:help|rescue))\b|困|锁在|关在|等(?:待)?救|閉じ(?:込|こ)め|救助|取り残|遭難|孤立/iu

/** A remark on what the idea says of its person or creature; none where it says nothing, or only what is to come. */
function talkOf({ idea }: PlotContent, part: IdeaPart, { kind }: Pick<Plot, 'kind'>): string {
  const { talk, who, creature, group, standsFor } = part
  const isToCome = (kind === 'survival' || kind === 'escape') && TO_COME.test(talk)
  if (talk === '' || isToCome) return ''
  if (standsFor !== '') return said(idea.talkStandIn, { hero: standsFor, said: talk })
  if (group !== '') return said(idea.talkGroup, { group, said: talk })
  if (who !== '') return said(idea.talkPerson, { hero: who, said: talk })
  return creature === '' ? '' : said(idea.talkCreature, { creature, said: talk })
}
