import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Standing, scrolledByReader } from '#plugins/steps/page-standing.ts'

const WINDOW = 700
/** A page of parts so tall, scrolled so far. */
function page(heights: readonly number[], y: number): Standing {
  let end = 0
  const edges = heights.map((tall) => {
    end += tall
    return end
  })
  return { y, furthest: end - WINDOW, edges }
}
const HEIGHTS = [1_000, 1_000, 1_000, 1_000, 1_000]
const pixels = fc.integer({ min: 0, max: 2_000 })

describe('who has scrolled a page', () => {
  it('[ST11] is its reader when nothing has grown, from the first pixel beyond the slack', () => {
    const before = page(HEIGHTS, 500)
    const by = (moved: number, slack?: number) =>
      scrolledByReader(before, page(HEIGHTS, 500 + moved), slack)
    expect([-1, 0, 1].map((moved) => by(moved))).toEqual([true, false, true])
    expect([-3, -2, 0, 2, 3].map((moved) => by(moved, 2))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    expect(by(1e-10)).toBe(false)
  })

  it('[ST11] is its browser when what is read stays where it was, whichever part grew or shrank', () => {
    fc.assert(
      fc.property(fc.array(pixels, { minLength: 5, maxLength: 5 }), pixels, (after, y) => {
        const before = page(HEIGHTS, y)
        const part = Math.floor(y / 1_000)
        const above = (heights: readonly number[]) => page(heights, 0).edges[part - 1] ?? 0
        const now = page(after, y + above(after) - above(HEIGHTS))
        expect(scrolledByReader(before, now)).toBe(false)
      }),
    )
  })

  it('[ST11] is its reader when it went further than anything has moved', () => {
    fc.assert(
      fc.property(pixels, fc.integer({ min: 2, max: 900 }), (grown, more) => {
        const before = page(HEIGHTS, 1_500)
        const heights = [1_000 + grown, ...HEIGHTS.slice(1)]
        expect(scrolledByReader(before, page(heights, 1_500 + grown + more))).toBe(true)
        expect(scrolledByReader(before, page(heights, 1_500 - more))).toBe(true)
      }),
    )
  })

  it('[ST11] is its browser when the page has become too short to stand where it did', () => {
    const short = [200, 200, 200, 200, 200]
    const { furthest } = page(short, 0)
    expect(scrolledByReader(page(HEIGHTS, 4_300), page(short, furthest))).toBe(false)
    // pushed to the end, and then taken away from it
    expect(scrolledByReader(page([...HEIGHTS, 0], 4_300), page([...HEIGHTS, 0], 4_298))).toBe(true)
  })
})
