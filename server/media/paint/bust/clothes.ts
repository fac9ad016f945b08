import { blend, type Light, light, mix } from '../colour.ts'
import { ball, round, sheet } from '../mesh/solids.ts'
import type { PropSite } from '../props/site.ts'
import type { Vector } from '../vector.ts'
import type { Face } from './face.ts'
import { normalOf } from './skull.ts'

/** Builds neck, shoulders and coat; shirt, lapels and apron are painted on the cloth. */
export function buildTorso(site: PropSite, face: Face): void {
  const woman = face.subject.sex === 'female'
  const wide = (woman ? 0.76 : 0.9) * (face.subject.age < 15 ? 0.82 : 1)
  const neck = woman ? 0.14 : 0.17
  round(
    site.mesh,
    { from: [0, -0.72, -0.06], length: 0.42, radius: neck + 0.04, end: neck, sides: 28 },
    mix(face.skin, '#5a2a20', 0.12),
  )
  const place = torsoShape(wide, neck)
  const paint = clothPaint(face)
  sheet(site.mesh, 130, 84, (u, v) => {
    const point = place(u, v)
    return { place: point, normal: outward(place, u, v), colour: paint(point, u) }
  })
  buildCollar(site, face, neck)
}

function torsoShape(wide: number, neck: number): (u: number, v: number) => Vector {
  return (u, v) => {
    const turn = (u * 2 - 1) * Math.PI
    const spread = Math.sin(Math.min(1, v * 1.5) * (Math.PI / 2)) ** 1.15
    const x = neck + 0.05 + (wide - neck - 0.05) * spread
    const z = neck + 0.04 + 0.22 * Math.min(1, v * 1.4)
    const y = -0.6 - 0.24 * Math.min(1, v * 1.5) - 1.15 * Math.max(0, v - 0.34) ** 1.25
    return [Math.sin(turn) * x, y, Math.cos(turn) * z - 0.06]
  }
}

function outward(place: (u: number, v: number) => Vector, u: number, v: number): Vector {
  const normal = normalOf(place, u, v)
  const [px, , pz] = place(u, Math.max(v, 0.02))
  const flip = normal[0] * px + normal[2] * pz < 0 ? -1 : 1
  return [normal[0] * flip, normal[1] * flip, normal[2] * flip]
}

function clothPaint(face: Face): (point: Vector, u: number) => Light {
  const coat = light(face.coat)
  const lapel = light(mix(face.coat, '#000000', 0.28))
  const shirt = light(face.shirt)
  const tie = light(face.accent)
  const seam = light(mix(face.coat, '#000000', 0.5))
  const apron = light('#d8ceb6')
  const wears = face.subject.accessory
  return ([x, y], u) => {
    if (Math.abs(u - 0.5) > 0.25) return coat
    const depth = -0.6 - y
    const side = Math.abs(x)
    const opening = 0.18 - depth * 0.3
    let colour = blend(coat, seam, within(0.012 - side))
    colour = blend(colour, lapel, within(opening + 0.11 - side))
    colour = blend(colour, shirt, within(opening - side))
    if (wears === 'tie')
      colour = blend(colour, tie, within(Math.min(opening, 0.04 + depth * 0.07) - side))
    if (wears !== 'apron') return colour
    const straps = 0.045 - Math.abs(side - 0.26)
    return blend(colour, apron, within(Math.max(straps, Math.min(0.34 - side, depth - 0.22))))
  }
}

// A soft edge about as wide as one face of the mesh, so that it follows the line and not the grid.
function within(inside: number): number {
  return Math.max(0, Math.min(1, inside / 0.045 + 0.5))
}

function buildCollar(site: PropSite, face: Face, neck: number): void {
  const white = face.subject.accessory === 'collar'
  const tint = light(white ? '#f2efe6' : face.shirt)
  const gap = white ? 0 : 0.2
  sheet(site.mesh, 40, 8, (u, v) => {
    const turn = Math.PI + (u * 2 - 1) * (Math.PI - gap)
    const size = neck + 0.035 + v * (white ? 0.005 : 0.05)
    return {
      place: [Math.sin(turn) * size, -0.5 - v * 0.13, Math.cos(turn) * size - 0.06],
      normal: [Math.sin(turn), 0.2, Math.cos(turn)],
      colour: tint,
    }
  })
  if (face.subject.accessory === 'tie') {
    ball(site.mesh, [0, -0.63, neck + 0.06], [0.05, 0.05, 0.04], face.accent, { sides: 10 })
  }
  for (const y of [-1.12, -1.3])
    ball(site.mesh, [0.05, y, 0.36], [0.026, 0.026, 0.015], mix(face.coat, '#e0d0a0', 0.45), {
      sides: 8,
    })
}
