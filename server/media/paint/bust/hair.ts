import { type Light, light, mix } from '../colour.ts'
import { ball, sheet } from '../mesh/solids.ts'
import { noiseAt } from '../noise.ts'
import type { PropSite } from '../props/site.ts'
import type { Vector } from '../vector.ts'
import type { Face } from './face.ts'
import { bump, mouthCurve, normalOf, skullAt } from './skull.ts'

/** Builds the hair and the beard. Under a hat the crown is kept flat. */
export function buildHair(site: PropSite, face: Face, covered: boolean): void {
  const kind = face.subject.hair ?? (face.subject.sex === 'female' ? 'long' : 'short')
  if (kind === 'bald') {
    if (face.subject.age > 30) cap(site, face, 0.02, baldLine)
  } else {
    const lift = covered
      ? 0.025
      : { short: 0.045, curly: 0.05, long: 0.06, bun: 0.04, ponytail: 0.04 }[kind]
    cap(site, face, lift, kind === 'short' || kind === 'curly' ? shortLine : longLine)
    EXTRAS[kind](site, face, covered)
  }
  if (face.subject.beard) buildBeard(site, face)
}

// How far inside the hair a place lies, about 1 at the hairline's width: `turn` is 0 in front, pi behind;
// `y` from 0.5 to -0.5. Below zero the hair sinks under the skin, which draws a clean line.
type Line = (turn: number, y: number, parting: number) => number

const shortLine: Line = (turn, y, parting) => {
  const away = Math.abs(turn)
  if (away < 0.95) return y - 0.27 + Math.abs(turn - parting) * 0.09
  if (away < 1.3)
    return y - 0.27 + Math.abs(Math.sign(turn) * 0.95 - parting) * 0.09 + (away - 0.95) * 0.4
  if (away < 1.75) return y - 0.08 - (1.75 - away) * 0.1
  return y + Math.min(0.24, (away - 1.75) * 1.2 - 0.08)
}

const longLine: Line = (turn, y, parting) => {
  const away = Math.abs(turn)
  if (away < 0.7) return y - 0.32 + Math.abs(turn - parting) * 0.12
  return y - 0.32 + Math.abs(Math.sign(turn) * 0.7 - parting) * 0.12 + (away - 0.7) * 0.75
}

const baldLine: Line = (turn, y) => {
  const away = Math.abs(turn)
  return Math.min((away - 1.3) * 0.4, 0.14 - y, y - (away > 1.75 ? -0.24 : 0.0))
}

function cap(site: PropSite, face: Face, lift: number, covers: Line): void {
  const parting = site.random.pick([-0.35, 0.35, 0])
  const turnOf = (u: number) => (u * 2 - 1) * Math.PI
  const strands = (u: number, v: number) =>
    noiseAt(Math.sin(turnOf(u)) * 9, Math.cos(turnOf(u)) * 9, v * 2)
  const place = (u: number, v: number): Vector => {
    const inside = covers(turnOf(u), 0.5 * Math.cos(v * Math.PI), parting)
    const thick = lift * (0.75 + 0.5 * strands(u, v)) * (0.65 + 0.5 * Math.cos(v * 2.2))
    const rise = Math.max(-1, Math.min(1, inside * 22))
    const height = rise < 0 ? rise * 0.05 : Math.max(0.012, thick) * Math.sqrt(rise)
    return skullAt({ ...face, nose: 0, brow: 0 }, turnOf(u), v, height)
  }
  const tint = strandPaint(face.hair)
  sheet(
    site.mesh,
    110,
    70,
    (u, v) => ({
      place: place(u, v),
      normal: normalOf(place, u, v),
      colour: tint(turnOf(u) * 14, v * 3),
    }),
    0,
    (u, v) => covers(turnOf(u), 0.5 * Math.cos(v * Math.PI), parting) > -0.09,
  )
}

function strandPaint(colour: string): (across: number, along: number) => Light {
  const [dark, bright] = [light(mix(colour, '#0c0908', 0.35)), light(mix(colour, '#fff0d8', 0.14))]
  return (across, along) => {
    const share = noiseAt(across, along, 5)
    return [0, 1, 2].map((index) => {
      const low = dark[index] ?? 0
      return low + ((bright[index] ?? 0) - low) * share
    }) as [number, number, number]
  }
}

const EXTRAS = { short: () => undefined, curly, long, bun, ponytail } satisfies Record<
  string,
  (site: PropSite, face: Face, covered: boolean) => void
>

