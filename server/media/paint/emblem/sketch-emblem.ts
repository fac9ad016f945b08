import type { Emblem } from '../../emblem-names.ts'
import type { Mood } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { createPen, type Sketch } from '../cover/pen.ts'
import { closedCurve, knotsOf } from '../portrait/draw/curve.ts'
import { EMBLEM_DRAWINGS } from './emblems.ts'

const MIDDLE = [600, 318] as const
const SIZE = 1.06
const MEDALLION = 262

/** An emblem as the subject of a cover: on its medallion, over the land and the weather of its mood. */
export function sketchEmblem(emblem: Emblem, mood: Mood, random: Random): Sketch {
  const { wall, roof, layers } = EMBLEM_DRAWINGS[emblem]
  const pen = createPen(random, 560, mood === 'dust' ? 'dunes' : random.pick(['hills', 'pines']))
  if (wall !== undefined) pen.sketch.wall = wall
  if (roof !== undefined) pen.sketch.roof = roof
  pen.sketch.isEmblem = true
  const [x, y] = MIDDLE
  pen.poly('ground', [0, 586], [1200, 570], [1200, 675], [0, 675])
  pen.disc('metal', x, y + 6, MEDALLION + 16)
  pen.disc('trim', x, y, MEDALLION + 14)
  pen.disc('dark', x, y, MEDALLION + 6)
  pen.disc('ground', x, y, MEDALLION)
  for (let ray = 0; ray < 24; ray++) {
    const turn = (half: number) => (ray + half) * (Math.PI / 12)
    const at = (half: number) =>
      [x + Math.cos(turn(half)) * MEDALLION, y + Math.sin(turn(half)) * MEDALLION] as const
    if (ray % 2 === 0) pen.poly('groundLight', [x, y], at(0), at(1))
  }
  for (const { role, points } of layers) {
    const knots = knotsOf(points).map(({ x: dx, y: dy, corner }) => ({
      x: x + dx * SIZE,
      y: y + dy * SIZE,
      corner,
    }))
    pen.path(role, closedCurve(knots))
  }
  pen.glow(x, y - 40, 330)
  return pen.sketch
}
