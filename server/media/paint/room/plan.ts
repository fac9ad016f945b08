import type { PropName } from '../props/catalogue.ts'

/** Where a thing stands: name, x, z, and where it matters its turn in quarter circles and its height. */
export type Placement = readonly [prop: PropName, x: number, z: number, turn?: number, y?: number]

/** How a room is built and furnished. Metres; the back wall lies at minus half the depth. */
export type RoomPlan = {
  width: number
  depth: number
  height: number
  /** Windows of the back wall: middle and width. */
  windows?: readonly (readonly [number, number])[]
  /** A window in the left wall: middle and width along z. */
  side?: readonly [number, number]
  ceiling: 'beams' | 'plain' | 'arched'
  things: readonly Placement[]
  /** One of these is chosen by the seed. */
  either?: readonly [Placement, ...Placement[]]
}

/** A place under the sky. */
export type OpenPlan = {
  ground: 'grass' | 'paving' | 'planks' | 'sand' | 'earth'
  /** What lies beyond: open water, hills, or a row of houses. */
  beyond: 'sea' | 'hills' | 'houses'
  things: readonly Placement[]
}
