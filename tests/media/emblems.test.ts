import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { EMBLEMS } from '#server/media/emblem-names.ts'
import { EMBLEM_DRAWINGS } from '#server/media/paint/emblem/emblems.ts'
import { counterClockwise, flattened, trianglesOf } from '#server/media/paint/emblem/outline.ts'
import { paint } from '#server/media/paint/paint.ts'
import { swept } from '../sweep.ts'
import { LOOKS } from './briefs.ts'

const area = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

describe('emblems', () => {
  it('[MD28] draws each emblem otherwise than the others, in all four looks', async () => {
    for (const style of swept(LOOKS, 1)) {
      const seen: Buffer[] = []
      for (const emblem of EMBLEMS) {
        const subject = { kind: 'cover', place: 'house', mood: 'clear', emblem } as const
        const { bytes } = await paint({ subject, style, seed: 'one' }, 0.1)
        seen.push(await sharp(bytes).resize(40, 22).raw().toBuffer())
      }
      for (const [at, one] of seen.entries()) {
        for (const other of seen.slice(at + 1)) {
          const apart = one.reduce(
            (sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)),
            0,
          )
          expect(apart / one.length, `${style} ${EMBLEMS[at]}`).toBeGreaterThan(0.8)
        }
      }
    }
  }, 120_000)

  it('[MD28] keeps each emblem on its medallion', () => {
    for (const [name, { layers }] of Object.entries(EMBLEM_DRAWINGS)) {
      for (const [x, y] of layers.flatMap(({ points }) => flattened(points)))
        expect(Math.hypot(x, y), name).toBeLessThan(250)
    }
  })

  it('[MD28] cuts each outline into triangles of the same area', () => {
    for (const [name, { layers }] of Object.entries(EMBLEM_DRAWINGS)) {
      for (const { points } of layers) {
        const ring = counterClockwise(flattened(points))
        const cut = trianglesOf(ring).reduce((sum, three) => sum + Math.abs(area(three)), 0)
        expect(cut / area(ring), `${name} ${points}`).toBeCloseTo(1, 1)
      }
    }
  })
})
