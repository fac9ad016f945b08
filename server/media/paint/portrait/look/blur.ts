import { numberAt } from '../../mesh/geometry.ts'

/**
 * A running mean in both directions, twice: near enough to a soft blur, and quick at any radius. `half` is room to work
 * in, for whoever blurs often.
 */
export function blurred(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  half: Float32Array = new Float32Array(source.length),
): Float32Array {
  const reach = Math.max(1, Math.round(radius * 0.7))
  const whole = new Float32Array(source.length)
  for (const from of [source, whole]) {
    spread(from, half, width, height, reach, 1, width)
    spread(half, whole, height, width, reach, width, 1)
  }
  return whole
}

// Along one direction; `step` leads to the neighbour, `jump` to the next line.
function spread(
  source: Float32Array,
  target: Float32Array,
  length: number,
  lines: number,
  reach: number,
  step: number,
  jump: number,
): void {
  const share = 1 / (reach * 2 + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * jump
    const first = numberAt(source, start)
    const last = numberAt(source, start + (length - 1) * step)
    let sum = first * (reach + 1)
    for (let index = 1; index <= reach; index++)
      sum += index < length ? numberAt(source, start + index * step) : last
    for (let index = 0, place = start; index < length; index++, place += step) {
      target[place] = sum * share
      const enter = index + reach + 1
      const leave = index - reach
      sum += enter < length ? numberAt(source, start + enter * step) : last
      sum -= leave > 0 ? numberAt(source, start + leave * step) : first
    }
  }
}
