import { numberAt } from '../../mesh/geometry.ts'
import { chanceAt } from '../../noise.ts'
import { blurred } from './blur.ts'
import { createStroke, type PaintCanvas } from './stroke.ts'

type Planes = [Float32Array, Float32Array, Float32Array]

/** Three brushes, broad to fine. Only where there is more detail than `strict` the finer ones go. */
const BRUSHES = [
  { radius: 8, long: 44, strict: 0, alpha: 0.75, from: 5, jitter: 18, warmth: 9 },
  { radius: 4.4, long: 20, strict: 1.6, alpha: 0.8, from: 1.6, jitter: 14, warmth: 9 },
  { radius: 2, long: 8, strict: 2.6, alpha: 0.85, from: 0, jitter: 6, warmth: 4 },
] as const

/** Paints a picture over again in strokes along its forms. */
export function brushOver(
  source: Uint8Array,
  width: number,
  height: number,
  scale: number,
): Uint8Array {
  const size = width * height
  const soften = (plane: Float32Array, radius: number) =>
    blurred(plane, width, height, radius * scale)
  const planes = planesOf(source, size)
  const grey = greyOf(planes)
  const turn = flowOf(soften(grey, 2.4), width, height, 7 * scale)
  const detail = detailOf(planes, grey, soften)
  const canvas: PaintCanvas = { colours: new Float32Array(size * 3), width, height }
  for (const [channel, plane] of planes.entries()) {
    const calm = soften(plane, 9)
    for (let index = 0; index < size; index++)
      canvas.colours[index * 3 + channel] = numberAt(calm, index)
  }
  const stroke = createStroke(canvas)
  for (const [pass, brush] of BRUSHES.entries()) {
    const tips = brush.from > 0 ? planes.map((plane) => soften(plane, brush.from)) : planes
    const [red, green, blue] = tips as Planes
    const radius = Math.max(0.8, brush.radius * scale)
    const step = Math.max(1, Math.round(radius * 0.95))
    for (let gy = 0; gy < height; gy += step) {
      for (let gx = 0; gx < width; gx += step) {
        const x = Math.min(width - 1, Math.floor(gx + chanceAt(gx, gy, pass) * step))
        const y = Math.min(height - 1, Math.floor(gy + chanceAt(gx, gy, pass + 9) * step))
        const at = y * width + x
        if (numberAt(detail, at) < brush.strict * (0.6 + 0.8 * chanceAt(x, y, 3))) continue
        const lighter = (chanceAt(x, y, 5) - 0.5) * brush.jitter
        const warmer = (chanceAt(x, y, 6) - 0.5) * brush.warmth
        stroke({
          x,
          y,
          angle: numberAt(turn, at),
          radius,
          long: brush.long * scale,
          red: numberAt(red, at) + lighter + warmer,
          green: numberAt(green, at) + lighter,
          blue: numberAt(blue, at) + lighter - warmer,
          alpha: brush.alpha,
        })
      }
    }
  }
  return woven(canvas)
}

function planesOf(source: Uint8Array, size: number): Planes {
  const plane = (channel: number) => {
    const values = new Float32Array(size)
    for (let index = 0; index < size; index++) values[index] = numberAt(source, index * 4 + channel)
    return values
  }
  return [plane(0), plane(1), plane(2)]
}

function greyOf([red, green, blue]: Planes): Float32Array {
  const grey = new Float32Array(red.length)
  for (let index = 0; index < grey.length; index++)
    grey[index] =
      numberAt(red, index) * 0.3 + numberAt(green, index) * 0.59 + numberAt(blue, index) * 0.11
  return grey
}

// By light and by hue: yellow on a slate of equal light has an edge too.
function detailOf(
  [red, , blue]: Planes,
  grey: Float32Array,
  soften: (plane: Float32Array, radius: number) => Float32Array,
): Float32Array {
  const [calm, calmRed, calmBlue] = [soften(grey, 5), soften(red, 5), soften(blue, 5)]
  const detail = new Float32Array(grey.length)
  const away = (plane: Float32Array, other: Float32Array, index: number) =>
    Math.abs(numberAt(plane, index) - numberAt(other, index))
  for (let index = 0; index < detail.length; index++)
    detail[index] =
      away(grey, calm, index) * 0.6 +
      (away(red, calmRed, index) + away(blue, calmBlue, index)) * 0.3
  return soften(detail, 3)
}

// The direction along the forms: across the steepest change of light, agreed among neighbours.
function flowOf(grey: Float32Array, width: number, height: number, reach: number): Float32Array {
  const [straight, slanted] = [new Float32Array(grey.length), new Float32Array(grey.length)]
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x
      const dx = numberAt(grey, index + 1) - numberAt(grey, index - 1)
      const dy = numberAt(grey, index + width) - numberAt(grey, index - width)
      straight[index] = dx * dx - dy * dy
      slanted[index] = 2 * dx * dy
    }
  }
  const [a, b] = [blurred(straight, width, height, reach), blurred(slanted, width, height, reach)]
  const turn = new Float32Array(grey.length)
  for (let index = 0; index < turn.length; index++)
    turn[index] = Math.atan2(numberAt(b, index), numberAt(a, index)) / 2 + Math.PI / 2
  return turn
}

// The weave of the canvas shows last.
function woven({ colours, width, height }: PaintCanvas): Uint8Array {
  const out = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x
      const weave = (chanceAt(x, y, 11) - 0.5) * 7 + (((x + y) & 3) === 0 ? 1.5 : 0)
      for (let channel = 0; channel < 3; channel++) {
        const value = numberAt(colours, index * 3 + channel) + weave
        out[index * 4 + channel] = Math.max(0, Math.min(255, value))
      }
      out[index * 4 + 3] = 255
    }
  }
  return out
}
