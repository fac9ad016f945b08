import type { Emblem } from '../../emblem-names.ts'
import type { Mood } from '../../picture.ts'
import { naturalInks } from '../cover/inks.ts'
import { ground, wood } from '../diorama/parts.ts'
import type { Coat } from '../mesh/mesh.ts'
import { PALETTES } from '../palette.ts'
import { BRASS, DARK_WOOD, type PropSite } from '../props/site.ts'
import type { Vector } from '../vector.ts'
import { EMBLEM_DRAWINGS } from './emblems.ts'
import { counterClockwise, type Flat, flattened, trianglesOf } from './outline.ts'

const UNIT = 0.0115
const MIDDLE = 2.72
const THICK = 0.34
/** So much farther to the front lies each piece than the one behind it, and all of them together. */
const STEP = 0.07
const DEEP = 0.7

/** An emblem as a model: its pieces cut out and laid on each other, before a disc that stands on a board. */
export function buildEmblem(site: PropSite, emblem: Emblem, mood: Mood): void {
  const { wall, roof, layers } = EMBLEM_DRAWINGS[emblem]
  const inks = naturalInks(PALETTES[mood], {
    ...{ backdrop: 'hills', wall: wall ?? '#b8ae9c', roof: roof ?? '#8a4a3c' },
  })
  ground(site, mood, mood === 'dust' ? 'sand' : 'grass')
  site.box(0, 0, -0.1, 2.9, 0.24, 1.5, DARK_WOOD)
  site.tube({ from: [0, MIDDLE, -0.5], length: 0.2, radius: 2.56, axis: 'z', sides: 56 }, BRASS)
  site.tube(
    { from: [0, MIDDLE, -0.32], length: 0.06, radius: 2.4, axis: 'z', sides: 56 },
    '#4b5a55',
  )
  wood(site, 9, 4.1)
  for (const [at, { role, points }] of layers.entries()) {
    const shines = role === 'window' || role === 'lamp'
    cutOut(
      site,
      points,
      at * Math.min(STEP, DEEP / layers.length),
      shines ? { colour: inks[role], glow: 1.1 } : inks[role],
    )
  }
  site.shine(0, MIDDLE + 1.4, 2.6, 1.4)
}

function cutOut(site: PropSite, points: string, rise: number, coat: Coat): void {
  const ring = counterClockwise(
    flattened(points).map(([x, y]): Flat => [x * UNIT, MIDDLE - y * UNIT]),
  )
  const [back, front] = [-0.2, THICK + rise - 0.2]
  const place = ([x, y]: Flat, z: number): Vector => [x, y, z]
  for (const [a, b, c] of trianglesOf(ring))
    site.mesh.triangle(place(a, front), place(b, front), place(c, front), coat)
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length] ?? from
    site.mesh.quad(place(from, back), place(to, back), place(to, front), place(from, front), coat)
  }
}
