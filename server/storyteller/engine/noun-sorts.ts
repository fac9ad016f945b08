import { z } from 'zod'
import { type Fixed, Plain } from '#server/storyteller/builtin/line.ts'
import { literal } from '#server/storyteller/reading/word-rows.ts'

/** What things of an idea are made of, where a plot must know it; a thing of no sort breaks, lasts and is made by somebody. */
export const THING_SORTS = ['cloth', 'paper', 'hard', 'grown', 'food'] as const
export type ThingSort = (typeof THING_SORTS)[number]

/** What else a thing is to whoever has to lift it or to burn it; of no trait it is as big as a lantern, and burns. */
const THING_TRAITS = ['small', 'large', 'fireproof', 'fixed'] as const
export type ThingTrait = (typeof THING_TRAITS)[number]

/** What a thing is for, what it shows, or what it does when it is used at last, where that is told of. */
export const THING_USES = [
  ...(['portrait', 'likeness', 'plays', 'sounds', 'ticks'] as const),
  ...(['read', 'worn', 'seen', 'lit', 'grows', 'bursts', 'pours', 'boils'] as const),
] as const
type ThingUse = (typeof THING_USES)[number]

/** What an event is to somebody who hears of it. */
export const EVENT_SORTS = [
  ...(['feast', 'show', 'fair', 'contest', 'sport', 'race', 'fight', 'cooking'] as const),
  ...(['farewell', 'sitting', 'disaster', 'unrest', 'sky', 'voyage', 'crime'] as const),
] as const
export type EventSort = (typeof EVENT_SORTS)[number]

/** What was done, where a plot is about such a deed. */
const DEED_SORTS = [
  ...(['lie', 'broken', 'late', 'unfair', 'reclaimed', 'restored', 'locked'] as const),
] as const
type DeedSort = (typeof DEED_SORTS)[number]

/** What people do or did, where a plot asks what they can. */
export const CALLINGS = [
  ...(['cleaner', 'acrobat', 'thief', 'cook', 'tailor', 'musician', 'maker', 'teacher'] as const),
  ...(['learner', 'student', 'guard', 'healer', 'carrier'] as const),
] as const
export type Trade = (typeof CALLINGS)[number]

export const NounSort = z.enum([...THING_SORTS, ...EVENT_SORTS, ...DEED_SORTS])
export type NounSort = z.infer<typeof NounSort>

const Words = z.array(Plain).min(3)
/** The nouns of a language by the sort that plots ask for. */
export const NounSorts = z.strictObject({
  things: z
    .strictObject({
      cloth: Words.describe('Soft: it does not break.'),
      paper: Words.describe('Written or printed: it does not break, and is no piece of handiwork.'),
      hard: Words.describe('Of metal, or nearly: it does not come apart in a hand.'),
      grown: Words.describe('Nobody has made it.'),
      food: Words.describe('It is eaten, and does not last.'),
    } satisfies Record<ThingSort, z.ZodType>)
    .describe('What things are, by the last word of what they are called.'),
  traits: z
    .strictObject({
      small: Words.describe('It lies in a palm: no two people carry it.'),
      large: Words.describe('Nobody carries it under an arm.'),
      fireproof: Words.describe('It does not burn, and is not of metal.'),
      fixed: Words.describe('It is part of a house, and is there in any case.'),
    } satisfies Record<ThingTrait, z.ZodType>)
    .describe('What else things are, by the last word of what they are called.'),
  uses: z
    .strictObject({
      portrait: Words.describe('It shows a face, and hangs on a wall.'),
      likeness: Words.describe('It has a face, and stands.'),
      plays: Words.describe('Somebody plays a tune on it.'),
      sounds: Words.describe('One strikes, blows or plays it.'),
      ticks: Words.describe('It goes, and says what time it is.'),
      read: Words.describe('Somebody has written it to be read.'),
      worn: Words.describe('Somebody puts it on.'),
      seen: Words.describe('Somebody is to be seen on it.'),
      lit: Words.describe('It gives light.'),
      grows: Words.describe('It is put into the ground.'),
      bursts: Words.describe('It goes up, and is seen by whoever looks.'),
      pours: Words.describe('Tea or coffee is made in it.'),
      boils: Words.describe('Water is heated in it over a fire, and ladled out: it has no spout.'),
    } satisfies Record<ThingUse, z.ZodType>)
    .describe('What things are for, by the last word of what they are called.'),
  events: z
    .strictObject({
      feast: Words.describe('One is invited, and sits down.'),
      show: Words.describe('One looks on.'),
      fair: Words.describe('Things are shown, sold or judged.'),
      contest: Words.describe('Somebody wins, at whatever it may be.'),
      sport: Words.describe('Two sides and a ball, or games of many kinds.'),
      race: Words.describe('Who is there first, on foot, by boat, on a horse.'),
      fight: Words.describe('With fists, swords or magic.'),
      cooking: Words.describe('Who cooks or bakes best; also what cooks do.'),
      farewell: Words.describe('One comes in black.'),
      sitting: Words.describe('One has to be there: a trial, an exam, an election.'),
      disaster: Words.describe('It befalls: nobody is invited.'),
      unrest: Words.describe('War, revolt, strike.'),
      sky: Words.describe('Seen above, whoever looks.'),
      voyage: Words.describe('One sets out.'),
      crime: Words.describe('Somebody did it.'),
    } satisfies Record<EventSort, z.ZodType>)
    .describe('What events are, by the word of them that stands last.'),
  deeds: z
    .strictObject({
      lie: Words.describe('Somebody said what was not so, or what was not theirs to say.'),
      broken: Words.describe('It is in pieces.'),
      late: Words.describe('It was not in time, or the clock was not right.'),
      unfair: Words.describe('Somebody was favoured, or had something to gain.'),
      reclaimed: Words.describe('Whose it was takes it back.'),
      restored: Words.describe('Who has it brings it back unseen.'),
      locked: Words.describe('Somebody is on the wrong side of a lock.'),
    } satisfies Record<DeedSort, z.ZodType>)
    .describe('What was done, by any word of an idea that says so.'),
  trades: z
    .strictObject({
      cleaner: Words.describe('Whom nobody sees who has a bucket.'),
      acrobat: Words.describe('Who stands on shoulders and does not look down.'),
      thief: Words.describe('Who knows how one comes in.'),
      cook: Words.describe('Who feeds whoever is on guard.'),
      tailor: Words.describe('Who has needle and thread.'),
      musician: Words.describe('Who hears what is out of time.'),
      maker: Words.describe('Who takes a thing apart: clocks, locks, wood, iron.'),
      teacher: Words.describe('Before whom people sit straight.'),
      learner: Words.describe('Who has a master, and the master’s tools to carry.'),
      student: Words.describe('Who has an examination, and a pencil.'),
      guard: Words.describe('Who goes round and tries the doors.'),
      healer: Words.describe('To whom people show their hands.'),
      carrier: Words.describe('Who has always brought things to doors: post, parcels, milk.'),
    } satisfies Record<Trade, z.ZodType>)
    .describe('What people do or did, by any word of what they are called.'),
})
export type NounSorts = Fixed<z.infer<typeof NounSorts>>

