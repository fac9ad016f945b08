import type { Cut } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { FLAT } from '../draw/part.ts'
import type { Barber, Trim } from './barber.ts'

type Locks = {
  rows: number
  gap: number
  size: number
  /** How low they hang on a woman. */
  low: number
  cap(barber: Barber): string
}

const LOOSE: Locks = {
  rows: 3,
  gap: 24,
  size: 23,
  low: 96,
  cap: ({ crown }) =>
    `${crown(24)} 84,-56 74,-84 34,-102 -18,-103 -54,-86 -70,-50 -74,-18 -80,20 -98,22`,
}
const SET: Locks = {
  rows: 2,
  gap: 26,
  size: 19,
  low: 20,
  cap: () =>
    '-80,30 -112,24 -128,-20 -124,-76 -100,-128 -54,-164 4,-174 62,-158 102,-116 112,-60 98,-24 88,-50 74,-84 36,-100 -14,-100 -56,-86 -72,-48 -76,-4',
}

/** Cuts of curls. */
export const CURLY_CUTS = {
  curls(barber) {
    locks(barber, LOOSE)
  },
  afro(barber) {
    const r = barber.sitter.woman ? 1 : 0.72
    barber.crayon.shape(
      `-88,26 ${-118 - 24 * r},20 ${-126 - 36 * r},-50 ${-108 - 34 * r},-120 ${-50 - 20 * r},${-168 - 32 * r} 20,${-176 - 34 * r} ${82 + 18 * r},${-146 - 26 * r} ${106 + 30 * r},-80 ${100 + 26 * r},-10 90,8 88,-52 74,-84 30,-100 -20,-100 -58,-84 -72,-46 -78,0`,
      barber.base,
      { ...barber.finish, puff: 26, auto: 26 },
    )
    const random = barber.sitter.random.fork('afro')
    for (let count = 0; count < 60; count++) {
      const [a, d] = [random.between(-3.2, 0.2), random.between(100, 130 + 30 * r)]
      const [x, y] = [Math.cos(a) * d - 8, Math.sin(a) * d * 1.1 - 34]
      barber.crayon.brush(
        `${x - 5},${y + 2} ${x - 3},${y - 4} ${x + 4},${y - 3} ${x + 4},${y + 3}`,
        count % 2 ? barber.light : barber.dark,
        3.4,
        { stuff: 'hair', ...FLAT, alpha: 0.6 },
      )
    }
  },
  'set-wave'(barber) {
    locks(barber, SET)
  },
} as const satisfies { [Name in Cut]?: Trim }

// Rounded locks along the edge of the head: tight for a set, loose for curls.
function locks(barber: Barber, set: Locks): void {
  const { crayon, base, finish, sitter } = barber
  crayon.shape(set.cap(barber), base, { ...finish, light: '' })
  const random = sitter.random.fork('curls')
  for (let row = 0; row < set.rows; row++) {
    const count = 12 - row * 2
    for (let index = 0; index <= count; index++) {
      const angle = Math.PI * (1.06 - (index / count) * 1.1) + random.between(-0.05, 0.05)
      const far = 128 - row * set.gap + random.between(-5, 5)
      const [x, y] = [Math.cos(angle) * far * 0.92 - 6, -Math.sin(angle) * far * 1.06 - 36]
      const r = set.size * random.between(0.85, 1.15)
      // Nothing hangs before the far eye.
      if (row === 0 || x <= 30 || y <= -78) lock(barber, x, y, r, row, index)
    }
  }
  const low = sitter.woman ? set.low : 20
  for (let y = -20; y < low; y += 28) {
    hangingLock(barber, -110 + random.between(-6, 4), y)
    hangingLock(barber, 102 + random.between(-4, 6), y)
  }
}

function lock(
  { crayon, base, light, dark, finish }: Barber,
  x: number,
  y: number,
  r: number,
  row: number,
  index: number,
): void {
  const fill = row % 2 ? mix(base, light, 0.16) : base
  crayon.oval(x, y, r, r * 0.9, fill, { ...finish, puff: 9, auto: 9, rim: row ? 0 : 4, ink: 0.7 })
  crayon.brush(
    `${x - r * 0.5},${y + r * 0.2} ${x - r * 0.1},${y - r * 0.5} ${x + r * 0.5},${y - r * 0.1} ${x + r * 0.2},${y + r * 0.45}`,
    index % 3 ? dark : light,
    3,
    { stuff: 'hair', ...FLAT },
  )
}

function hangingLock({ crayon, base, dark, finish }: Barber, x: number, y: number): void {
  crayon.oval(x, y, 21, 20, base, { ...finish, puff: 9, auto: 9, ink: 0.7 })
  crayon.brush(
    `${x - 10},${y + 4} ${x - 2},${y - 10} ${x + 10},${y - 2} ${x + 4},${y + 9}`,
    dark,
    3,
    { stuff: 'hair', puff: 0 },
  )
}
