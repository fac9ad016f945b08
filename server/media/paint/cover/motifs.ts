import { n, type Pen, type Point } from './pen.ts'

/** A gabled house seen from the front, with lit windows. */
export function gabled(
  pen: Pen,
  x: number,
  base: number,
  width: number,
  height: number,
  roof: number,
): void {
  const top = base - height
  pen.rect('wall', x, top, width, height)
  pen.poly(
    'wallShade',
    [x + width * 0.62, top],
    [x + width, top],
    [x + width, base],
    [x + width * 0.62, base],
  )
  pen.rect('roofShade', x + width * 0.7, top - roof * 0.85, width * 0.09, roof * 0.6)
  pen.poly('roof', [x - width * 0.08, top], [x + width / 2, top - roof], [x + width * 1.08, top])
  pen.poly(
    'roofShade',
    [x + width / 2, top - roof],
    [x + width * 1.08, top],
    [x + width * 0.66, top],
  )
  const columns = width > 90 ? 3 : 2
  pen.windows({
    x: x + width * 0.14,
    y: top + height * 0.18,
    columns,
    rows: height > 110 ? 2 : 1,
    width: width * (columns > 2 ? 0.14 : 0.2),
    height: Math.min(height * 0.3, width * 0.26),
    stepX: (width * 0.58) / (columns - 1),
    stepY: height * 0.42,
    lit: 0.65,
  })
}

/** A fir in tiers. */
export function fir(
  pen: Pen,
  x: number,
  base: number,
  height: number,
  role: 'leaf' | 'leafDark' = 'leafDark',
): void {
  pen.rect('trunk', x - height * 0.025, base - height * 0.14, height * 0.05, height * 0.14)
  for (let tier = 0; tier < 4; tier++) {
    const foot = base - height * (0.1 + tier * 0.2)
    const half = height * (0.24 - tier * 0.045)
    const sway = pen.random.between(-3, 3)
    pen.poly(role, [x - half, foot], [x + sway, foot - height * 0.38], [x + half, foot])
  }
}

/** A round-headed tree. */
export function leafy(pen: Pen, x: number, base: number, height: number): void {
  pen.poly(
    'trunk',
    [x - height * 0.045, base],
    [x - height * 0.02, base - height * 0.5],
    [x + height * 0.02, base - height * 0.5],
    [x + height * 0.045, base],
  )
  for (let clump = 0; clump < 9; clump++) {
    const turn = clump * 2.4
    const reach = height * 0.2 * Math.sqrt(clump / 9)
    pen.disc(
      clump % 3 === 0 ? 'leafDark' : 'leaf',
      x + Math.cos(turn) * reach * 1.35,
      base - height * 0.68 + Math.sin(turn) * reach,
      height * pen.random.between(0.13, 0.2),
    )
  }
}

/** A bare tree; it grows by itself from its trunk. */
export function bare(pen: Pen, x: number, base: number, height: number): void {
  branch(
    pen,
    x,
    base,
    -Math.PI / 2 + pen.random.between(-0.08, 0.08),
    height * 0.34,
    height * 0.045,
    0,
  )
}

function branch(
  pen: Pen,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
): void {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const [acrossX, acrossY] = [-Math.sin(angle) * width, Math.cos(angle) * width]
  pen.poly(
    'trunk',
    [x - acrossX, y - acrossY],
    [endX - acrossX * 0.6, endY - acrossY * 0.6],
    [endX + acrossX * 0.6, endY + acrossY * 0.6],
    [x + acrossX, y + acrossY],
  )
  if (depth === 5) return
  for (const side of [-1, 1]) {
    const turn = side * pen.random.between(0.25, 0.62)
    branch(
      pen,
      endX,
      endY,
      angle + turn,
      length * pen.random.between(0.62, 0.82),
      width * 0.62,
      depth + 1,
    )
  }
}

/** A street lamp with its light. */
export function lamp(pen: Pen, x: number, base: number, height: number): void {
  pen.rect('metal', x - height * 0.014, base - height, height * 0.028, height)
  pen.poly(
    'metal',
    [x - height * 0.05, base],
    [x - height * 0.02, base - height * 0.1],
    [x + height * 0.02, base - height * 0.1],
    [x + height * 0.05, base],
  )
  pen.poly(
    'lamp',
    [x - height * 0.05, base - height * 1.1],
    [x + height * 0.05, base - height * 1.1],
    [x + height * 0.03, base - height],
    [x - height * 0.03, base - height],
  )
  pen.poly(
    'metal',
    [x - height * 0.06, base - height * 1.1],
    [x, base - height * 1.17],
    [x + height * 0.06, base - height * 1.1],
  )
  pen.glow(x, base - height * 1.05, height * 0.85)
}

