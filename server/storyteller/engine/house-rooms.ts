import { z } from 'zod'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { HOUSES, type House } from './by-idea.ts'
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
