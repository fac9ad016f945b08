import { closedCurve, type Knot, knotsOf, ovalPoints, ribbon } from './curve.ts'
import type { Finish, Part } from './part.ts'

type Matrix = readonly [number, number, number, number, number, number]

/** Another place to draw from: turned (degrees), scaled, narrowed or turned over; `bend` moves points beforehand. */
export type Spot = {
  turn?: number
  scale?: number
  wide?: number
  flip?: boolean
  bend?: ((x: number, y: number) => number) | undefined
}

/** Draws a person as flat parts, back to front. */
export type Crayon = {
  parts: readonly Part[]
  /** A closed curve through points written `x,y x,y`; a `!` after a point makes it a corner. */
  shape(points: string, fill: string, finish?: Finish): void
  oval(x: number, y: number, rx: number, ry: number, fill: string, finish?: Finish): void
  /** A brush line along the points, thick in the middle; `ends` is the share left at start and end. */
  brush(
    points: string,
    fill: string,
    width: number,
    finish?: Finish & { ends?: readonly [number, number] },
  ): void
  at(x: number, y: number, spot: Spot, draw: () => void): void
}

/** What is left of a line's width at its ends, unless it says so. */
const POINTED: readonly [number, number] = [0.15, 0.15]
const STILL: Matrix = [1, 0, 0, 1, 0, 0]

/** Opens an empty drawing. */
export function createCrayon(): Crayon {
  const parts: Part[] = []
  let matrix = STILL
  let bend: Spot['bend']
  let bent = STILL
  const place = ({ x, y, corner }: Knot): Knot => {
    const [sx, sy] = turned(x, y)
    const [a, b, c, d, e, f] = matrix
    return { x: a * sx + c * sy + e, y: b * sx + d * sy + f, corner }
  }
  // A bend belongs to the place it was opened at: what is drawn deeper inside is brought there and back.
  const turned = (x: number, y: number): readonly [number, number] => {
    if (bend === undefined) return [x, y]
    const inner = after(inverse(bent), matrix)
    const [px, py] = [
      inner[0] * x + inner[2] * y + inner[4],
      inner[1] * x + inner[3] * y + inner[5],
    ]
    const moved = bend(px, py) - px
    const back = inverse(inner)
    return [x + back[0] * moved, y + back[1] * moved]
  }
  const path = (points: string) => closedCurve(knotsOf(points).map(place))
  const paths = (list: string | readonly string[] = []) =>
    (typeof list === 'string' ? [list] : list).filter(Boolean).map(path)
  const add = (d: string, fill: string, finish: Finish) => {
    const stuff = finish.stuff ?? 'cloth'
    const isLine = stuff === 'line'
    parts.push({
      d,
      fill,
      stuff,
      shade: paths(finish.shade),
      deep: paths(finish.deep),
      light: paths(finish.light),
      blush: paths(finish.blush),
      auto: finish.auto ?? 0,
      puff: finish.puff ?? (isLine ? 0 : 8),
      rim: finish.rim ?? 0,
      ink: finish.ink ?? (isLine ? 0 : 1),
      alpha: finish.alpha ?? 1,
    })
  }
  return {
    parts,
    shape: (points, fill, finish = {}) => add(path(points), fill, finish),
    oval: (x, y, rx, ry, fill, finish = {}) => add(path(ovalPoints(x, y, rx, ry)), fill, finish),
    brush(points, fill, width, { ends = POINTED, ...finish } = {}) {
      const d = ribbon(knotsOf(points).map(place), width * Math.hypot(matrix[0], matrix[1]), ends)
      add(d, fill, { stuff: 'line', ...finish })
    },
    at(x, y, spot, draw) {
      const kept = { matrix, bend, bent }
      matrix = after(matrix, matrixOf(x, y, spot))
      if (spot.bend) {
        bend = spot.bend
        bent = matrix
      }
      draw()
      ;({ matrix, bend, bent } = kept)
    },
  }
}

function matrixOf(
  x: number,
  y: number,
  { turn = 0, scale = 1, wide = 1, flip = false }: Spot,
): Matrix {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const side = (flip ? -1 : 1) * wide
  return [cos * side, sin * side, -sin, cos, x, y]
}

/** What comes of doing `second` first, then `first`. */
function after(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [g, h, i, j, k, l] = second
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c || 1
  const [ia, ib, ic, id] = [d / size, -b / size, -c / size, a / size]
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)]
}
