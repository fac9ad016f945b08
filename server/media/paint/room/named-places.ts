import type { NamedThing } from '../../named-things.ts'
import type { PropName } from '../props/catalogue.ts'
import type { OpenPlan, Placement, RoomPlan } from './plan.ts'

type Spot = { x: number; z: number; reach: number }

/** On the floor, standing or hanging at a wall, or under the sky alone. */
type Where = 'floor' | 'against' | 'wall' | 'open'

/** How much room a thing takes, across, in metres; and where it can be. */
const SIZES: Readonly<Record<NamedThing, { wide: number; where: Where }>> = {
  piano: { wide: 1.3, where: 'floor' },
  clock: { wide: 0.6, where: 'against' },
  stove: { wide: 0.7, where: 'floor' },
  telescope: { wide: 0.8, where: 'floor' },
  barrel: { wide: 0.6, where: 'floor' },
  crate: { wide: 0.7, where: 'floor' },
  trunk: { wide: 0.9, where: 'floor' },
  sacks: { wide: 0.8, where: 'floor' },
  coil: { wide: 0.7, where: 'floor' },
  net: { wide: 0.8, where: 'floor' },
  oars: { wide: 0.5, where: 'wall' },
  boat: { wide: 1.5, where: 'floor' },
  bench: { wide: 1.1, where: 'floor' },
  armchair: { wide: 0.9, where: 'floor' },
  bed: { wide: 1.5, where: 'floor' },
  desk: { wide: 1.2, where: 'floor' },
  stool: { wide: 0.45, where: 'floor' },
  easel: { wide: 0.7, where: 'floor' },
  mirror: { wide: 0.8, where: 'wall' },
  map: { wide: 1.4, where: 'wall' },
  blackboard: { wide: 2.6, where: 'wall' },
  banner: { wide: 0.8, where: 'wall' },
  frame: { wide: 0.8, where: 'wall' },
  hooks: { wide: 1, where: 'wall' },
  coats: { wide: 1.2, where: 'wall' },
  cabinet: { wide: 0.9, where: 'against' },
  drawers: { wide: 0.6, where: 'against' },
  shelf: { wide: 1, where: 'against' },
  counter: { wide: 1.5, where: 'floor' },
  vitrine: { wide: 0.8, where: 'floor' },
  plinth: { wide: 0.6, where: 'floor' },
  altar: { wide: 1.2, where: 'against' },
  screen: { wide: 1, where: 'against' },
  plant: { wide: 0.6, where: 'floor' },
  engineBlock: { wide: 1.3, where: 'floor' },
  workbench: { wide: 1.4, where: 'floor' },
  wheel: { wide: 0.8, where: 'floor' },
  lantern: { wide: 0.4, where: 'floor' },
  candles: { wide: 0.4, where: 'floor' },
  standingBell: { wide: 1, where: 'floor' },
  ladder: { wide: 0.7, where: 'wall' },
  well: { wide: 1.2, where: 'open' },
  fountain: { wide: 1.6, where: 'open' },
  grave: { wide: 0.7, where: 'open' },
  signal: { wide: 0.6, where: 'open' },
  bollard: { wide: 0.5, where: 'open' },
  lamppost: { wide: 0.5, where: 'open' },
  tree: { wide: 1.6, where: 'open' },
  flowers: { wide: 0.8, where: 'open' },
}

// What is flat on the floor, or stands on something else, takes no room.
const FLAT = new Set<PropName>(['rug'])
const WIDE: Readonly<Partial<Record<PropName, number>>> = {
  ...{ house: 3, townHouse: 2.4, carriageBody: 3, sofa: 1.6, bed: 1.7, table: 1.5, desk: 1.4 },
  ...{ roundTable: 1.2, piano: 1.4, fireplace: 1.5, range: 1.2, tree: 1.6, bareTree: 1.2 },
}
const USUAL = 0.9
/** More would crowd a room. */
const MOST = 3

const takenBy = (things: readonly Placement[]): Spot[] =>
  things.flatMap(([prop, x, z, , y = 0]) =>
    FLAT.has(prop) || y > 0.3 ? [] : [{ x, z, reach: (WIDE[prop] ?? USUAL) / 2 }],
  )

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / 0.2) + 1) }, (_, at) => from + at * 0.2)