/** Whether a word is written in letters with spaces between words. */
export const isLatin = (word: string): boolean => /^[a-z' -]+$/i.test(word)

const patterns = new Map<string, RegExp>()
/** A word where it stands in a text: Latin ones whole, in the singular or the plural; Han and kana anywhere. */
function patternOf(word: string): RegExp {
  const known = patterns.get(word)
  if (known !== undefined) return known
  const whole = `(?<![a-z])${literal(word)}(?:s|es|’s)?(?![a-z])`
  const made = new RegExp(isLatin(word) ? whole : literal(word), 'gi')
  patterns.set(word, made)
  return made
}

type Found<Sort> = { readonly sort: Sort; readonly word: string; readonly end: number }

/** The words of sorts that stand in a text. */
function found<Sort extends string>(
  text: string,
  sorts: Readonly<Record<Sort, readonly string[]>>,
): Found<Sort>[] {
  const keys = Object.keys(sorts) as Sort[] // the keys of a record of these
  return keys.flatMap((sort) =>
    sorts[sort].flatMap((word) =>
      [...text.matchAll(patternOf(word))].map((match) => ({
        ...{ sort, word },
        end: match.index + match[0].length,
      })),
    ),
  )
}

/** The word that says what a noun is: what stands last in it, and of two that end there the longer. */
const lastOf = <Sort>(all: readonly Found<Sort>[]): Found<Sort> | undefined =>
  all.toSorted((one, other) => other.end - one.end || other.word.length - one.word.length)[0]

/** “The night of the flood” is a night; an English noun says what it is before its “of”. */
const headOf = (text: string): string => text.replace(/ (?:of|for|in|at|on|from|with) .*$/i, '')

/** Of what sort an event is; undefined where no list names it. */
export const eventSortOf = (event: string, { events }: NounSorts): EventSort | undefined =>
  (lastOf(found(headOf(event), events)) ?? lastOf(found(event, events)))?.sort

/** Of what sort a thing is, by its head; undefined where no list names it. */
export function thingSortOf(head: string, { things }: NounSorts): ThingSort | undefined {
  const last = lastOf(found(head, things))
  // 灯笼 is no 笼's: a word says what a thing is where it ends it
  return last?.end === head.length ? last.sort : undefined
}

/** What a thing is for, by its head, whichever lists name it: what plays a tune sounds, too. */
export const thingUsesOf = (
  head: string,
  { uses }: Pick<NounSorts, 'uses'>,
): readonly ThingUse[] => {
  const named = found(head, uses).flatMap(({ sort, end }) => (end === head.length ? [sort] : []))
  return THING_USES.filter((use) => named.includes(use))
}

/** What else a thing is, by its head. */
export const thingTraitsOf = (head: string, { traits }: NounSorts): ReadonlySet<ThingTrait> =>
  new Set(found(head, traits).flatMap(({ sort, end }) => (end === head.length ? [sort] : [])))

/** All sorts of which some words speak: an event, a food, a race; one letter of Han says nothing in a sentence. */
export const sortsIn = (
  text: string,
  { things, events, deeds }: NounSorts,
): ReadonlySet<NounSort> =>
  new Set(
    [...found(text, things), ...found(text, events), ...found(text, deeds)].flatMap(
      ({ sort, word }) => (word.length > 1 ? [sort] : []),
    ),
  )

/** What people can who are called so; undefined where no list names it. */
export const tradeOf = (people: string, { trades }: Pick<NounSorts, 'trades'>): Trade | undefined =>
  lastOf(found(people, trades))?.sort
