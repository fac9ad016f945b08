import type { StoryMember } from './casting.ts'
import type { PlotContent, PlotTexts } from './content.ts'
import type { PlacePack } from './place-pack.ts'
import { PLACE_FUNCTIONS } from './plot.ts'
import type { KnownPremise } from './premise.ts'

/** Behind words that are in another language than the rest: nobody types it, and no text that holds it is a translation. */
const FOREIGN = '\u{f8f1}'

export const isForeign = (text: string): boolean => text.includes(FOREIGN)

/** Words that have no counterpart, where another language needs some. */
export const foreign = (text: string): string => `${text}${FOREIGN}`

/** The same with all its words foreign. */
export function allForeign<Value>(value: Value): Value {
  if (typeof value === 'string') return foreign(value) as Value
  if (Array.isArray(value)) return value.map(allForeign) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, allForeign(inner)]),
  ) as Value
}

type Archetype = StoryMember['from']

/** Somebody is the same in every language who is painted in the same coat. */
export function twinArchetype({ archetypes }: PlotContent, { from, sex }: StoryMember): Archetype {
  const twin = archetypes.find(({ portrait }) => portrait.coat === from.portrait.coat)
  const isSame = twin !== undefined && (twin.sex === 'any' || twin.sex === sex)
  if (isSame) return twin
  // how they talk and are painted is no text
  const { id, traits, register, portrait } = from
  const kept =
    register === undefined ? { id, traits, portrait } : { id, traits, register, portrait }
  return { ...allForeign(from), ...kept, sex: from.sex }
}

const shownAs = ({ paint, parts }: PlacePack): string =>
  JSON.stringify([
    paint.place,
    paint.mood,
    paint.bed,
    PLACE_FUNCTIONS.map((one) => parts[one].room),
  ])

/** A place is the same in every language that is painted the same, with the same rooms. */
export function twinPlace({ places }: PlotContent, place: PlacePack): PlacePack {
  const twin = places.find((one) => shownAs(one) === shownAs(place))
  const { id, paint, is, holds } = place
  const parts = PLACE_FUNCTIONS.map((one) => [
    one,
    { ...allForeign(place.parts[one]), room: place.parts[one].room },
  ])
  return twin ?? { ...allForeign(place), id, paint, is, holds, parts: Object.fromEntries(parts) }
}

/** A rule of the same mechanic; a custom is the same that has the same name. */
export function twinPremise({ premises }: PlotContent, premise: KnownPremise): KnownPremise {
  const { id, mechanic } = premise
  const twin = premises.find((one) =>
    mechanic === 'custom' ? one.id === id : one.mechanic === mechanic,
  )
  return twin ?? { ...allForeign(premise), id, mechanic }
}

type Lists = Map<readonly string[], readonly string[]>

/** Which list of variants stands where in the words of another language. */
function pairLists(here: unknown, there: unknown, found: Lists): void {
  if (typeof here !== 'object' || typeof there !== 'object' || here === null || there === null)
    return
  if (
    Array.isArray(here) &&
    Array.isArray(there) &&
    there.every((one) => typeof one === 'string')
  ) {
    found.set(there, here)
    return
  }
  for (const [key, inner] of Object.entries(there))
    pairLists((here as Record<string, unknown>)[key], inner, found)
}

/** For each list of variants in some words the one that stands there in the words of another language. */
export function pairedLists(pairs: readonly (readonly [here: unknown, there: unknown])[]): Lists {
  const found: Lists = new Map()
  for (const [here, there] of pairs) pairLists(here, there, found)
  return found
}

/** Does a language tell a plot, and its events, under the same names? */
export const tellsAlike = (here: PlotTexts, there: PlotTexts, turns: readonly string[]): boolean =>
  turns.every((turn) => (here.turns[turn] === undefined) === (there.turns[turn] === undefined))