function curly(site: PropSite, face: Face, covered: boolean): void {
  for (let curl = 0; curl < 90; curl++) {
    const turn = site.random.between(-Math.PI, Math.PI)
    const down = site.random.between(covered ? 0.35 : 0.02, 0.62)
    const y = 0.5 * Math.cos(down * Math.PI)
    if (shortLine(turn, y - 0.03, 0) < 0) continue
    const size = site.random.between(0.07, 0.11)
    const shade = site.random.chance(0.5) ? face.hair : mix(face.hair, '#fff0d8', 0.1)
    ball(site.mesh, skullAt({ ...face, nose: 0 }, turn, down, 0.05), [size, size, size], shade, {
      sides: 8,
    })
  }
}

// A curtain from the temples round the back, falling to the shoulders.
function long(site: PropSite, face: Face): void {
  const tint = strandPaint(face.hair)
  const wave = site.random.between(0.01, 0.035)
  const fall = site.random.between(0.85, 1.25)
  for (const inner of [0, 0.05]) {
    const place = (u: number, v: number): Vector => {
      const turn = Math.PI + (u * 2 - 1) * 1.98
      const swell = 0.43 + 0.07 * Math.sin(v * 2.6) - inner + wave * Math.sin(v * 13 + turn * 2)
      return [
        Math.sin(turn) * swell,
        0.2 - v * fall,
        Math.cos(turn) * (swell + 0.04) - 0.05 - v * 0.03,
      ]
    }
    sheet(site.mesh, 70, 34, (u, v) => ({
      place: place(u, v),
      normal: outward(place, u, v),
      colour: tint(u * 46, v * 2 + inner * 9),
    }))
  }
}

function outward(place: (u: number, v: number) => Vector, u: number, v: number): Vector {
  const [x, y, z] = normalOf(place, u, v)
  const [px, , pz] = place(u, v)
  return x * px + z * pz < 0 ? [-x, -y, -z] : [x, y, z]
}

function bun(site: PropSite, face: Face, covered: boolean): void {
  const place: Vector = covered ? [0, -0.12, -0.5] : [0, 0.5, -0.22]
  ball(site.mesh, place, [0.19, 0.17, 0.19], face.hair, { sides: 16 })
  ball(
    site.mesh,
    [place[0], place[1] + 0.04, place[2] + 0.03],
    [0.13, 0.15, 0.15],
    mix(face.hair, '#fff0d8', 0.12),
    { sides: 14 },
  )
}

function ponytail(site: PropSite, face: Face): void {
  const side = site.random.pick([-1, 1])
  for (let part = 0; part < 10; part++) {
    const size = 0.15 - Math.abs(part - 3) * 0.012
    ball(
      site.mesh,
      [side * (0.16 + part * 0.035), 0.24 - part * 0.115, -0.46 + part * 0.022],
      [size, size, size],
      part % 2 ? face.hair : mix(face.hair, '#fff0d8', 0.08),
      { sides: 12 },
    )
  }
  ball(site.mesh, [side * 0.13, 0.27, -0.43], [0.08, 0.1, 0.08], face.accent, { sides: 10 })
}

function buildBeard(site: PropSite, face: Face): void {
  const full = site.random.chance(0.6)
  const turnOf = (u: number) => (u * 2 - 1) * 1.65
  const downOf = (v: number) => 0.5 + v * 0.49
  const place = (u: number, v: number): Vector => {
    const turn = turnOf(u)
    const tuft = 0.03 + 0.02 * noiseAt(turn * 12, v * 10, 3)
    const point = skullAt({ ...face, nose: 0 }, turn, downOf(v), tuft)
    const chin = full ? bump(turn, 0.7) * Math.max(0, v - 0.45) * 0.2 : 0
    return [point[0], point[1] - chin, point[2] + chin * 0.3]
  }
  const tint = strandPaint(face.hair)
  const covers = (u: number, v: number) => {
    const turn = turnOf(u)
    const [x, y] = skullAt(face, turn, downOf(v))
    const mouth =
      Math.abs(x) < 0.095 && Math.abs(y + 0.232 - mouthCurve(face, x)) < 0.026 * face.lips
    const top = -0.165 + Math.max(0, Math.abs(x) - 0.12) * (full ? 0.9 : -1.2)
    return y < top && !mouth && (full || Math.abs(x) < 0.17)
  }
  sheet(
    site.mesh,
    80,
    50,
    (u, v) => ({ place: place(u, v), normal: normalOf(place, u, v), colour: tint(u * 60, v * 9) }),
    0,
    covers,
  )
}
