import { numberAt } from '../../mesh/geometry.ts'
import { chanceAt } from '../../noise.ts'
import { blurred } from './blur.ts'
import { createStroke, type PaintCanvas } from './stroke.ts'

/** Red, green and blue of a picture, each by itself; `step` pixels of it to one of these. */
type Planes = {
  colours: readonly [Float32Array, Float32Array, Float32Array]
  width: number
  height: number
  step: number
}

/** Three brushes, broad to fine; their strokes lie `apart` radiuses from one another. Only where there is more detail than `strict` the finer ones go. */
const BRUSHES = [
  { radius: 8, long: 44, apart: 1.3, strict: 0, alpha: 0.75, jitter: 18, warmth: 9 },
  { radius: 4.4, long: 20, apart: 1.1, strict: 1.6, alpha: 0.8, jitter: 14, warmth: 9 },
  { radius: 2, long: 8, apart: 1, strict: 2.6, alpha: 0.85, jitter: 6, warmth: 4 },
] as const

/**
 * Paints a picture over again in strokes along its forms. What only guides the brush, and what the broad ones are
 * dipped in, is seen half as large: it is soft anyway.
 */
export function brushOver(
  source: Uint8Array,
  width: number,
  height: number,
  scale: number,
): Uint8Array {
  const fine = planesOf(source, width, height, 1)
  const rough = planesOf(source, width, height, 2)
  const spare = new Float32Array(rough.width * rough.height)
  const soften = (plane: Float32Array, radius: number) =>
    blurred(plane, rough.width, rough.height, (radius * scale) / 2, spare)
  const softened = (radius: number): Planes => {
    const [red, green, blue] = rough.colours
    return { ...rough, colours: [soften(red, radius), soften(green, radius), soften(blue, radius)] }
  }
  const grey = greyOf(rough)
  const turn = flowOf(soften(grey, 2.4), rough, (plane) => soften(plane, 7))
  const detail = detailOf(grey, rough, softened(5), soften)
  const canvas = groundOf(softened(9), width, height)
  const stroke = createStroke(canvas)
  const tips = [softened(5), rough, fine] as const
  for (const [pass, brush] of BRUSHES.entries()) {
    const { colours, width: across, step: seen } = tips[pass] ?? fine
    const [red, green, blue] = colours
    const radius = Math.max(1.5, brush.radius * scale)
    const step = Math.max(2, Math.round(radius * brush.apart))
    for (let gy = 0; gy < height; gy += step) {
      for (let gx = 0; gx < width; gx += step) {
        const x = Math.min(width - 1, Math.floor(gx + chanceAt(gx, gy, pass) * step))
        const y = Math.min(height - 1, Math.floor(gy + chanceAt(gx, gy, pass + 9) * step))
        const guide = (y >> 1) * rough.width + (x >> 1)
        if (numberAt(detail, guide) < brush.strict * (0.6 + 0.8 * chanceAt(x, y, 3))) continue
        const at = Math.floor(y / seen) * across + Math.floor(x / seen)
        const lighter = (chanceAt(x, y, 5) - 0.5) * brush.jitter
        const warmer = (chanceAt(x, y, 6) - 0.5) * brush.warmth
        stroke({
          x,
          y,
          angle: numberAt(turn, guide),
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

function planesOf(source: Uint8Array, across: number, down: number, step: number): Planes {
  const [width, height] = [Math.ceil(across / step), Math.ceil(down / step)]
  const plane = (channel: number) => {
    const values = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const right = Math.min(across - 1, x * step + step - 1)
        const low = Math.min(down - 1, y * step + step - 1)
        const byte = (px: number, py: number) => numberAt(source, (py * across + px) * 4 + channel)
        const [near, far] = [byte(x * step, y * step), byte(right, low)]
        values[y * width + x] =
          step === 1 ? near : (near + far + byte(right, y * step) + byte(x * step, low)) / 4
      }
    }
    return values
  }
  return { colours: [plane(0), plane(1), plane(2)], width, height, step }
}

function greyOf({ colours: [red, green, blue] }: Planes): Float32Array {
  const grey = new Float32Array(red.length)
  for (let index = 0; index < grey.length; index++)
    grey[index] =
      numberAt(red, index) * 0.3 + numberAt(green, index) * 0.59 + numberAt(blue, index) * 0.11
  return grey
}

// By light and by hue: yellow on a slate of equal light has an edge too.
function detailOf(
  grey: Float32Array,
  { colours: [red, , blue] }: Planes,
  { colours: [calmRed, calmGreen, calmBlue] }: Planes,
  soften: (plane: Float32Array, radius: number) => Float32Array,
): Float32Array {
  const detail = new Float32Array(grey.length)
  for (let index = 0; index < detail.length; index++) {
    const [r, b] = [numberAt(calmRed, index), numberAt(calmBlue, index)]
    const calm = r * 0.3 + numberAt(calmGreen, index) * 0.59 + b * 0.11
    const hue = Math.abs(numberAt(red, index) - r) + Math.abs(numberAt(blue, index) - b)
    detail[index] = Math.abs(numberAt(grey, index) - calm) * 0.6 + hue * 0.3
  }
  return soften(detail, 3)
}

// The direction along the forms: across the steepest change of light, agreed among neighbours.
function flowOf(
  grey: Float32Array,
  { width, height }: Planes,
  agree: (plane: Float32Array) => Float32Array,
): Float32Array {
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
  const [a, b] = [agree(straight), agree(slanted)]
  const turn = new Float32Array(grey.length)
  for (let index = 0; index < turn.length; index++)
    turn[index] = Math.atan2(numberAt(b, index), numberAt(a, index)) / 2 + Math.PI / 2
  return turn
}

function groundOf({ colours, width: across }: Planes, width: number, height: number): PaintCanvas {
  const canvas: PaintCanvas = { colours: new Float32Array(width * height * 3), width, height }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y >> 1) * across + (x >> 1)
      for (const [channel, plane] of colours.entries())
        canvas.colours[(y * width + x) * 3 + channel] = numberAt(plane, from)
    }
  }
  return canvas
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
