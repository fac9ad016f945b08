import { light, mix } from '../colour.ts'
import { ball, sheet } from '../mesh/solids.ts'
import type { PropSite } from '../props/site.ts'
import { unit } from '../vector.ts'
import type { Face } from './face.ts'
import { skinAt } from './skull.ts'

/** Puts on glasses and what the sheet names beside coat and hat. */
export function buildWear(site: PropSite, face: Face): void {
  if (face.subject.glasses) glasses(site, face)
  const kind = face.subject.accessory
  if (kind === 'headphones') headphones(site)
  if (kind === 'scarf') scarf(site, face)
  if (kind === 'pearls') pearls(site)
  if (kind === 'stethoscope') stethoscope(site)
}

/** A ring of wire: centre, radii, thickness, over part of a turn. */
function wire(
  site: PropSite,
  point: (turn: number) => readonly [number, number, number],
  [from, to]: readonly [number, number],
  thickness: number,
  colour: string,
): void {
  const tint = light(colour)
  sheet(site.mesh, 44, 8, (u, v) => {
    const turn = from + (to - from) * u
    const [x, y, z] = point(turn)
    const [nx, ny, nz] = point(turn + 0.01)
    const along = unit([nx - x, ny - y, nz - z])
    const angle = v * Math.PI * 2
    const side = unit([along[1], -along[0], 0.001])
    const out = unit([Math.cos(angle) * side[0], Math.cos(angle) * side[1], Math.sin(angle)])
    return {
      place: [x + out[0] * thickness, y + out[1] * thickness, z + out[2] * thickness],
      normal: out,
      colour: tint,
    }
  })
}

function glasses(site: PropSite, face: Face): void {
  const colour = site.random.pick(['#221c1a', '#7a5a2c', '#4a2a22'])
  const radius = 0.115
  const squareness = site.random.chance(0.5) ? 0.86 : 1
  const z = Math.max(skinAt(face, face.eyeGap, 0.04)[2], skinAt(face, 0, 0.06)[2] - 0.02) + 0.045
  for (const side of [-1, 1]) {
    const x = side * (face.eyeGap + 0.012)
    wire(
      site,
      (turn) => [x + Math.cos(turn) * radius, 0.035 + Math.sin(turn) * radius * squareness, z],
      [0, Math.PI * 2],
      0.0115,
      colour,
    )
    wire(site, (turn) => [x + side * radius, 0.06, z - turn * 0.42], [0, 1], 0.011, colour)
  }
  wire(site, (turn) => [(turn - 0.5) * 0.08, 0.06, z + 0.01], [0, 1], 0.011, colour)
}

function headphones(site: PropSite): void {
  wire(
    site,
    (turn) => [Math.cos(turn) * 0.45, 0.02 + Math.sin(turn) * 0.56, -0.02],
    [0, Math.PI],
    0.035,
    '#26282d',
  )
  for (const side of [-1, 1]) {
    ball(site.mesh, [side * 0.42, -0.01, 0], [0.075, 0.15, 0.13], '#2e3138', { sides: 14 })
    ball(site.mesh, [side * 0.475, -0.01, 0], [0.035, 0.1, 0.09], '#8f3a30', { sides: 12 })
  }
}

function scarf(site: PropSite, face: Face): void {
  for (const [height, size] of [
    [-0.56, 0.27],
    [-0.67, 0.32],
  ] as const) {
    wire(
      site,
      (turn) => [
        Math.cos(turn) * size,
        height + 0.02 * Math.sin(turn * 3),
        Math.sin(turn) * size * 0.9 - 0.04,
      ],
      [0, Math.PI * 2],
      0.085,
      height > -0.6 ? face.accent : mix(face.accent, '#ffffff', 0.12),
    )
  }
  ball(site.mesh, [0.16, -0.95, 0.36], [0.1, 0.3, 0.05], face.accent, { sides: 12 })
}

function pearls(site: PropSite): void {
  for (let pearl = 0; pearl < 21; pearl++) {
    const turn = ((pearl - 10) / 10) * 1.35
    const place = [
      Math.sin(turn) * 0.29,
      -0.66 - Math.cos(turn) * 0.12,
      Math.cos(turn) * 0.24 + 0.05,
    ] as const
    ball(site.mesh, place, [0.032, 0.032, 0.032], '#f3ede0', { sides: 8 })
  }
}

function stethoscope(site: PropSite): void {
  const tube = '#23282e'
  for (const side of [-1, 1]) {
    wire(
      site,
      (turn) => [
        side * (0.24 + 0.06 * Math.sin(turn * 3)),
        -0.55 - turn * 0.62,
        0.16 + 0.22 * Math.sin(turn * 1.6),
      ],
      [0, 1],
      0.026,
      tube,
    )
  }
  wire(site, (turn) => [0.27 - turn * 0.2, -1.17, 0.38 + turn * 0.01], [0, 1], 0.024, tube)
  ball(site.mesh, [0.24, -1.18, 0.42], [0.08, 0.08, 0.03], '#b9c0c4', { sides: 14 })
}
