import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import { gable } from '../mesh/solids.ts'
import { PALETTES } from '../palette.ts'
import { land, pine, tree } from '../props/nature.ts'
import { lamppost } from '../props/outside.ts'
import type { Prop, PropSite } from '../props/site.ts'

export const LIT = { colour: '#ffcf7a', glow: 1.8 }
const UNLIT = '#2a3238'

/** A grid of windows on a wall that looks towards z. */
export type Panes = {
  x: number
  y: number
  z: number
  columns: number
  rows: number
  stepX: number
  stepY: number
  width: number
  height: number
  lit: number
}

/** Sets windows into a front, with pale sills. */
export function glaze(site: PropSite, panes: Panes): void {
  const { x, y, z, columns, rows, stepX, stepY, width, height, lit } = panes
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + (column - (columns - 1) / 2) * stepX
      const foot = y + row * stepY
      site.box(left, foot - 0.04, z, width + 0.08, 0.04, 0.08, '#e8e0d0')
      site.box(left, foot, z, width, height, 0.03, site.random.chance(lit) ? LIT : UNLIT)
      site.box(left, foot, z + 0.015, 0.02, height, 0.03, '#e8e0d0')
    }
  }
}

/** The board a model stands on, with grass, stone, sand or snow over it. */
export function ground(
  site: PropSite,
  mood: Mood,
  kind: 'grass' | 'stone' | 'sand' | 'moon',
  bumps = 0.16,
): void {
  const [low, high] = SOILS[kind]
  const snow = mood === 'snow' && kind !== 'moon' ? 0.82 : 0
  const colours = [mix(low, '#e9f0f4', snow), mix(high, '#f6fafc', snow)] as const
  land(site, [10.4, 7.6], bumps, colours)
  site.box(0, -0.75, 0, 10.4, 0.66, 7.6, mix(low, '#1c1612', 0.55))
}

const SOILS = {
  grass: ['#4d6a38', '#6f8a4a'],
  stone: ['#6d6a66', '#7d7973'],
  sand: ['#b58d58', '#d3b07a'],
  moon: ['#6a6c74', '#8a8c93'],
} as const

/** A sea on a board, in the colour of the mood. */
export function sea(site: PropSite, mood: Mood): void {
  const colour = mix(PALETTES[mood].sea, '#2f86a0', 0.45)
  site.mesh.stand(0, -0.1, 0, 0, () =>
    land(site, [10.8, 8], 0.28, [colour, mix(colour, '#dff3f4', 0.22)]),
  )
  site.box(0, -0.95, 0, 10.8, 0.66, 8, mix(colour, '#04121c', 0.6))
}

/** Trees at random over the board, away from its middle. */
export function wood(site: PropSite, count: number, clear: number, kind: Prop = pine): void {
  let planted = 0
  while (planted < count) {
    const x = site.random.between(-4.9, 4.9)
    const z = site.random.between(-3.5, 3.3)
    if (Math.hypot(x * 0.8, z) < clear) continue
    planted++
    site.mesh.stand(x, 0, z, 0, () => kind(site), site.random.between(0.45, 0.75))
  }
}

export const leafyTree = tree

/** A walled body under a gabled roof. */
export function hall(
  site: PropSite,
  [w, h, d]: readonly [number, number, number],
  wall: string,
  roof: string,
  rise = 0.9,
): void {
  site.box(0, 0, 0, w, h, d, wall)
  site.box(0, h - 0.06, 0, w + 0.12, 0.08, d + 0.12, mix(wall, '#ffffff', 0.3))
  gable(site.mesh, [0, h, 0], [w + 0.24, rise, d + 0.3], roof, wall)
}

/** A round or square tower with a pointed roof. */
export function spire(
  site: PropSite,
  radius: number,
  height: number,
  wall: string,
  roof: string,
  sides = 8,
): void {
  site.tube({ from: [0, 0, 0], length: height, radius, sides }, wall)
  site.tube(
    { from: [0, height, 0], length: radius * 3.2, radius: radius * 1.25, end: 0.01, sides },
    roof,
  )
}

/** A path of flat stones towards the viewer. */
export function path(
  site: PropSite,
  from: number,
  to: number,
  width: number,
  colour = '#b5a88c',
): void {
  for (let z = from; z < to; z += 0.32) {
    site.box(
      site.random.between(-0.05, 0.05),
      0.02,
      z,
      width * site.random.between(0.85, 1.1),
      0.06,
      0.27,
      colour,
    )
  }
}

/** Street lamps at places of the board. */
export function lamps(site: PropSite, places: readonly (readonly [number, number])[]): void {
  for (const [x, z] of places) site.mesh.stand(x, 0, z, 0, () => lamppost(site), 0.62)
}
