import { soften } from '../look/sample.ts'
import { numberAt } from './geometry.ts'
import type { Canvas } from './raster.ts'

/**
 * How much of an outline runs through a pixel, 0 to 1. On a flat face nearness changes evenly, so a bend in
 * it is an edge or the rim of a thing.
 */
export function inkAt(canvas: Canvas, first: number): number {
  const below = first + canvas.width
  return (
    (bend(canvas, first) +
      bend(canvas, first + 1) +
      bend(canvas, below) +
      bend(canvas, below + 1)) /
    4
  )
}

function bend({ nearness, width }: Canvas, place: number): number {
  const here = numberAt(nearness, place)
  if (place < width * 2 || place >= nearness.length - width * 2) return 0
  const across = numberAt(nearness, place - 2) + numberAt(nearness, place + 2) - 2 * here
  const down =
    numberAt(nearness, place - width * 2) + numberAt(nearness, place + width * 2) - 2 * here
  return soften(0.012, 0.045, (Math.abs(across) + Math.abs(down)) / (here + 0.02))
}
