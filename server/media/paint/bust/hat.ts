import { light, mix } from '../colour.ts'
import { ball, round, sheet } from '../mesh/solids.ts'
import { BRASS, type PropSite } from '../props/site.ts'
import type { Vector } from '../vector.ts'
import type { Face } from './face.ts'
import { normalOf, skullAt } from './skull.ts'

/** Puts on the hat of the person's sheet, if any. */
export function buildHat(site: PropSite, face: Face): void {
  const kind = face.subject.hat ?? 'none'
  if (kind !== 'none') HATS[kind](site, face)
}

const HATS = { cap, peaked, beret, brim, scarf } satisfies Record<
  string,
  (site: PropSite, face: Face) => void
>

function crown(site: PropSite, colour: string, lift: number, until: number, face: Face): void {
  const place = (u: number, v: number): Vector =>
    skullAt({ ...face, nose: 0, brow: 0 }, (u * 2 - 1) * Math.PI, v * until, lift)
  const tint = light(colour)
  sheet(site.mesh, 60, 26, (u, v) => ({
    place: place(u, v),
    normal: normalOf(place, u, v),
    colour: tint,
  }))
}

// A visor: part of a flat ring in front.
function visor(site: PropSite, y: number, reach: number, colour: string): void {
  const tint = light(colour)
  sheet(site.mesh, 30, 8, (u, v) => {
    const turn = (u * 2 - 1) * 1.15
    const out = 0.4 + v * reach * Math.cos(turn * 0.9)
    return {
      place: [Math.sin(turn) * out * 0.95, y - v * 0.075, Math.cos(turn) * out * 1.05],
      normal: [0, 0.92, 0.39],
      colour: tint,
    }
  })
}

function cap(site: PropSite, face: Face): void {
  const cloth = mix(face.accent, '#4a4640', 0.35)
  ball(site.mesh, [0, 0.3, 0.02], [0.46, 0.26, 0.5], cloth, {
    sides: 20,
    keep: ([, y]) => y > -0.25,
  })
  ball(site.mesh, [0, 0.55, 0.02], [0.045, 0.025, 0.045], mix(cloth, '#000000', 0.3), { sides: 8 })
  visor(site, 0.27, 0.3, mix(cloth, '#000000', 0.3))
}

function peaked(site: PropSite, face: Face): void {
  const cloth = mix(face.coat, '#101622', 0.3)
  round(
    site.mesh,
    { from: [0, 0.24, 0], length: 0.16, radius: 0.42, end: 0.45, sides: 40 },
    mix(cloth, '#000000', 0.35),
  )
  round(
    site.mesh,
    { from: [0, 0.38, 0.01], length: 0.14, radius: 0.46, end: 0.58, sides: 40 },
    cloth,
  )
  ball(site.mesh, [0, 0.52, 0.01], [0.58, 0.1, 0.58], cloth, { sides: 22, keep: ([, y]) => y > 0 })
  visor(site, 0.26, 0.26, '#111317')
  ball(site.mesh, [0, 0.41, 0.47], [0.07, 0.075, 0.03], BRASS, { sides: 10 })
  for (const side of [-1, 1])
    ball(site.mesh, [side * 0.3, 0.27, 0.34], [0.025, 0.025, 0.025], BRASS, { sides: 8 })
}

function beret(site: PropSite, face: Face): void {
  const side = site.random.pick([-1, 1])
  round(
    site.mesh,
    { from: [0, 0.26, 0], length: 0.07, radius: 0.42, end: 0.43, sides: 36 },
    mix(face.accent, '#000000', 0.35),
  )
  ball(site.mesh, [side * 0.12, 0.38, -0.02], [0.52, 0.16, 0.5], face.accent, { sides: 20 })
  ball(
    site.mesh,
    [side * 0.12, 0.55, -0.02],
    [0.025, 0.05, 0.025],
    mix(face.accent, '#000000', 0.3),
    { sides: 8 },
  )
}

function brim(site: PropSite, face: Face): void {
  const felt = mix(face.coat, '#3a3028', 0.4)
  const tint = light(felt)
  sheet(site.mesh, 60, 8, (u, v) => {
    const turn = u * Math.PI * 2
    const out = 0.4 + v * 0.32
    const rise =
      0.27 + Math.abs(Math.sin(turn)) ** 3 * v * 0.1 - Math.max(0, Math.cos(turn)) * v * 0.07
    return {
      place: [Math.sin(turn) * out, rise, Math.cos(turn) * out * 1.05],
      normal: [0, 1, 0.1],
      colour: tint,
    }
  })
  round(
    site.mesh,
    { from: [0, 0.25, 0], length: 0.12, radius: 0.425, end: 0.42, sides: 40 },
    mix(felt, '#000000', 0.55),
  )
  round(site.mesh, { from: [0, 0.36, 0], length: 0.28, radius: 0.42, end: 0.34, sides: 40 }, felt)
  ball(site.mesh, [0, 0.63, 0], [0.34, 0.05, 0.36], felt, { sides: 18 })
}

// A headscarf: a shell over the hair, tied under the chin.
function scarf(site: PropSite, face: Face): void {
  crown(site, face.accent, 0.075, 0.36, face)
  const tint = light(mix(face.accent, '#000000', 0.12))
  const place = (u: number, v: number): Vector => {
    const turn = Math.PI + (u * 2 - 1) * 2.1
    const size = 0.455 - v * 0.13
    return [Math.sin(turn) * size, 0.24 - v * 0.78, Math.cos(turn) * (size + 0.02) - 0.02 + v * 0.1]
  }
  sheet(site.mesh, 50, 20, (u, v) => {
    const [x, y, z] = normalOf(place, u, v)
    const [px, , pz] = place(u, v)
    const flip = x * px + z * pz < 0 ? -1 : 1
    return { place: place(u, v), normal: [x * flip, y * flip, z * flip], colour: tint }
  })
  ball(site.mesh, [0, -0.6, 0.34], [0.09, 0.07, 0.07], face.accent, { sides: 10 })
  for (const side of [-1, 1])
    ball(site.mesh, [side * 0.09, -0.7, 0.36], [0.06, 0.13, 0.04], face.accent, { sides: 10 })
}
