import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../palette.ts'
import { land, pine } from '../props/nature.ts'
import { townHouse } from '../props/outside.ts'
import type { PropSite } from '../props/site.ts'
import type { OpenPlan } from './plan.ts'

const GROUNDS = {
  grass: ['#4d6a38', '#6f8a4a'],
  paving: ['#6d6a66', '#85817a'],
  planks: ['#8a6642', '#a07a50'],
  sand: ['#a58c62', '#c4ab7d'],
  earth: ['#6f5a42', '#857050'],
} as const satisfies Record<OpenPlan['ground'], readonly [string, string]>

/** Lays the ground of an open place and what is seen beyond it. A `model` ends at the edge of its table. */
export function buildGround(
  site: PropSite,
  plan: OpenPlan,
  palette: Palette,
  mood: Mood,
  model: boolean,
): void {
  const snowed = mood === 'snow' && plan.ground !== 'planks'
  const [low, high] = GROUNDS[plan.ground].map((colour) =>
    snowed ? mix(colour, '#e6eef3', 0.8) : colour,
  ) as [string, string]
  const near = model ? ([10.5, 9] as const) : ([26, 16] as const)
  site.mesh.stand(0, 0, model ? -2.2 : -2.6, 0, () => {
    layNear(site, plan, [low, high], near, model)
    if (model && plan.ground !== 'planks') {
      site.box(0, -0.75, 0, near[0], 0.6, near[1], mix(low, '#1c1612', 0.55))
    }
  })
  if (!model) layFar(site, plan, palette, low)
}

function layNear(
  site: PropSite,
  { ground, beyond }: OpenPlan,
  [low, high]: readonly [string, string],
  [width, depth]: readonly [number, number],
  model: boolean,
): void {
  if (ground === 'planks') {
    for (let board = 0; board < 22; board++) {
      const coat = mix(low, high, site.random.next())
      site.box(-3.5 + board * 0.33, -0.08, 0.4, 0.315, 0.08, 9, coat)
    }
    for (const x of [-3.5, 3.65]) site.box(x, -0.1, 0.4, 0.18, 0.35, 9, '#5a4230')
    return
  }
  if (ground === 'paving') {
    pave(site, low, high, width, depth)
    return
  }
  const bumps = ground === 'sand' ? 0.3 : 0.14
  const slope =
    beyond === 'sea' && !model
      ? (_x: number, z: number) => Math.min(0, (z + 0.6) * 0.14) - 0.04
      : undefined
  land(site, [width, depth], bumps, [low, high], slope)
}

function pave(site: PropSite, low: string, high: string, width: number, depth: number): void {
  const stone = 0.62
  for (let row = 0; row < depth / stone; row++) {
    for (let column = 0; column < width / stone; column++) {
      const x = -width / 2 + (column + 0.5 + (row % 2) * 0.5) * stone
      const coat = mix(low, high, site.random.next())
      if (Math.abs(x) < width / 2) {
        site.box(x, -0.08, -depth / 2 + (row + 0.5) * stone, stone - 0.02, 0.08, stone - 0.02, coat)
      }
    }
  }
}

function layFar(site: PropSite, { beyond }: OpenPlan, palette: Palette, ground: string): void {
  if (beyond === 'sea') {
    site.mesh.stand(0, -0.75, -36, 0, () =>
      land(site, [150, 70], 0.5, [palette.sea, mix(palette.sea, palette.sky[2], 0.35)]),
    )
    return
  }
  site.mesh.quad([-60, -0.12, 6], [60, -0.12, 6], [60, -0.12, -70], [-60, -0.12, -70], ground)
  if (beyond === 'houses') {
    for (let house = 0; house < 7; house++) {
      site.mesh.stand(-7 + house * 2.3, 0, -10.5 - (house % 2) * 0.5, 0, () => townHouse(site))
    }
    return
  }
  for (const [distance, height] of [
    [-30, 5],
    [-46, 10],
  ] as const) {
    site.mesh.stand(0, 0, distance, 0, () =>
      land(site, [120, 22], 2, [mix(palette.far, '#2f4634', 0.5), palette.far], (x, z) => {
        const wave = 0.5 + 0.5 * Math.sin(x * 0.11 + distance)
        return Math.max(0, 1 - Math.abs(z) / 9) * height * (0.35 + 0.65 * wave) - 1
      }),
    )
  }
  for (let trunk = 0; trunk < 26; trunk++) {
    const x = site.random.between(-16, 16)
    site.mesh.stand(x, 0, site.random.between(-19, -10), 0, () => pine(site), 1.5)
  }
}
