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

/** Lays strokes on a canvas: a capsule of bristles, soft at its rim. */
export function createStroke({ colours, width, height }: PaintCanvas): (stroke: Stroke) => void {
  const bristles = new Float32Array(BRISTLES)
  return ({ x, y, angle, radius, long, red, green, blue, alpha }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const half = long / 2
    const salt = x * 31 + y * 17
    const reach = Math.min(MIDDLE - 1, Math.ceil(radius * 1.4))
    for (let bristle = MIDDLE - reach - 1; bristle <= MIDDLE + reach; bristle++)
      bristles[bristle] = alpha * (0.72 + 0.28 * chanceAt(bristle, salt, 2)) * 2.6
    const tall = Math.abs(sin) * half + radius
    const last = Math.min(height - 1, Math.ceil(y + tall))
    for (let py = Math.max(0, Math.floor(y - tall)); py <= last; py++) {
      const dy = py - y
      const [from, to] = spanOf(dy, cos, sin, half, radius)
      const end = Math.min(width - 1, Math.ceil(x + to))
      for (let px = Math.max(0, Math.floor(x + from)); px <= end; px++) {
        const dx = px - x
        const over = dy * cos - dx * sin
        const out = Math.max(0, Math.abs(dx * cos + dy * sin) - half + radius)
        const far = Math.sqrt(out * out + over * over) / radius
        if (far >= 1) continue
        const bristle = numberAt(bristles, Math.floor(over * 1.4 + MIDDLE))
        const share = Math.min(bristle / 2.6, (1 - far) * bristle)
        const at = (py * width + px) * 3
        const [r, g, b] = [
          numberAt(colours, at),
          numberAt(colours, at + 1),
          numberAt(colours, at + 2),
        ]
        colours[at] = r + (red - r) * share
        colours[at + 1] = g + (green - g) * share
        colours[at + 2] = b + (blue - b) * share
      }
    }
  }
}

// How much of a row a stroke can touch: between its two long sides and its two ends.
function spanOf(
  dy: number,
  cos: number,
  sin: number,
  half: number,
  radius: number,
): readonly [number, number] {
  let [from, to] = [-half - radius, half + radius]
  if (Math.abs(sin) > 0.05) {
    const [a, b] = [(dy * cos - radius) / sin, (dy * cos + radius) / sin]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  if (Math.abs(cos) > 0.05) {
    const [a, b] = [(-half - dy * sin) / cos, (half - dy * sin) / cos]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
  }
  return [from, to]
}
