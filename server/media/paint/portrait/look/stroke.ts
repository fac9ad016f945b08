import { numberAt } from '../../mesh/geometry.ts'
import { chanceAt } from '../../noise.ts'

/** A picture in paint: three colours a point. */
export type PaintCanvas = { colours: Float32Array; width: number; height: number }

type Stroke = {
  x: number
  y: number
  angle: number
  radius: number
  long: number
  red: number
  green: number
  blue: number
  alpha: number
}

const BRISTLES = 64
const MIDDLE = BRISTLES / 2
/** How soon a stroke is full, from its rim inwards. */
const SOFT = 2.6

/** Lays strokes on a canvas: a capsule of bristles, soft at its rim. */
export function createStroke({ colours, width, height }: PaintCanvas): (stroke: Stroke) => void {
  const bristles = new Float32Array(BRISTLES)
  return (stroke) => {
    const { x, y, angle, radius, long } = stroke
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const half = long / 2
    dip(bristles, stroke)
    const tall = Math.abs(sin) * half + radius
    const last = Math.min(height - 1, Math.ceil(y + tall))
    // Across a row the stroke reaches so far: half its width, seen aslant.
    const wide = Math.min(half + radius, radius / Math.max(0.05, Math.abs(sin)))
    for (let py = Math.max(0, Math.floor(y - tall)); py <= last; py++) {
      const dy = py - y
      // The axis of the stroke crosses the row here, or passes beyond its ends.
      const lean = Math.abs(sin) < 0.05 ? 0 : (dy * cos) / sin
      const middle = x + Math.max(-half, Math.min(half, lean))
      const end = Math.min(width - 1, Math.ceil(middle + wide))
      for (let px = Math.max(0, Math.floor(middle - wide)); px <= end; px++) {
        const dx = px - x
        const over = dy * cos - dx * sin
        const out = Math.max(0, Math.abs(dx * cos + dy * sin) - half + radius)
        const far = out * out + over * over
        if (far >= radius * radius) continue
        const full = Math.min(1, (1 - Math.sqrt(far) / radius) * SOFT)
        const share = full * numberAt(bristles, Math.floor(over * 1.4 + MIDDLE))
        lay(colours, (py * width + px) * 3, stroke, share)
      }
    }
  }
}

// Each bristle takes up so much paint.
function dip(bristles: Float32Array, { x, y, radius, alpha }: Stroke): void {
  const reach = Math.min(MIDDLE - 1, Math.ceil(radius * 1.4))
  for (let bristle = MIDDLE - reach - 1; bristle <= MIDDLE + reach; bristle++)
    bristles[bristle] = alpha * (0.72 + 0.28 * chanceAt(bristle, x * 31 + y * 17, 2))
}

function lay(colours: Float32Array, at: number, { red, green, blue }: Stroke, share: number): void {
  const left = 1 - share
  colours[at] = numberAt(colours, at) * left + red * share
  colours[at + 1] = numberAt(colours, at + 1) * left + green * share
  colours[at + 2] = numberAt(colours, at + 2) * left + blue * share
}
