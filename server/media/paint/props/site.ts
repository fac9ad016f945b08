import type { Random } from '../../random.ts'
import type { Coat, Mesh } from '../mesh/mesh.ts'
import type { Lamp } from '../mesh/render.ts'
import { ball, block, type Round, round } from '../mesh/solids.ts'
import type { Vector } from '../vector.ts'

/** Where a thing is being built: it stands on the origin and looks along z, towards the viewer. */
export type PropSite = {
  mesh: Mesh
  random: Random
  lamps: Lamp[]
  /** A box: the middle of its foot, then width, height, depth. */
  box(x: number, y: number, z: number, w: number, h: number, d: number, coat: Coat): void
  tube(shape: Round, coat: Coat): void
  ball(centre: Vector, size: Vector, coat: Coat, sides?: number): void
  /** Lights a lamp at a point of the thing. */
  shine(x: number, y: number, z: number, power: number, colour?: string): void
}

/** Builds one kind of thing. */
export type Prop = (site: PropSite) => void

export const WOOD = '#7a5236'
export const DARK_WOOD = '#4e3424'
export const PALE_WOOD = '#b08a5c'
export const IRON = '#3a3d44'
export const BRASS = '#c39a3e'
export const PAPER = '#efe6d0'
export const FLAME = { colour: '#ffe3a0', glow: 2.4 }
export const EMBER = { colour: '#ff9440', glow: 1.9 }

/** Opens a site on a mesh. */
export function createSite(mesh: Mesh, random: Random): PropSite {
  const lamps: Lamp[] = []
  return {
    mesh,
    random,
    lamps,
    box: (x, y, z, w, h, d, coat) => block(mesh, [x, y, z], [w, h, d], coat),
    tube: (shape, coat) => round(mesh, shape, coat),
    ball: (centre, size, coat, sides = 10) => ball(mesh, centre, size, coat, { sides }),
    shine: (x, y, z, power, colour = '#ffc983') =>
      lamps.push({ place: mesh.where([x, y, z]), power, colour }),
  }
}

/** Four legs under a top. */
export function legs(
  site: PropSite,
  w: number,
  d: number,
  height: number,
  size: number,
  coat: Coat,
): void {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      site.box((x * (w - size)) / 2, 0, (z * (d - size)) / 2, size, height, size, coat)
    }
  }
}
