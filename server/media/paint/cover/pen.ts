import type { Random } from '../../random.ts'

/** What a shape stands for; every look has its own colour for it. */
export type ShapeRole =
  | 'ground'
  | 'groundLight'
  | 'path'
  | 'wall'
  | 'wallShade'
  | 'trim'
  | 'roof'
  | 'roofShade'
  | 'dark'
  | 'window'
  | 'lamp'
  | 'accent'
  | 'accentShade'
  | 'leaf'
  | 'leafDark'
  | 'trunk'
  | 'metal'
  | 'figure'
  | 'distant'

export type Point = readonly [number, number]
export type Shape = { role: ShapeRole; d: string }

/** A drawing on a sheet of 1200 by 675, before any look has coloured it. */
export type Sketch = {
  shapes: Shape[]
  /** Points that shine, with the reach of their halo. */
  glows: { x: number; y: number; reach: number }[]
  beams: string[]
  /** Where the sky ends. */
  horizon: number
  /** Where water begins and mirrors what stands above it. */
  water?: number
  /** What lies between sky and subject. */
  backdrop: 'hills' | 'skyline' | 'pines' | 'dunes' | 'stars' | 'none'
  smoke?: Point
  /** An emblem is lit whatever the hour, and nothing shines before it. */
  isEmblem?: true
  /** Own colours of the subject. */
  wall?: string
  roof?: string
}

/** Draws shapes into a sketch. */
export type Pen = {
  sketch: Sketch
  random: Random
  poly(role: ShapeRole, ...points: Point[]): void
  rect(role: ShapeRole, x: number, y: number, width: number, height: number): void
  disc(role: ShapeRole, x: number, y: number, radius: number): void
  path(role: ShapeRole, d: string): void
  glow(x: number, y: number, reach: number): void
  beam(...points: Point[]): void
  /** Rows of windows, some of them lit. */
  windows(grid: WindowGrid): void
}

type WindowGrid = {
  x: number
  y: number
  columns: number
  rows: number
  width: number
  height: number
  stepX: number
  stepY: number
  /** The share of lit ones. */
  lit: number
  arched?: boolean
}

/** Opens a pen on an empty sketch. */
export function createPen(random: Random, horizon: number, backdrop: Sketch['backdrop']): Pen {
  const sketch: Sketch = { shapes: [], glows: [], beams: [], horizon, backdrop }
  const path = (role: ShapeRole, d: string) => sketch.shapes.push({ role, d })
  const pen: Pen = {
    sketch,
    random,
    path,
    poly: (role, ...points) => path(role, outline(points)),
    rect: (role, x, y, w, h) => path(role, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`),
    disc: (role, x, y, r) =>
      path(
        role,
        `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`,
      ),
    glow: (x, y, reach) => sketch.glows.push({ x, y, reach }),
    beam: (...points) => sketch.beams.push(outline(points)),
    windows: (grid) => drawWindows(pen, grid),
  }
  return pen
}

function drawWindows(pen: Pen, grid: WindowGrid): void {
  const { x, y, columns, rows, width, height, stepX, stepY, lit, arched } = grid
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * stepX, y + row * stepY]
      const on = pen.random.chance(lit)
      const role = on ? 'window' : 'dark'
      if (arched) {
        const r = width / 2
        pen.path(
          role,
          `M${n(left)} ${n(top + height)}V${n(top + r)}a${n(r)} ${n(r)} 0 0 1 ${n(width)} 0V${n(top + height)}Z`,
        )
      } else pen.rect(role, left, top, width, height)
      if (on && pen.random.chance(0.4)) pen.glow(left + width / 2, top + height / 2, width * 3.2)
    }
  }
}

/** A closed outline through points. */
function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** A number as SVG wants it, with one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
