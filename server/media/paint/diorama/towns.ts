import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import { house as cottage, fence, townHouse, well } from '../props/outside.ts'
import { bench } from '../props/seats.ts'
import type { PropSite } from '../props/site.ts'
import { glaze, ground, hall, LIT, lamps, leafyTree, path, wood } from './parts.ts'

/** Blocks of a city about a crossing. */
export function city(site: PropSite, mood: Mood): void {
  ground(site, mood, 'stone', 0)
  site.box(0, 0, 0, 10.4, 0.05, 1.5, '#3a3c42')
  site.box(0.4, 0.01, 0, 1.5, 0.05, 7.6, '#3a3c42')
  for (let dash = 0; dash < 11; dash++)
    site.box(-4.8 + dash * 0.95, 0.055, 0, 0.4, 0.012, 0.06, '#d8d2b8')
  for (const [x, z] of [
    [-3.9, -2.3],
    [-2.2, -2.4],
    [2.2, -2.4],
    [3.9, -2.3],
  ] as const) {
    const tall = site.random.between(2.6, 4.8)
    const wall = site.random.pick(['#7d5a4a', '#6a7480', '#8f8674', '#5a6070'])
    site.mesh.stand(x, 0.04, z, 0, () => {
      site.box(0, 0, 0, 1.5, tall, 1.6, wall)
      site.box(0, tall, 0, 1.2, 0.4, 1.2, mix(wall, '#000000', 0.25))
      glaze(site, {
        x: 0,
        y: 0.7,
        z: 0.8,
        columns: 4,
        rows: Math.floor((tall - 0.8) / 0.5),
        stepX: 0.33,
        stepY: 0.5,
        width: 0.2,
        height: 0.3,
        lit: 0.55,
      })
      site.box(0, 0.05, 0.8, 1.3, 0.42, 0.05, LIT)
    })
  }
  for (const x of [-4, -2.3, 2.6, 4.1])
    site.mesh.stand(x, 0.03, 2.2, x < 0 ? 1.57 : -1.57, () => townHouse(site), 0.52)
  lamps(site, [
    [-1, 1.1],
    [1.8, 1.1],
    [-1, -1.1],
    [1.8, -1.1],
  ])
  site.box(-2.4, 0.1, 0.35, 0.9, 0.24, 0.42, '#c9973c')
  site.box(-2.4, 0.34, 0.35, 0.5, 0.2, 0.38, '#2d3238')
  site.shine(0.4, 1.6, 0, 1.6)
}

/** A village round its church. */
export function village(site: PropSite, mood: Mood): void {
  ground(site, mood, 'grass')
  site.mesh.stand(-0.4, 0, -1.5, 0, () => {
    hall(site, [1.6, 1, 1], '#cfc6b2', '#7a4236', 0.8)
    glaze(site, {
      x: 0.1,
      y: 0.3,
      z: 0.5,
      columns: 3,
      rows: 1,
      stepX: 0.42,
      stepY: 1,
      width: 0.18,
      height: 0.42,
      lit: 0.9,
    })
    site.mesh.stand(-1.1, 0, 0, 0, () => {
      site.box(0, 0, 0, 0.7, 2.1, 0.7, '#c4baa4')
      site.tube({ from: [0, 2.1, 0], length: 1.5, radius: 0.55, end: 0.01, sides: 4 }, '#5d4a48')
      site.box(0, 1.5, 0.35, 0.22, 0.36, 0.03, LIT)
    })
  })
  for (const [x, z, turn] of [
    [-3.8, 0.6, 0.6],
    [2, -1.8, -0.2],
    [3.8, 0.2, -0.7],
    [-3.2, -2.2, 0.3],
    [2.4, 2, -0.4],
    [-1.9, 2, 0.3],
  ] as const) {
    site.mesh.stand(x, 0, z, turn, () => cottage(site), 0.62)
  }
  site.mesh.stand(0.4, 0, 0.7, 0, () => well(site), 0.6)
  lamps(site, [
    [1.1, 0.1],
    [-0.6, 1.6],
  ])
  path(site, -0.6, 3.5, 0.5)
  wood(site, 12, 3.4, leafyTree)
}

/** A school in its grounds. */
export function school(site: PropSite, mood: Mood): void {
  ground(site, mood, 'grass', 0.06)
  for (const x of [-2.2, 2.2]) {
    site.mesh.stand(x, 0, -0.9, 0, () => {
      hall(site, [3, 1.5, 1.3], '#d8cfba', '#8a4a42', 0.6)
      glaze(site, {
        x: 0,
        y: 0.25,
        z: 0.65,
        columns: 6,
        rows: 2,
        stepX: 0.45,
        stepY: 0.65,
        width: 0.26,
        height: 0.4,
        lit: 0.55,
      })
    })
  }
  site.mesh.stand(0, 0, -0.8, 0, () => {
    site.box(0, 0, 0, 1.4, 2.7, 1.4, '#e2dac6')
    site.tube({ from: [0, 2.7, 0], length: 1, radius: 1.1, end: 0.02, sides: 4 }, '#8a4a42')
    site.tube({ from: [0, 2.15, 0.7], length: 0.04, radius: 0.36, axis: 'z', sides: 24 }, LIT)
    site.box(0.01, 2.15, 0.75, 0.03, 0.26, 0.02, '#22252a')
    site.box(0.09, 2.13, 0.75, 0.18, 0.03, 0.02, '#22252a')
    site.box(0, 0, 0.7, 0.6, 0.9, 0.05, '#5a3a2c')
    glaze(site, {
      x: 0,
      y: 1.15,
      z: 0.7,
      columns: 3,
      rows: 1,
      stepX: 0.4,
      stepY: 1,
      width: 0.22,
      height: 0.4,
      lit: 1,
    })
    site.shine(0, 1, 1.4, 1.4)
  })
  path(site, 0, 3.6, 0.8)
  for (const [x, z] of [
    [-3.9, 1.6],
    [3.9, 1.5],
    [-2.2, 2.7],
    [4.4, -2.6],
  ] as const) {
    site.mesh.stand(x, 0, z, 0, () => blossom(site))
  }
  lamps(site, [
    [-1, 1.4],
    [1, 1.4],
  ])
  for (const x of [-3.6, -2, 2, 3.6]) site.mesh.stand(x, 0, 3.3, 0, () => fence(site), 0.5)
  site.mesh.stand(2, 0, 1.6, -0.3, () => bench(site), 0.6)
}

function blossom(site: PropSite): void {
  site.tube({ from: [0, 0, 0], length: 0.8, radius: 0.1, end: 0.06 }, '#5a4030')
  for (let clump = 0; clump < 8; clump++) {
    const turn = clump * 2.4
    const reach = clump ? 0.4 : 0
    site.ball(
      [Math.cos(turn) * reach, 1.05 + (clump % 3) * 0.2, Math.sin(turn) * reach],
      [0.38, 0.32, 0.38],
      clump % 2 ? '#e7a5b8' : '#f2c3cf',
    )
  }
}
