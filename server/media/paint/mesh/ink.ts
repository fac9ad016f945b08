import { soften } from '../look/sample.ts'
import { at } from './geometry.ts'
import type { Canvas } from './raster.ts'

/**
 * How much of an outline runs through a pixel, 0 to 1. On a flat face nearness changes evenly, so a bend in
 * it is an edge or the rim of a thing.
 */
export function inkAt(canvas: Canvas, samples: readonly number[]): number {
  let sum = 0
  for (const place of samples) sum += bend(canvas, place)
  return sum / samples.length
}

function bend({ nearness, width }: Canvas, place: number): number {
  const here = at(nearness, place)
  if (place < width * 2 || place >= nearness.length - width * 2) return 0
  const across = at(nearness, place - 2) + at(nearness, place + 2) - 2 * here
  const down = at(nearness, place - width * 2) + at(nearness, place + width * 2) - 2 * here
  return soften(0.012, 0.045, (Math.abs(across) + Math.abs(down)) / (here + 0.02))
}
