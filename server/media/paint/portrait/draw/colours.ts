type Rgb = readonly [number, number, number]

/** The three bytes of a CSS colour `#rrggbb`. */
export function bytesOf(colour: string): Rgb {
  const byte = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16)
  return [byte(1), byte(3), byte(5)]
}

function cssOf(bytes: readonly number[]): string {
  const whole = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  return `#${bytes.map((value) => whole(value).toString(16).padStart(2, '0')).join('')}`
}

/** One colour seen through another, as a shadow of coloured light. */
export function multiply(first: string, second: string): string {
  const through = bytesOf(second)
  return cssOf(bytesOf(first).map((value, index) => (value * (through[index] ?? 0)) / 255))
}

/** Farther from its own grey (`share` over 1) or nearer to it. */
export function vivid(colour: string, share: number): string {
  const own = bytesOf(colour)
  const grey = own[0] * 0.3 + own[1] * 0.59 + own[2] * 0.11
  return cssOf(own.map((value) => grey + (value - grey) * share))
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: string): number {
  const [red, green, blue] = bytesOf(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

/** How far two colours lie apart to the eye, roughly. */
export function colourDistance(first: string, second: string): number {
  const [one, other] = [bytesOf(first), bytesOf(second)]
  const [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  const light = red * 0.3 + green * 0.59 + blue * 0.11
  return Math.hypot(light * 1.6, red - green, (red + green) / 2 - blue)
}
