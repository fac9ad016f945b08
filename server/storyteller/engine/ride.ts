import { z } from 'zod'
import { type Fixed, Plain } from '#server/storyteller/builtin/line.ts'
import { PLACE_SORTS, type PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { PlotContent } from './content.ts'
import type { IdeaPart } from './idea-part.ts'
import { isLatin } from './noun-sorts.ts'
import type { Plot } from './plot.ts'
import { said } from './tests/phrases.ts'

const told = (about: string) => z.string().min(1).describe(about)

/** What is told of a ride beside the race itself. */
const BESIDE = {
  days: 'How the two have kept out of each other’s way on all other days, with it or without.',
  late: 'After supper: something has to be done with it that one can do, and two do better.',
  lateAlone: 'An option: to do it alone.',
  lateGain: 'What that gives: the player is a little ahead.',
  lateAloneDone: 'How it went.',
  lateTwo: 'An option: to do it together, with nothing said.',
  lateNear: 'What that gives: the two are a little nearer.',
  lateTwoDone: 'How it went; neither says anything.',
  shared: 'What it is on other days when all ended well.',
  single: 'The same when the player won alone.',
} as const

/** What a race is run with, told as what it is: a ferry, a horse, one's own two feet. */
export const RideFile = z.strictObject({
  is: z
    .record(Plain, z.array(Plain))
    .describe('Words of an idea that choose it, each with its other forms: ferry: [ferries].'),
  at: z
    .array(z.enum(PLACE_SORTS))
    .describe('Where one races with it: of an idea that names no place that is told.'),
  afloat: z
    .literal(true)
    .exactOptional()
    .describe('It needs water: in no village, town or city that an idea names by that word alone.'),
  it: Plain.describe('What it is called where the idea does not say: “bicycle”.'),
  race: told('What the race is called: “{it} race”.'),
  by: told('How one goes: “by {it}”, “on foot”.'),
  way: told('The course, to stand in a sentence: “out to {far.the} and home”.'),
  go: told('What one does with it, in its stem: “row”.'),
  care: told('The day before: what is looked after, a sentence or two.'),
  learn: told('What is practiced, and what comes of it.'),
  young: told('How the two learned it together.'),
  alone: told('What is done with it at night by oneself.'),
  off: told('Getting away from the start.'),
  leg: told('Side by side.'),
  cut: told('The short way, where nobody sees: inside of the mark.'),
  bar: told('What lies in both their ways.'),
  dare: told('Straight at it, and through.'),
  fall: told('Straight at it by somebody who has not practiced: through, but late.'),
  help: told('Past it together: what two do that one cannot.'),
  know: told('Past it by what the other one has told.'),
  trouble: told('What goes wrong with the other one, near the end.'),
  mend: told('How two set that right.'),
  last: told('The last stretch.'),
  beside: z
    .strictObject(
      Object.fromEntries(
        Object.entries(BESIDE).map(([name, about]) => [name, told(about)]),
      ) as Record<keyof typeof BESIDE, z.ZodString>, // fromEntries forgets the names
    )
    .exactOptional()
    .describe('What it is on all other days; of a ride without it what `any` says is told.'),
})
export type RideFile = Fixed<z.infer<typeof RideFile>>
/** A ride, named after its file. */
export type Ride = RideFile & { readonly id: string }

type Found = { readonly ride: Ride; readonly word: string; readonly said: string }

/** Letters alone, with a space around each word of them. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `

const speaksOf = (text: string, word: string): boolean =>
  isLatin(word)
    ? [word, `${word}s`].some((form) => spaced(text).includes(` ${form} `))
    : text.includes(word)

/** The rides some words speak of, the most particular word first: a dog-sled is no dog. */
const foundIn = (text: string, rides: readonly Ride[]): Found[] =>
  rides
    .flatMap((ride) =>
      Object.entries(ride.is).flatMap(([word, forms]) =>
        [word, ...forms].flatMap((one) => (speaksOf(text, one) ? [{ ride, word, said: one }] : [])),
      ),
    )
    .toSorted((one, other) => other.said.length - one.said.length)

/** What is raced with in a game, and what it is called there; undefined in a plot that is no race. */
export type Raced = { readonly ride: Ride; readonly it: string }

/** A ride with what is told beside the race: its own, or what any ride has. */
const whole = (ride: Ride, rides: readonly Ride[]): Ride => {
  const beside = ride.beside ?? rides.at(-1)?.beside
  return beside === undefined ? ride : { ...ride, beside }
}

/** With what the race of an idea is run. */
export function racedIn(
  { raced }: Pick<Plot, 'raced'>,
  { rides }: Pick<PlotContent, 'rides'>,
  { idea, nouns }: Pick<IdeaPart, 'idea' | 'nouns'>,
): Raced | undefined {
  if (raced !== true) return undefined
  const [first] = foundIn([idea, ...nouns].join(' / '), rides)
  const any = rides.at(-1)
  if (first !== undefined) return { ride: whole(first.ride, rides), it: first.word }
  return any && { ride: any, it: any.it }
}

/** Where everybody lives, with water or without. */
const LIVED_IN: ReadonlySet<PlaceSort> = new Set(['village', 'town', 'city'])
/** A piece of the way, or its end: nobody comes from there. */
const OF_THE_WAY =
  /\b(?:course|track|finish line|starting line|lap|stage)$|(?:区間|コース|ゴール|赛道|跑道|终点|起点)$/iu

/** Whether a race says where it plays by no more than what it is run on. */
function isNowhere({ where, whereSorts: [own] }: IdeaPart, { ride }: Raced): boolean {
  if (OF_THE_WAY.test(where) || foundIn(where, [ride]).length > 0) return true
  return ride.afloat === true && own !== undefined && LIVED_IN.has(own)
}

/** What an idea gives a race: what is raced with is no place, no prize, and nobody who plays. */
export function withoutRide(part: IdeaPart, raced: Raced | undefined): IdeaPart {
  if (raced === undefined) return part
  const isRide = (text: string): boolean => foundIn(text, [raced.ride]).length > 0
  const { where, whereThe, whereSorts, what, thing, thingShort, creature } = part
  return {
    ...part,
    ...(isNowhere(part, raced)
      ? { where: '', whereThe: '', whereSorts: [] }
      : { where, whereThe, whereSorts }),
    ...(isRide(what?.head ?? '')
      ? { what: null, thing: '', thingShort: '' }
      : { what, thing, thingShort }),
    creature: isRide(creature) ? '' : creature,
  }
}

/** What a plot calls it: `{ride.it}`, `{ride.leg}`. */
export function rideWords(raced: Raced | undefined): Record<string, string> {
  if (raced === undefined) return {}
  const { is: _, at: __, id: ___, it: ____, afloat: _____, beside = {}, ...race } = raced.ride
  const texts = { ...race, ...beside }
  return Object.fromEntries([
    ['ride.it', raced.it],
    ...Object.entries(texts).map(([name, text]) => [`ride.${name}`, said(text, { it: raced.it })]),
  ])
}

/** The same in another language; what it is called in particular is not translated. */
export function twinRide(
  { rides }: Pick<PlotContent, 'rides'>,
  raced: Raced | undefined,
): Raced | undefined {
  const twin = raced && (rides.find(({ id }) => id === raced.ride.id) ?? rides.at(-1))
  return twin && { ride: whole(twin, rides), it: twin.it }
}
