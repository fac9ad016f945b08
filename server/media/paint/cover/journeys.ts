import type { Random } from '../../random.ts'
import { createPen, n, type Pen, type Point, type Sketch } from './pen.ts'

/** A night train on its viaduct. */
export function train(random: Random): Sketch {
  const y = 420
  const pen = createPen(random, 540, 'hills')
  pen.sketch.wall = '#8d8478'
  pen.sketch.roof = random.pick(['#2f5a4a', '#8f3a30', '#2f4a6b'])
  viaduct(pen, y)
  const engine = random.whole(250, 330)
  for (let car = 0; engine + 204 + car * 234 < 1240; car++)
    carriage(pen, engine + 204 + car * 234, y, car)
  locomotive(pen, engine, y)
  pen.beam([engine + 2, y - 6], [-80, y - 80], [-80, y + 90])
  pen.glow(engine + 2, y - 6, 120)
  pen.sketch.smoke = [engine + 40, y - 56]
  return pen.sketch
}

function viaduct(pen: Pen, y: number): void {
  for (let arch = -1; arch < 9; arch++) {
    const x = arch * 150 + 20
    pen.path(
      'wall',
      `M${x} ${y + 56}H${x + 151}V675H${x + 128}V${y + 150}A53 60 0 0 0 ${x + 22} ${y + 150}V675H${x}Z`,
    )
    pen.poly('wallShade', [x + 128, y + 148], [x + 151, y + 60], [x + 151, 675], [x + 128, 675])
  }
  pen.rect('trim', 0, y + 32, 1200, 26)
  pen.rect('dark', 0, y + 32, 1200, 5)
}

function carriage(pen: Pen, x: number, y: number, index: number): void {
  const w = 226
  pen.path(
    'roof',
    `M${x} ${y + 30}V${y - 30}Q${x} ${y - 46} ${x + 12} ${y - 46}H${x + w - 12}Q${x + w} ${y - 46} ${x + w} ${y - 30}V${y + 30}Z`,
  )
  pen.rect('trim', x, y + 4, w, 6)
  pen.poly('dark', [x + 6, y - 44], [x + w - 6, y - 44], [x + w - 14, y - 52], [x + 14, y - 52])
  for (let pane = 0; pane < 8; pane++) {
    const left = x + 15 + pane * 25.5
    const on = !(index === 1 && pane === 3) && pen.random.chance(0.88)
    pen.rect(on ? 'window' : 'dark', left, y - 29, 17, 23)
    if (on && pane % 3 === 1) pen.glow(left + 8, y - 17, 62)
    if (!on || !pen.random.chance(0.32)) continue
    pen.disc('figure', left + 8.5, y - 18, 4)
    pen.path('figure', `M${n(left + 3)} ${y - 6}q0 -9 5.5 -9q5.5 0 5.5 9Z`)
  }
  for (const wheel of [34, 62, w - 62, w - 34]) pen.disc('dark', x + wheel, y + 30, 10)
}

function locomotive(pen: Pen, x: number, y: number): void {
  pen.path(
    'metal',
    `M${x + 190} ${y + 30}V${y - 52}H${x + 128}L${x + 122} ${y - 24}H${x + 18}Q${x} ${y - 20} ${x} ${y + 6}L${x - 16} ${y + 32}Z`,
  )
  pen.rect('trim', x + 20, y + 6, 160, 5)
  pen.poly('dark', [x + 118, y - 50], [x + 198, y - 50], [x + 192, y - 60], [x + 124, y - 60])
  pen.poly('dark', [x + 28, y - 22], [x + 31, y - 54], [x + 49, y - 54], [x + 52, y - 22])
  pen.path('accent', `M${x + 72} ${y - 23}a12 13 0 0 1 24 0Z`)
  pen.rect('window', x + 140, y - 42, 28, 22)
  pen.glow(x + 154, y - 30, 70)
  pen.disc('lamp', x + 2, y - 6, 7)
  for (const wheel of [30, 62, 94, 134, 164]) {
    pen.disc('dark', x + wheel, y + 28, 14)
    pen.disc('accent', x + wheel, y + 28, 5)
  }
}

const VANISH: Point = [600, 290]

// A room in one-point perspective: x to the right, y down, z away.
function seen(x: number, y: number, z: number): Point {
  return [VANISH[0] + (x / z) * 560, VANISH[1] + (y / z) * 560]
}

