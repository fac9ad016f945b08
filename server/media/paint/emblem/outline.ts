import { knotsOf } from '../portrait/draw/curve.ts'

/** A point on a plane. */
export type Flat = readonly [number, number]

const STEPS = 5

/** The points of a closed curve, near enough to be built of straight sides. */
export function flattened(points: string): Flat[] {
  const knots = knotsOf(points)
  const at = (index: number) => knots[(index + knots.length) % knots.length]
  return knots.flatMap((from, index): Flat[] => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    if (before === undefined || to === undefined || after === undefined) return []
    if (from.corner && to.corner) return [[from.x, from.y]]
    const [leave, enter] = [from.corner ? 0 : 1 / 6, to.corner ? 0 : 1 / 6]
    const bend = (axis: 'x' | 'y', share: number): number => {
      const rest = 1 - share
      const near = from[axis] + (to[axis] - before[axis]) * leave
      const far = to[axis] - (after[axis] - from[axis]) * enter
      return (
        rest ** 3 * from[axis] +
        3 * rest * rest * share * near +
        3 * rest * share * share * far +
        share ** 3 * to[axis]
      )
    }
    return Array.from(
      { length: STEPS },
      (_, step): Flat => [bend('x', step / STEPS), bend('y', step / STEPS)],
    )
  })
}

const turned = ([ax, ay]: Flat, [bx, by]: Flat, [cx, cy]: Flat): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

const areaOf = (ring: readonly Flat[]): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)

/** The same outline, counter-clockwise where y points up. */
export const counterClockwise = (ring: readonly Flat[]): Flat[] =>
  areaOf(ring) < 0 ? ring.toReversed() : [...ring]

const isWithin = (point: Flat, a: Flat, b: Flat, c: Flat): boolean =>
  turned(a, b, point) > 0 && turned(b, c, point) > 0 && turned(c, a, point) > 0

/** Cuts a counter-clockwise outline without holes into triangles, ear by ear. */
export function trianglesOf(outline: readonly Flat[]): (readonly [Flat, Flat, Flat])[] {
  const left = [...outline]
  const found: (readonly [Flat, Flat, Flat])[] = []
  while (left.length > 2) {
    const ear = left.findIndex((_, at) => isEar(left, at))
    const at = Math.max(0, ear)
    const three = cornersAt(left, at)
    found.push(three)
    left.splice(at, 1)
  }
  return found
}

function cornersAt(ring: readonly Flat[], at: number): readonly [Flat, Flat, Flat] {
  const here = ring[at] ?? [0, 0]
  const before = ring[(at + ring.length - 1) % ring.length] ?? here
  return [before, here, ring[(at + 1) % ring.length] ?? here]
}

function isEar(ring: readonly Flat[], at: number): boolean {
  const [a, b, c] = cornersAt(ring, at)
  if (turned(a, b, c) <= 0) return false
  return !ring.some((point) => isWithin(point, a, b, c))
}
