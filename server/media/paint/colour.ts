/** Light of three colours, linear, so that it can be added; 1 is white. */
export type Light = readonly [number, number, number]

const cache = new Map<string, Light>()

/** The linear light of a CSS colour `#rrggbb`. */
export function light(hex: string): Light {
  const known = cache.get(hex)
  if (known) return known
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => (Number.parseInt(hex.slice(start, start + 2), 16) / 255) ** 2.2,
  )
  const made: Light = [red, green, blue]
  cache.set(hex, made)
  return made
}

/** Between two CSS colours: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const pair = [1, 3, 5].map((start) => {
    const low = Number.parseInt(first.slice(start, start + 2), 16)
    const high = Number.parseInt(second.slice(start, start + 2), 16)
    const value = Math.round(low + (high - low) * share)
    return Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')
  })
  return `#${pair.join('')}`
}

/** Between two lights. */
export function blend(first: Light, second: Light, share: number): Light {
  return [
    first[0] + (second[0] - first[0]) * share,
    first[1] + (second[1] - first[1]) * share,
    first[2] + (second[2] - first[2]) * share,
  ]
}

/** How bright a light looks. */
export function brightness(red: number, green: number, blue: number): number {
  return red * 0.3 + green * 0.59 + blue * 0.11
}

const STEPS = 65_535
// A power for each colour of each pixel would be a tenth of the work.
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * (step / STEPS) ** (1 / 2.2)),
)

/** The byte of a linear light. */
export function byteOf(value: number): number {
  return BYTES[value <= 0 ? 0 : value >= 1 ? STEPS : (value * STEPS + 0.5) | 0] as number
}