/** A long library: shelves to both sides, a lamp on the table, a window at the far end. */
export function library(random: Random): Sketch {
  const pen = createPen(random, 300, 'none')
  pen.sketch.wall = '#6b4a34'
  pen.sketch.roof = '#8f3f3a'
  const quad = (
    role: Parameters<Pen['poly']>[0],
    ...corners: (readonly [number, number, number])[]
  ) => pen.poly(role, ...corners.map((corner) => seen(...corner)))
  quad('dark', [-2.4, -1.3, 0.9], [2.4, -1.3, 0.9], [1.35, -0.95, 7], [-1.35, -0.95, 7])
  pen.rect('dark', 0, 0, 1200, 675)
  quad('path', [-1.35, 0.62, 0.9], [1.35, 0.62, 0.9], [1.35, 0.62, 7], [-1.35, 0.62, 7])
  for (let plank = 0; plank < 10; plank++) {
    const z = 0.9 * (7 / 0.9) ** (plank / 10)
    quad(
      'groundLight',
      [-1.35, 0.62, z],
      [1.35, 0.62, z],
      [1.35, 0.62, z * 1.012],
      [-1.35, 0.62, z * 1.012],
    )
  }
  quad('groundLight', [-1.35, -0.95, 7], [1.35, -0.95, 7], [1.35, 0.62, 7], [-1.35, 0.62, 7])
  endWindow(pen, quad)
  for (let bay = 6; bay >= 0; bay--) for (const side of [-1, 1]) shelf(pen, quad, bay, side)
  table(pen, quad)
  return pen.sketch
}

type Quad = (
  role: Parameters<Pen['poly']>[0],
  ...corners: (readonly [number, number, number])[]
) => void

function endWindow(pen: Pen, quad: Quad): void {
  quad('window', [-0.62, -0.75, 6.9], [0.62, -0.75, 6.9], [0.62, 0.25, 6.9], [-0.62, 0.25, 6.9])
  for (const x of [-0.31, 0, 0.31])
    quad(
      'dark',
      [x - 0.014, -0.75, 6.9],
      [x + 0.014, -0.75, 6.9],
      [x + 0.014, 0.25, 6.9],
      [x - 0.014, 0.25, 6.9],
    )
  quad('dark', [-0.62, -0.28, 6.9], [0.62, -0.28, 6.9], [0.62, -0.25, 6.9], [-0.62, -0.25, 6.9])
  pen.glow(600, 270, 210)
  pen.beam(seen(-0.6, -0.7, 6.9), seen(0.6, -0.7, 6.9), seen(0.55, 0.62, 2), seen(-0.75, 0.62, 2.2))
}

function shelf(pen: Pen, quad: Quad, bay: number, side: number): void {
  const near = 1 + bay * 0.82
  const far = near + 0.74
  const x = side * 0.74
  quad('dark', [x, -0.85, near], [x, -0.85, far], [x, 0.62, far], [x, 0.62, near])
  for (let row = 0; row < 5; row++) {
    const foot = 0.55 - row * 0.285
    let z = near + 0.02
    while (z < far - 0.03) {
      const thick = pen.random.between(0.012, 0.04)
      const tall = pen.random.between(0.13, 0.23)
      const role = pen.random.pick(['roof', 'accent', 'leaf', 'trim', 'wall', 'roofShade', 'metal'])
      if (pen.random.chance(0.93))
        quad(
          role,
          [x, foot - tall, z],
          [x, foot - tall, z + thick],
          [x, foot, z + thick],
          [x, foot, z],
        )
      z += thick + 0.003
    }
    quad('wall', [x, foot, near], [x, foot, far], [x, foot + 0.022, far], [x, foot + 0.022, near])
  }
  quad('wall', [side * 1.6, -0.9, near], [x, -0.9, near], [x, 0.62, near], [side * 1.6, 0.62, near])
  quad(
    'wallShade',
    [side * 1.5, -0.74, near],
    [x + side * 0.06, -0.74, near],
    [x + side * 0.06, 0.5, near],
    [side * 1.5, 0.5, near],
  )
}

function table(pen: Pen, quad: Quad): void {
  for (const x of [-0.3, 0.3])
    quad(
      'dark',
      [x - 0.02, 0.32, 1.94],
      [x + 0.02, 0.32, 1.94],
      [x + 0.02, 0.62, 1.94],
      [x - 0.02, 0.62, 1.94],
    )
  quad('roofShade', [-0.34, 0.3, 1.9], [0.36, 0.3, 1.9], [0.36, 0.3, 2.8], [-0.34, 0.3, 2.8])
  quad('wall', [-0.34, 0.3, 1.9], [0.36, 0.3, 1.9], [0.36, 0.335, 1.9], [-0.34, 0.335, 1.9])
  quad('trim', [-0.22, 0.296, 2.02], [-0.03, 0.296, 2.02], [-0.02, 0.296, 2.3], [-0.2, 0.296, 2.3])
  quad('trim', [-0.025, 0.296, 2.02], [0.12, 0.296, 2.04], [0.1, 0.296, 2.3], [-0.015, 0.296, 2.3])
  const [x, y] = seen(0.19, 0.13, 2.3)
  pen.rect('metal', x - 2.5, y, 5, 44)
  pen.rect('metal', x - 16, y + 40, 32, 5)
  pen.poly('lamp', [x - 30, y + 6], [x - 15, y - 18], [x + 15, y - 18], [x + 30, y + 6])
  pen.glow(x, y + 8, 210)
}
