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

/** How open places of a picture lie, one value for a square of four pixels. */
export type Openness = { width: number; values: Float32Array }

/**
 * How open each place lies to the light of the room, 0 to 1: corners and the feet of things grow dark.
 * Reads a canvas with one sample for each pixel; `radius` in metres.
 */
export function occlusion(canvas: Canvas, camera: Camera, radius: number): Openness {
  const [width, height] = [Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2)]
  const open = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [row, column] = [y * 2, x * 2]
      const nearness = numberAt(canvas.nearness, row * canvas.width + column)
      const turn = (row & 6) * 2 + (x & 3)
      open[y * width + x] =
        nearness === 0
          ? 1
          : 1 - shut(canvas, column, row, nearness, radius * camera.focal * nearness, radius, turn)
    }
  }
  return { width, values: smoothed(smoothed(open, width, height, 1), width, height, width) }
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

// The sixteen ways of looking even out over four neighbours; `step` leads from one to the next.
function smoothed(open: Float32Array, width: number, height: number, step: number): Float32Array {
  const done = new Float32Array(open.length)
  const last = step === 1 ? width - 1 : height - 1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = y * width + x
      const at = step === 1 ? x : y
      const [less, more, most] = [Math.min(at, 1), Math.min(last - at, 1), Math.min(last - at, 2)]
      const sum = numberAt(open, here - less * step) + numberAt(open, here)
      done[here] =
        (sum + numberAt(open, here + more * step) + numberAt(open, here + most * step)) / 4
    }
  }
  return done
}
