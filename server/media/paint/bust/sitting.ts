import type { ArtStyle } from '#schemas/settings.ts'
import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'
import { type Backdrop, studioBackdrop } from '../look/backdrop.ts'
import { type Camera, createCamera } from '../mesh/camera.ts'
import type { Lamp } from '../mesh/render.ts'
import type { Palette } from '../palette.ts'
import type { Vector } from '../vector.ts'
import { litBackdrop } from './lit-backdrop.ts'

/** How a person sits for a picture: which way they look, from where they are seen, and in what light. */
type Sitting = {
  turn: number
  camera: Camera
  lamps: readonly Lamp[]
  sun: Vector
  backdrop: Backdrop
}

type Given = { style: ArtStyle; palette: Palette; turn: number }
type Size = { width: number; height: number }

const keyOf = (style: ArtStyle): number => (style === 'REALISTIC' ? 3.4 : 2.2)

/** As a person is painted first: the lamp at the left, quiet paper behind. */
export function firstSitting({ style, palette, turn }: Given, size: Size): Sitting {
  const key = keyOf(style)
  return {
    turn,
    camera: createCamera([0, 0.02, 4.3], [0, -0.12, 0], 25.5, size.width, size.height),
    lamps: [
      { place: [-1.5, 1.3, 2.2], power: key, colour: mix(palette.glow, '#ffffff', 0.35) },
      { place: [1.7, 0.7, -1.3], power: key * 0.9, colour: mix(palette.sky[2], '#bcd4e6', 0.5) },
    ],
    sun: [-0.5, 0.75, 0.8],
    backdrop: studioBackdrop(style, palette),
  }
}

const TURNS = [-0.6, -0.45, -0.2, 0, 0.2, 0.45, 0.6] as const
/** A face turned by less than this is in the same pose. */
const FAR_ENOUGH = 0.3

/** As the same person is painted another time: looking elsewhere, seen from elsewhere, in another light. */
export function otherSitting({ style, palette, turn }: Given, random: Random, size: Size): Sitting {
  const [first = 0, ...others] = TURNS.filter((one) => Math.abs(one - turn) >= FAR_ENOUGH)
  const side = random.pick([-1, 1])
  const key = keyOf(style)
  const warmth = random.between(0.15, 0.6)
  const height = random.between(-0.22, 0.3)
  return {
    turn: random.pick([first, ...others]),
    camera: createCamera(
      [random.between(-0.25, 0.25), height, 4.3],
      [0, -0.12 + random.between(-0.02, 0.03), 0],
      random.between(23.6, 26.4),
      size.width,
      size.height,
    ),
    lamps: [
      {
        place: [
          side * random.between(1.2, 1.9),
          random.between(0.5, 1.6),
          random.between(1.6, 2.4),
        ],
        power: key * random.between(0.85, 1.15),
        colour: mix(palette.glow, '#ffffff', warmth),
      },
      {
        place: [-side * random.between(1.4, 1.8), random.between(0.4, 1.1), -1.3],
        power: key * random.between(0.7, 1.25),
        colour: mix(palette.sky[2], random.pick(['#bcd4e6', '#e6c9a8', '#cfd9c4']), 0.5),
      },
    ],
    sun: [side * random.between(0.35, 0.75), random.between(0.5, 0.9), 0.8],
    backdrop: litBackdrop(style, palette, random, side),
  }
}
