import type { Camera } from './camera.ts'
import { numberAt } from './geometry.ts'
import type { Canvas } from './raster.ts'

const RINGS = 3
const SPOKES = 4
/** Sixteen neighbours look sixteen ways, so that no pattern shows. */
const TURNS = 16
const directionsBy = (axis: (angle: number) => number): Float32Array =>
  Float32Array.from({ length: TURNS * SPOKES }, (_, at) =>
    axis(Math.floor(at / SPOKES) * 0.3927 + ((at % SPOKES) / SPOKES) * Math.PI),
  )
const ACROSS = directionsBy(Math.cos)
const DOWN = directionsBy(Math.sin)

/**
 * How open each pixel lies to the light of the room, 0 to 1: corners and the feet of things grow dark.
 * Reads a canvas with one sample for each pixel; `radius` in metres.
 */
export function occlusion(canvas: Canvas, camera: Camera, radius: number): Float32Array {
  const { width, height } = canvas
  const open = new Float32Array(width * height)
  // One value for four pixels: what is smoothed afterwards needs no more.
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      const nearness = numberAt(canvas.nearness, row * width + column)
      const turn = (row & 6) * 2 + ((column >> 1) & 3)
      const value =
        nearness === 0
          ? 1
          : 1 - shut(canvas, column, row, nearness, radius * camera.focal * nearness, radius, turn)
      const place = row * width + column
      open.fill(value, place, place + 2)
      if (row + 1 < height) open.fill(value, place + width, place + width + 2)
    }
  }
  return smoothed(open, width, height)
}

function shut(
  canvas: Canvas,
  column: number,
  row: number,
  nearness: number,
  reach: number,
  radius: number,
  turn: number,
): number {
  const distance = 1 / nearness
  let sum = 0
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const x = numberAt(ACROSS, turn * SPOKES + spoke) * reach
    const y = numberAt(DOWN, turn * SPOKES + spoke) * reach
    for (let ring = 1; ring <= RINGS; ring++) {
      const share = (ring - 0.5) / RINGS
      const first = nearnessAt(canvas, column + x * share, row + y * share)
      const second = nearnessAt(canvas, column - x * share, row - y * share)
      // On a flat surface two opposite points balance; in a corner their mean is nearer.
      const rise = distance - 2 / (first + second)
      if (rise > 0.004 * distance)
        sum += Math.min(1, rise / (radius * 0.35)) * falloff(rise, radius)
    }
  }
  return Math.min(0.85, (sum / (SPOKES * RINGS)) * 1.7)
}

// Something far in front of a wall does not shade it.
function falloff(rise: number, radius: number): number {
  return rise < radius ? 1 : Math.max(0, 1 - (rise - radius) / (radius * 2))
}

function nearnessAt(canvas: Canvas, column: number, row: number): number {
  const { width, height, nearness } = canvas
  // towards zero is down, once nothing lies below it
  const x = column < 0 ? 0 : column + 0.5 >= width ? width - 1 : (column + 0.5) | 0
  const y = row < 0 ? 0 : row + 0.5 >= height ? height - 1 : (row + 0.5) | 0
  return numberAt(nearness, y * width + x) + 1e-6
}

function smoothed(open: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(open.length)
  const done = new Float32Array(open.length)
  for (let index = 0; index < open.length; index++) {
    const column = index % width
    let sum = 0
    for (let step = -2; step <= 1; step++) {
      sum += numberAt(open, index - column + Math.max(0, Math.min(width - 1, column + step)))
    }
    across[index] = sum / 4
  }
  for (let index = 0; index < open.length; index++) {
    const column = index % width
    const row = (index - column) / width
    let sum = 0
    for (let step = -2; step <= 1; step++) {
      sum += numberAt(across, Math.max(0, Math.min(height - 1, row + step)) * width + column)
    }
    done[index] = sum / 4
  }
  return done
}
