import { z } from 'zod'
import { eachOf, type Fixed } from '#server/storyteller/builtin/line.ts'
import { GOALS, type Goal, HOUSES } from './by-idea.ts'
import { WORLDS } from './place-for.ts'
import { type PlacePack, PlacePart } from './place-pack.ts'
import { PLACE_FUNCTIONS } from './plot.ts'

/** Parts of a place by what they are for, of which some may be named. */
export const HouseParts = z.partialRecord(z.enum(PLACE_FUNCTIONS), PlacePart)
/** The rooms of each sort of house, by what they are for. */
export const HouseRooms = eachOf(HOUSES, HouseParts)
/** Parts of a place of their own that a crew has, away from the one they go into. */
export type Den = Fixed<z.infer<typeof HouseParts>>
type HouseRooms = Fixed<z.infer<typeof HouseRooms>>

/** Where nobody has a place of their own across the way: on a ship, on a rock, in years to come. */
const hasNoOther = ({ is, ahead }: PlacePack): boolean =>
  ahead === true || is.some((sort) => WORLDS.has(sort))

type Parts = { readonly rooms?: HouseRooms; readonly den?: readonly Den[] }

/** Where a crew meets in a game, of which each (`nth`) has another place; nothing where no plot has one. */
export const denIn = (place: PlacePack, { den = [] }: Pick<Parts, 'den'>, nth: number): Den =>
  (hasNoOther(place) ? undefined : den[nth % den.length]) ?? {}

/**
 * A place whose parts are the rooms of a house, where a story plays in one, and those where a crew meets, of which each
 * game (`nth`) has others.
 */
export function withRooms(place: PlacePack, story: Parts, house: string, nth: number): PlacePack {
  const { rooms } = story
  const found = HOUSES.find((one) => one === house)
  const own = rooms === undefined || found === undefined ? {} : rooms[found]
  return { ...place, parts: { ...place.parts, ...own, ...denIn(place, story, nth) } }
}

/** Where a thing is brought, by what sort of place it is; `{goal}` is what the idea calls it. */
export const GoalPlaces = eachOf(GOALS, PlacePart)
type GoalPlaces = Fixed<z.infer<typeof GoalPlaces>>

/** A place whose far end is where the idea brings its thing, where a plot tells that as what it is. */
export const withGoal = (
  place: PlacePack,
  { goals }: { readonly goals?: GoalPlaces },
  { goal, called }: { readonly goal: Goal | undefined; readonly called: string },
): PlacePack => {
  if (goals === undefined || goal === undefined) return place
  const named = (text: string): string => text.replaceAll('{goal}', called)
  const { the, in: inside, seen, small, room } = goals[goal]
  const far = { the: named(the), in: named(inside), seen: named(seen), small: named(small), room }
  return { ...place, parts: { ...place.parts, far } }
}
