import { numberAt } from '../../mesh/geometry.ts'
import type { Stuff } from '../draw/part.ts'
import { blurred } from './blur.ts'

/** A window of the picture, in its pixels. */
export type Box = { x: number; y: number; width: number; height: number }

/** The picture on its way, and how much light lies on each of its points: flat parts are painted into it. */
export type ClayTable = {
  film: Float32Array
  lit: Float32Array
  width: number
  height: number
  /** Pixels to a unit of the drawing. */
  scale: number
  lamp: readonly number[]
  rim: readonly number[]
}

// Light that comes from all round; flesh lets some red of its own through.
const AIR = [0.95, 0.98, 1.1] as const
const FLESH = [1.22, 1.0, 0.94] as const

/** Paints flat parts into the light that already lies there. */
export function paintOn({ film, lit, width }: ClayTable, box: Box, pixels: Uint8Array): void {
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const from = (y * box.width + x) * 4
      const alpha = numberAt(pixels, from + 3) / 255
      if (alpha === 0) continue
      const place = ((box.y + y) * width + box.x + x) * 3
      for (let c = 0; c < 3; c++)
        film[place + c] =
          numberAt(film, place + c) * (1 - alpha) +
          (numberAt(pixels, from + c) / 255) * numberAt(lit, place + c)
    }
  }
}

/** Models one part: its shadow first, then a cushion `puff` pixels high, lit from the near upper side. */
export function modelOn(
  table: ClayTable,
  box: Box,
  pixels: Uint8Array,
  puff: number,
  stuff: Stuff,
): void {
  const { width: w, height: h } = box
  const alpha = new Float32Array(w * h)
  for (let index = 0; index < w * h; index++) alpha[index] = numberAt(pixels, index * 4 + 3) / 255
  const air = stuff === 'glow' ? undefined : stuff === 'skin' ? FLESH : AIR
  const soft = blurred(alpha, w, h, 7 * table.scale + puff * 0.12)
  shadowOn(table, box, soft, air === undefined ? -0.25 : Math.min(0.5, 0.22 + puff * 0.02))
  const solid: Solid = { pixels, tall: cushion(alpha, w, h, puff), w, h, air }
  for (let index = 0; index < w * h; index++) {
    if (numberAt(alpha, index) === 0) continue
    const row = Math.floor(index / w)
    const place = ((box.y + row) * table.width + box.x + (index - row * w)) * 3
    shine(table, place, solid, index)
  }
}

/** A cushion to be lit: its colours, its heights, and the light from all round; none where it shines by itself. */
type Solid = {
  pixels: Uint8Array
  tall: Float32Array
  w: number
  h: number
  air: readonly number[] | undefined
}

// The slope at a point, level at the edges of its window.
function slopeOf({ tall, w, h }: Solid, index: number): readonly [number, number] {
  const column = index % w
  const [left, right] = [column > 0 ? index - 1 : index, column < w - 1 ? index + 1 : index]
  const [above, below] = [index >= w ? index - w : index, index < w * (h - 1) ? index + w : index]
  return [
    (numberAt(tall, right) - numberAt(tall, left)) * 0.5,
    (numberAt(tall, below) - numberAt(tall, above)) * 0.5,
  ]
}

// Two radii: a near edge and a broad back.
function cushion(alpha: Float32Array, w: number, h: number, puff: number): Float32Array {
  const near = blurred(alpha, w, h, Math.max(1, puff * 0.4))
  const far = blurred(alpha, w, h, puff)
  const tall = new Float32Array(w * h)
  for (let index = 0; index < w * h; index++) {
    const edge = Math.sqrt(Math.max(0, numberAt(near, index) * 2 - 1))
    const back = Math.sqrt(Math.max(0, numberAt(far, index) * 2 - 1))
    tall[index] = (edge * 0.34 + back * 0.85) * puff
  }
  return blurred(tall, w, h, Math.max(1, puff * 0.16))
}

// One point of a cushion: wrapped lamp, open sky, a small shine and the rim light.
function shine(
  { film, lit, lamp, rim }: ClayTable,
  place: number,
  solid: Solid,
  index: number,
): void {
  const { pixels, air } = solid
  const from = index * 4
  const alpha = numberAt(pixels, from + 3) / 255
  const [dx, dy] = slopeOf(solid, index)
  const long = 1 / Math.sqrt(dx * dx + dy * dy + 1)
  const [nx, ny, nz] = [-dx * long, -dy * long, long]
  const diffuse = Math.max(0, (nx * -0.5 + ny * -0.56 + nz * 0.66) * 0.86 + 0.14)
  const open = 0.4 - ny * 0.1 + nz * 0.06
  const gleam = Math.max(0, nx * -0.3 + ny * -0.36 + nz * 0.88) ** 26 * 0.09
  const edge = Math.max(0, nx * 0.86 - nz * 0.2 - ny * 0.2) ** 2.2 * 0.5
  for (let c = 0; c < 3; c++) {
    const own = numberAt(pixels, from + c) / 255
    const falls = air === undefined ? 1.1 : open * (air[c] ?? 1) + diffuse * 0.78 * (lamp[c] ?? 1)
    const value = own * falls + alpha * (gleam + edge * (rim[c] ?? 1) * (0.25 + own * 0.5))
    film[place + c] = numberAt(film, place + c) * (1 - alpha) + value
    lit[place + c] = numberAt(lit, place + c) * (1 - alpha) + falls * alpha
  }
}

function shadowOn(
  { film, lit, width, height, scale }: ClayTable,
  box: Box,
  soft: Float32Array,
  depth: number,
): void {
  const [ox, oy] = [Math.round(5 * scale), Math.round(7 * scale)]
  const last = Math.min(box.height, height - box.y)
  for (let y = oy; y < last; y++) {
    for (let x = ox; x < box.width; x++) {
      const share = 1 - depth * numberAt(soft, (y - oy) * box.width + x - ox)
      const place = ((box.y + y) * width + box.x + x) * 3
      for (let c = 0; c < 3; c++) {
        film[place + c] = numberAt(film, place + c) * share
        lit[place + c] = numberAt(lit, place + c) * share
      }
    }
  }
}
