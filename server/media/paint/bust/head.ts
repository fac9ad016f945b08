import { blend, type Light, light, mix } from '../colour.ts'
import { ball, sheet } from '../mesh/solids.ts'
import { noiseAt } from '../noise.ts'
import type { PropSite } from '../props/site.ts'
import type { Vector } from '../vector.ts'
import type { Face } from './face.ts'
import { bump, mouthCurve, normalOf, skinAt, skullAt, wrinkles } from './skull.ts'

const DARK: Light = [0.02, 0.012, 0.01]

/** Builds the head with its face painted on, the ears and the eyes. */
export function buildHead(site: PropSite, face: Face): void {
  // More columns fall on the face than on the back of the head.
  const turnOf = (u: number) => {
    const side = u * 2 - 1
    return Math.PI * side * (0.45 + 0.55 * side * side)
  }
  const place = (u: number, v: number) => skullAt(face, turnOf(u), v)
  const paint = skinPaint(face)
  sheet(site.mesh, 116, 96, (u, v) => {
    const point = place(u, v)
    return {
      place: point,
      normal: normalOf(place, u, v),
      colour: paint(point, Math.cos(turnOf(u))),
    }
  })
  for (const side of [-1, 1]) {
    ball(site.mesh, [side * 0.372, -0.01, -0.02], [0.045, 0.105, 0.07], face.skin, { sides: 12 })
    ball(
      site.mesh,
      [side * 0.396, -0.005, 0],
      [0.02, 0.065, 0.035],
      mix(face.skin, '#7a3a2c', 0.4),
      { sides: 10 },
    )
    buildEye(site, face, side)
  }
}

function skinPaint(face: Face): (point: Vector, front: number) => Light {
  const skin = light(face.skin)
  const flush = light(mix(face.skin, '#c0483c', 0.5))
  const lip = light(face.lipColour)
  const brow = light(mix(face.hair, '#1a1413', 0.25))
  const shade = light(mix(face.skin, '#4a1f18', 0.5))
  const stubble = light(mix(face.skin, '#4a4442', 0.5))
  const rough = face.subject.sex === 'male' && face.subject.age > 18 && !face.subject.beard
  return ([x, fullY], front) => {
    if (front < 0.1) return skin
    const y = fullY / face.longness
    const side = Math.abs(x)
    let colour = skin
    if (rough) colour = blend(colour, stubble, 0.3 * bump(y + 0.3, 0.1) * bump(side - 0.1, 0.16))
    colour = blend(colour, flush, 0.32 * bump(side - 0.2, 0.075) * bump(y + 0.09, 0.06))
    colour = blend(colour, flush, 0.22 * bump(x, 0.05) * bump(y + 0.11, 0.045))
    colour = blend(colour, shade, 0.3 * bump(side - face.eyeGap, 0.08) * bump(y - 0.06, 0.04))
    colour = blend(colour, shade, 0.55 * face.age * wrinkles(x, y))
    colour = blend(colour, lip, 0.95 * lipMask(face, x, y))
    const line = bump(y + 0.226 - mouthCurve(face, x), 0.0075) * edge(0.115 - side, 0.02)
    colour = blend(colour, DARK, 0.6 * line)
    return blend(colour, brow, browMask(face, x, y))
  }
}

function lipMask(face: Face, x: number, y: number): number {
  const rise = mouthCurve(face, x)
  const half = 0.034 * face.lips * (1 - (x / 0.115) ** 2)
  return edge(half - Math.abs(y + 0.23 - rise), 0.01) * edge(0.112 - Math.abs(x), 0.015)
}

function browMask(face: Face, x: number, y: number): number {
  const side = Math.abs(x)
  const arc = 0.155 - ((side - 0.13) / 0.12) ** 2 * 0.03 + (face.smile - 0.3) * 0.008
  const half = 0.018 * face.brow * (1 - 0.45 * Math.max(0, (side - 0.1) / 0.12))
  const hairs = 0.75 + 0.25 * noiseAt(x * 90, y * 40, 2)
  return (
    edge(half - Math.abs(y - arc), 0.008) *
    edge(side - 0.055, 0.015) *
    edge(0.235 - side, 0.02) *
    hairs
  )
}

function edge(inside: number, softness: number): number {
  return Math.max(0, Math.min(1, inside / softness + 0.5))
}

function buildEye(site: PropSite, face: Face, side: number): void {
  const size = 0.066 * face.eyeSize
  const x = side * face.eyeGap
  const [, , surface] = skinAt(face, x, 0.04)
  const z = surface - size * 0.42
  const tall = size * 0.82
  ball(site.mesh, [x, 0.04, z], [size, tall, size], '#f4efe8', { sides: 20 })
  const gaze = z + size * 0.72
  ball(site.mesh, [x, 0.038, gaze], [size * 0.56, size * 0.58, size * 0.32], face.iris, {
    sides: 14,
  })
  ball(
    site.mesh,
    [x, 0.038, gaze + size * 0.12],
    [size * 0.3, size * 0.32, size * 0.24],
    '#0b0908',
    { sides: 12 },
  )
  const spark = { colour: '#ffffff', glow: 1 }
  ball(
    site.mesh,
    [x - size * 0.2, 0.038 + size * 0.22, gaze + size * 0.3],
    [size * 0.12, size * 0.12, size * 0.06],
    spark,
    { sides: 8 },
  )
  // Lids are shells round the eye, open in front.
  const upper = 0.42 - face.lids * 0.75
  ball(
    site.mesh,
    [x, 0.04, z],
    [size * 1.1, tall * 1.14, size * 1.08],
    mix(face.skin, '#6a3024', 0.18),
    {
      sides: 20,
      keep: ([, y]) => y > upper,
    },
  )
  ball(
    site.mesh,
    [x, 0.04, z],
    [size * 1.08, tall * 1.1, size * 1.05],
    mix(face.skin, '#6a3024', 0.15),
    {
      sides: 20,
      keep: ([, y]) => y < -0.62,
    },
  )
  const lashes = face.subject.sex === 'female' ? 0.17 : 0.1
  ball(site.mesh, [x, 0.04, z], [size * 1.14, tall * 1.16, size * 1.12], '#191311', {
    sides: 26,
    keep: ([, y]) => y > upper - 0.02 && y < upper + lashes,
  })
}