/** The free spot nearest to where one looks. */
function freeSpot(wide: number, field: Field, taken: readonly Spot[]): Spot | undefined {
  const reach = wide / 2
  const away = ({ x, z }: { x: number; z: number }) =>
    Math.hypot(x - field.aim[0], z - field.aim[1])
  return steps(field.left + reach, field.right - reach)
    .flatMap((x) => steps(field.back + reach, field.front - reach).map((z) => ({ x, z, reach })))
    .filter((spot) =>
      taken.every(({ x, z, reach: other }) => Math.hypot(spot.x - x, spot.z - z) >= reach + other),
    )
    .toSorted((one, other) => away(one) - away(other))[0]
}

type Field = {
  left: number
  right: number
  back: number
  front: number
  aim: readonly [number, number]
}

/** The free stretch of the back wall, else of the wall on the left, from the middle of what is seen outwards. */
function hungAt(
  prop: NamedThing,
  plan: RoomPlan,
  things: readonly Placement[],
): Placement | undefined {
  const { width, depth, windows = [], side } = plan
  const { wide, where } = SIZES[prop]
  const off = where === 'against' ? 0.3 : 0.06
  const gap = (at: number, other: number, itsWide: number) =>
    Math.abs(at - other) >= (wide + itsWide) / 2
  const nearest = (aim: number, spots: number[]) =>
    spots.toSorted((one, other) => Math.abs(one - aim) - Math.abs(other - aim))[0]
  const behind = things.filter(([, , z]) => z < -depth / 2 + 0.5)
  const x = nearest(
    -width * 0.1,
    steps(-width / 2 + wide / 2, width / 2 - wide / 2).filter(
      (at) =>
        windows.every(([middle, pane]) => gap(at, middle, pane + 0.2)) &&
        behind.every(([other, middle]) => gap(at, middle, WIDE[other] ?? USUAL)),
    ),
  )
  if (x !== undefined) return [prop, x, -depth / 2 + off]
  const beside = things.filter(([, at]) => at < -width / 2 + 0.5)
  const z = nearest(
    -depth * 0.2,
    steps(-depth / 2 + wide / 2, depth * 0.2 - wide / 2).filter(
      (at) =>
        (side === undefined || gap(at, side[0], side[1] + 0.2)) &&
        beside.every(([other, , middle]) => gap(at, middle, WIDE[other] ?? USUAL)),
    ),
  )
  return z === undefined ? undefined : [prop, -width / 2 + off, z, 1]
}

/** Where the things that a text names stand or hang in a place that has them not; what finds no room is left out. */
export function namedPlacements(
  named: readonly NamedThing[],
  plan: RoomPlan | OpenPlan,
  things: readonly Placement[],
): Placement[] {
  const placed: Placement[] = []
  for (const prop of named) {
    const all = [...things, ...placed]
    if (placed.length === MOST || all.some(([other]) => other === prop)) continue
    const placement = 'width' in plan ? inRoom(prop, plan, all) : inTheOpen(prop, all)
    if (placement !== undefined) placed.push(placement)
  }
  return placed
}

function inRoom(
  prop: NamedThing,
  plan: RoomPlan,
  things: readonly Placement[],
): Placement | undefined {
  const { wide, where } = SIZES[prop]
  if (where === 'open') return undefined
  if (where !== 'floor') return hungAt(prop, plan, things)
  const { width, depth } = plan
  // in a passage things stand aside, and only small ones
  const isPassage = width < depth * 0.6
  if (isPassage && wide > 0.7) return undefined
  const field: Field = {
    ...{ left: -width * 0.46, right: width * 0.3, back: -depth * 0.45, front: depth * 0.2 },
    aim: [isPassage ? -width : -width * 0.1, -depth * 0.12],
  }
  const spot = freeSpot(wide, field, takenBy(things))
  return spot && [prop, spot.x, spot.z]
}

function inTheOpen(prop: NamedThing, things: readonly Placement[]): Placement | undefined {
  const { wide, where } = SIZES[prop]
  if (where === 'wall') return undefined
  const field: Field = { left: -2.6, right: 2.2, back: -3.4, front: 0.2, aim: [-0.6, -0.9] }
  const spot = freeSpot(wide, field, takenBy(things))
  return spot && [prop, spot.x, spot.z]
}
