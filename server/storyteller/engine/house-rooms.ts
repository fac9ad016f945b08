import { z } from 'zod'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { GOALS, type Goal, HOUSES, type House } from './by-idea.ts'
import { type PlacePack, PlacePart } from './place-pack.ts'
import { PLACE_FUNCTIONS } from './plot.ts'

const Rooms = z.partialRecord(z.enum(PLACE_FUNCTIONS), PlacePart)
/** The rooms of each sort of house, by what they are for. */
export const HouseRooms = z.strictObject(
  // the keys of a record of these
  Object.fromEntries(HOUSES.map((house) => [house, Rooms])) as Record<House, typeof Rooms>,
)
type HouseRooms = Fixed<z.infer<typeof HouseRooms>>

/** A place whose parts are the rooms of a house, where a story plays in one. */
export const withRooms = (
  place: PlacePack,
  { rooms }: { readonly rooms?: HouseRooms },
  house: string,
): PlacePack => {
  const found = HOUSES.find((one) => one === house)
  return rooms === undefined || found === undefined
    ? place
    : { ...place, parts: { ...place.parts, ...rooms[found] } }
}

/** Where a thing is brought, by what sort of place it is; `{goal}` is what the idea calls it. */
export const GoalPlaces = z.strictObject(
  // the keys of a record of these
  Object.fromEntries(GOALS.map((goal) => [goal, PlacePart])) as Record<Goal, typeof PlacePart>,
)
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
