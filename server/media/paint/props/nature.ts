import { light, mix } from '../colour.ts'
import { ball, sheet } from '../mesh/solids.ts'
import { cloudAt } from '../noise.ts'
import { unit, type Vector } from '../vector.ts'
import type { Prop, PropSite } from './site.ts'

export const pine: Prop = (site) => {
  const tall = site.random.between(1.6, 3)
  const green = site.random.pick(['#2f5140', '#3a6049', '#294a3c'])
  site.tube({ from: [0, 0, 0], length: tall * 0.3, radius: 0.09, sides: 8 }, '#4a3325')
  for (let tier = 0; tier < 4; tier++) {
    const from = tall * (0.18 + tier * 0.19)
    site.tube(
      {
        from: [0, from, 0],
        length: tall * 0.34,
        radius: tall * (0.27 - tier * 0.055),
        end: 0.01,
        sides: 10,
      },
      tier % 2 ? green : mix(green, '#6f9a62', 0.2),
    )
  }
}

export const tree: Prop = (site) => {
  const tall = site.random.between(1.7, 2.6)
  const green = site.random.pick(['#4f7a3c', '#5f8a45', '#43693c', '#8a7a34'])
  site.tube({ from: [0, 0, 0], length: tall * 0.6, radius: 0.13, end: 0.07, sides: 9 }, '#5a4030')
  for (let clump = 0; clump < 6; clump++) {
    const angle = clump * 2.4
    const reach = clump === 5 ? 0 : tall * 0.2
    const centre: Vector = [
      reach * Math.cos(angle),
      tall * (0.72 + (clump % 3) * 0.1),
      reach * Math.sin(angle),
    ]
    const size = tall * (0.2 + (clump % 2) * 0.05)
    site.ball(centre, [size, size * 0.85, size], clump % 2 ? green : mix(green, '#c6cf7a', 0.18))
  }
}

export const bareTree: Prop = (site) => {
  const branch = (x: number, y: number, z: number, lean: number, turn: number, size: number) => {
    if (size < 0.2) return
    const steps = 9
    let [px, py, pz] = [x, y, z]
    for (let step = 0; step < steps; step++) {
      site.ball([px, py, pz], [size * 0.085, size * 0.14, size * 0.085], '#4a3d36', 5)
      px += Math.cos(turn) * lean * size * 0.115
      pz += Math.sin(turn) * lean * size * 0.115
      py += size * 0.115
    }
    for (const way of [0, 2.2, 4.1]) {
      branch(px, py, pz, lean + 0.35, turn + way + site.random.between(-0.3, 0.3), size * 0.62)
    }
  }
  branch(0, 0, 0, 0.05, 0, 1.1)
}

export const bush: Prop = (site) => {
  for (const [x, z, size] of [
    [-0.22, 0, 0.28],
    [0.22, 0.06, 0.24],
    [0, 0.12, 0.32],
  ] as const) {
    site.ball(
      [x, size * 0.7, z],
      [size, size * 0.8, size],
      site.random.pick(['#3f6238', '#507543']),
    )
  }
}

export const flowers: Prop = (site) => {
  for (let stem = 0; stem < 16; stem++) {
    const x = site.random.between(-0.6, 0.6)
    const z = site.random.between(-0.3, 0.3)
    site.ball([x, 0.1, z], [0.07, 0.12, 0.07], '#4f7a3c')
    site.ball(
      [x, 0.24, z],
      [0.05, 0.05, 0.05],
      site.random.pick(['#d8607a', '#e8b84a', '#e8e0d0', '#8f6fc0']),
    )
  }
}

export const rock: Prop = (site) => boulder(site, site.random.between(0.3, 0.6), '#6d6a66')

/** A lump of stone whose surface is broken by noise. */
export function boulder(site: PropSite, size: number, colour: string): void {
  const shift = site.random.between(0, 50)
  ball(site.mesh, [0, size * 0.25, 0], [size, size * 0.7, size * 0.85], colour, { sides: 4 })
  site.ball(
    [size * 0.5, size * 0.1, size * 0.3],
    [size * 0.45, size * 0.35, size * 0.4],
    mix(colour, '#3a3836', (shift % 1) * 0.4),
  )
}

export const cactus: Prop = (site) => {
  const tall = site.random.between(0.9, 1.7)
  site.tube({ from: [0, 0, 0], length: tall, radius: 0.15, sides: 12 }, '#5d7a4a')
  site.ball([0, tall, 0], [0.15, 0.15, 0.15], '#5d7a4a')
  for (const side of [-1, 1]) {
    const from = tall * (side > 0 ? 0.45 : 0.3)
    site.ball([side * 0.24, from, 0], [0.2, 0.1, 0.1], '#5d7a4a')
    site.tube(
      { from: [side * 0.36, from, 0], length: tall * 0.4, radius: 0.09, sides: 10 },
      '#5d7a4a',
    )
    site.ball([side * 0.36, from + tall * 0.4, 0], [0.09, 0.09, 0.09], '#5d7a4a')
  }
}

/** Uneven land over a rectangle. `rise` lifts a point above the noise; colours go from low to high. */
export function land(
  site: PropSite,
  [width, depth]: readonly [number, number],
  bumps: number,
  colours: readonly [string, string],
  rise: (x: number, z: number) => number = () => 0,
): void {
  const shift = site.random.between(0, 90)
  const [low, high] = [light(colours[0]), light(colours[1])]
  const height = (x: number, z: number) =>
    rise(x, z) + (cloudAt(x * 0.55 + shift, z * 0.55, 4, 3) - 0.5) * bumps
  sheet(site.mesh, 56, 56, (u, v) => {
    const x = (u - 0.5) * width
    const z = (v - 0.5) * depth
    const y = height(x, z)
    const step = 0.06
    const normal = unit([
      height(x - step, z) - height(x + step, z),
      step * 2,
      height(x, z - step) - height(x, z + step),
    ])
    const patch = cloudAt(x * 1.3 + shift, z * 1.3, 9, 3)
    const share = Math.max(0, Math.min(1, patch * 1.6 - 0.3))
    return {
      place: [x, y, z],
      normal,
      colour: [
        low[0] + (high[0] - low[0]) * share,
        low[1] + (high[1] - low[1]) * share,
        low[2] + (high[2] - low[2]) * share,
      ],
    }
  })
}
