/** A point of a curve, in place; at a corner the curve does not run smoothly. */
export type Knot = { x: number; y: number; corner: boolean }

/** Reads points written `x,y x,y!`, where `!` makes a corner. */
export function knotsOf(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
      return { x, y, corner: word.endsWith('!') }
    })
}

/** The points of an oval, to be used as a shade or an outline. */
export function ovalPoints(x: number, y: number, rx: number, ry: number): string {
  const round = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => (index * Math.PI) / 4)
  return round.map((a) => `${x + rx * Math.cos(a)},${y + ry * Math.sin(a)}`).join(' ')
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** A closed curve through points, as an SVG path of absolute pairs only. */
export function closedCurve(knots: readonly Knot[]): string {
  const [start] = knots
  if (start === undefined) return ''
  const at = (index: number) => knots[(index + knots.length) % knots.length] ?? start
  let d = `M${tenth(start.x)} ${tenth(start.y)}`
  for (let index = 0; index < knots.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [leave, enter] = [from.corner ? 0 : 1 / 6, to.corner ? 0 : 1 / 6]
    d += `C${tenth(from.x + (to.x - before.x) * leave)} ${tenth(from.y + (to.y - before.y) * leave)} `
    d += `${tenth(to.x - (after.x - from.x) * enter)} ${tenth(to.y - (after.y - from.y) * enter)} `
    d += `${tenth(to.x)} ${tenth(to.y)}`
  }
  return `${d}Z`
}

/** The outline of a brush line along points; `ends` is the share of its width left at start and end. */
export function ribbon(
  knots: readonly Knot[],
  width: number,
  ends: readonly [number, number],
): string {
  const left: Knot[] = []
  const right: Knot[] = []
  const steps = (knots.length - 1) * 4
  for (let step = 0; step <= steps; step++) {
    const here = along(knots, step)
    const [from, to] = [
      along(knots, Math.max(0, step - 1)),
      along(knots, Math.min(steps, step + 1)),
    ]
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const share = step / steps
    const end = share < 0.5 ? ends[0] : ends[1]
    const half = (width / 2) * (end + (1 - end) * Math.sin(Math.PI * share) ** 0.7)
    const [dx, dy] = [(-(to.y - from.y) / length) * half, ((to.x - from.x) / length) * half]
    left.push({ x: here.x + dx, y: here.y + dy, corner: false })
    right.unshift({ x: here.x - dx, y: here.y - dy, corner: false })
  }
  return closedCurve([...left, ...right])
}

// Four steps lead from one point to the next, on a smooth way through all of them.
function along(knots: readonly Knot[], step: number): { x: number; y: number } {
  const index = Math.max(0, Math.min(knots.length - 2, Math.floor(step / 4)))
  const t = step / 4 - index
  const at = (place: number) =>
    knots[Math.max(0, Math.min(knots.length - 1, place))] ?? { x: 0, y: 0 }
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
  const axis = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
  return { x: axis(a.x, b.x, c.x, d.x), y: axis(a.y, b.y, c.y, d.y) }
}

/** The same path moved; ours hold absolute pairs only. */
export function movedPath(d: string, dx: number, dy: number): string {
  let isAcross = true
  return d.replace(/-?\d+\.?\d*/g, (word) => {
    const value = tenth(Number(word) + (isAcross ? dx : dy))
    isAcross = !isAcross
    return String(value)
  })
}