/** Somebody in a long coat, seen from behind; with an umbrella where it rains. */
export function person(pen: Pen, x: number, base: number, height: number, umbrella = false): void {
  const w = height * 0.16
  const top = base - height
  pen.disc('figure', x, top + height * 0.1, height * 0.085)
  pen.path(
    'figure',
    `M${n(x - w * 0.55)} ${n(top + height * 0.22)}Q${n(x)} ${n(top + height * 0.14)} ${n(x + w * 0.55)} ${n(top + height * 0.22)}L${n(x + w)} ${n(base - height * 0.22)}L${n(x + w * 0.45)} ${n(base - height * 0.2)}L${n(x + w * 0.42)} ${n(base)}L${n(x + w * 0.1)} ${n(base)}L${n(x)} ${n(base - height * 0.18)}L${n(x - w * 0.12)} ${n(base)}L${n(x - w * 0.44)} ${n(base)}L${n(x - w * 0.45)} ${n(base - height * 0.2)}L${n(x - w)} ${n(base - height * 0.22)}Z`,
  )
  if (!umbrella) return
  const r = height * 0.42
  pen.rect('figure', x + w * 0.5, top - height * 0.1, height * 0.02, height * 0.5)
  pen.path(
    'accent',
    `M${n(x + w * 0.5 - r)} ${n(top + height * 0.06)}A${n(r)} ${n(r * 0.8)} 0 0 1 ${n(x + w * 0.5 + r)} ${n(top + height * 0.06)}Q${n(x + w * 0.5)} ${n(top - height * 0.06)} ${n(x + w * 0.5 - r)} ${n(top + height * 0.06)}Z`,
  )
}

/** A row of columns with capitals, between two heights. */
export function columns(
  pen: Pen,
  x: number,
  width: number,
  top: number,
  base: number,
  count: number,
): void {
  const step = width / (count - 1)
  for (let index = 0; index < count; index++) {
    const middle = x + index * step
    const half = step * 0.17
    pen.rect('wall', middle - half, top, half * 2, base - top)
    pen.rect('wallShade', middle + half * 0.25, top, half * 0.75, base - top)
    pen.rect('trim', middle - half * 1.45, top, half * 2.9, half * 0.6)
    pen.rect('trim', middle - half * 1.45, base - half * 0.6, half * 2.9, half * 0.6)
  }
}

/** The line of a hill from edge to edge, closed below. */
export function hill(
  pen: Pen,
  role: 'ground' | 'groundLight' | 'distant',
  points: readonly Point[],
): void {
  const [first = [0, 600] as const, ...rest] = points
  let d = `M0 675L${n(first[0])} ${n(first[1])}`
  let [lastX, lastY] = first
  for (const [x, y] of rest) {
    const middle = (lastX + x) / 2
    d += `C${n(middle)} ${n(lastY)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`
    lastX = x
    lastY = y
  }
  pen.path(role, `${d}L1200 675Z`)
}

/** An iron fence along the foot of the picture. */
export function fence(pen: Pen, from: number, to: number, base: number, height: number): void {
  for (let x = from; x <= to; x += height * 0.22) {
    pen.rect('dark', x, base - height, height * 0.03, height)
    pen.poly(
      'dark',
      [x - height * 0.03, base - height],
      [x + height * 0.015, base - height * 1.12],
      [x + height * 0.06, base - height],
    )
  }
  for (const share of [0.2, 0.85])
    pen.rect('dark', from, base - height * share, to - from, height * 0.035)
}

/** Cherry and maple: the leaves drawn since the shape numbered `from` take the accent. */
export function redden(pen: Pen, from: number): void {
  for (const shape of pen.sketch.shapes.slice(from)) {
    if (shape.role === 'leaf') shape.role = 'accent'
    if (shape.role === 'leafDark') shape.role = 'accentShade'
  }
}

/** A pavement with a way towards the viewer. */
export function pavement(pen: Pen, y: number): void {
  pen.rect('ground', 0, y, 1200, 675 - y)
  pen.poly('path', [380, y], [820, y], [1010, 675], [190, 675])
  for (let line = 0; line < 5; line++)
    pen.rect('groundLight', 0, y + 12 + line * line * 7, 1200, 1.5 + line)
}
