import type { Camera } from './camera.ts'
import { numberAt } from './geometry.ts'
import type { Canvas } from './raster.ts'

const RINGS = 3
const SPOKES = 5

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
      const turn = ((row & 6) * 2 + ((column >> 1) & 3)) * 0.3927
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
    const angle = turn + (spoke / SPOKES) * Math.PI
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
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
  const x = Math.max(0, Math.min(canvas.width - 1, Math.round(column)))
  const y = Math.max(0, Math.min(canvas.height - 1, Math.round(row)))
  return numberAt(canvas.nearness, y * canvas.width + x) + 1e-6
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
