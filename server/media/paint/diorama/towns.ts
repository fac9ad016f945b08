import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import { bush, flowers } from '../props/nature.ts'
import { house as cottage, fence, fountain, lamppost, townHouse, well } from '../props/outside.ts'
import { bench, stool } from '../props/seats.ts'
import type { Site } from '../props/site.ts'
import { crate } from '../props/storage.ts'
import { glaze, ground, hall, LIT, leafyTree, path, spire, wood } from './parts.ts'

function lamps(site: Site, places: readonly (readonly [number, number])[]): void {
  for (const [x, z] of places) site.mesh.stand(x, 0, z, 0, () => lamppost(site), 0.62)
}

/** Blocks of a city about a crossing. */
export function city(site: Site, mood: Mood): void {
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
export function village(site: Site, mood: Mood): void {
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
export function school(site: Site, mood: Mood): void {
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

function blossom(site: Site): void {
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

/** A hospital and its wings. */
export function hospital(site: Site, mood: Mood): void {
  ground(site, mood, 'grass', 0.05)
  site.box(0, 0.01, 2.3, 10.2, 0.05, 1.4, '#4a4d52')
  for (const [x, w, h] of [
    [-2.9, 2.4, 1.9],
    [2.9, 2.4, 2.3],
    [0, 3, 3.1],
  ] as const) {
    site.mesh.stand(x, 0, -0.8, 0, () => {
      site.box(0, 0, 0, w, h, 1.7, '#d5dedb')
      site.box(0, h, 0, w + 0.12, 0.12, 1.82, '#7f9a98')
      glaze(site, {
        x: 0,
        y: 0.4,
        z: 0.85,
        columns: Math.round(w / 0.46),
        rows: Math.floor((h - 0.4) / 0.58),
        stepX: 0.44,
        stepY: 0.58,
        width: 0.28,
        height: 0.34,
        lit: 0.5,
      })
    })
  }
  site.box(0, 3.2, -0.8, 0.9, 0.7, 0.9, '#eef2f0')
  const cross = { colour: '#e04a3c', glow: 1.6 }
  site.box(0, 3.3, -0.34, 0.14, 0.5, 0.04, cross)
  site.box(0, 3.48, -0.34, 0.5, 0.14, 0.04, cross)
  site.shine(0, 3.5, 0.1, 0.8, '#ff7a6a')
  site.box(0, 0.85, 0.4, 1.6, 0.1, 0.9, '#7f9a98')
  for (const x of [-0.7, 0.7]) site.box(x, 0, 0.75, 0.08, 0.85, 0.08, '#9aa3a2')
  site.box(0, 0.05, 0.08, 1.1, 0.75, 0.05, LIT)
  site.shine(0, 0.6, 0.9, 1.5)
  site.box(-2.2, 0.2, 2.3, 1.1, 0.6, 0.55, '#f0f2ef')
  site.box(-1.55, 0.2, 2.3, 0.3, 0.4, 0.52, '#f0f2ef')
  site.box(-2.2, 0.42, 2.3, 1.12, 0.1, 0.57, '#e04a3c')
  for (const x of [-2.6, -1.7])
    site.tube({ from: [x, 0.17, 2.5], length: 0.12, radius: 0.16, axis: 'z' }, '#1e2024')
  lamps(site, [
    [1.4, 1.4],
    [-3.6, 1.4],
    [3.9, 1.4],
  ])
  wood(site, 9, 3.6, leafyTree)
}

/** A theatre with its bulbs lit. */
export function theatre(site: Site, mood: Mood): void {
  ground(site, mood, 'stone', 0)
  site.box(0, 0, -0.9, 4.6, 2.4, 2.6, '#c9b08a')
  site.box(0, 2.4, -0.9, 4.9, 0.14, 2.8, '#e8dcc0')
  site.ball([0, 2.5, -0.9], [1.4, 1.15, 1.1], '#8f2f38')
  site.tube({ from: [0, 3.6, -0.9], length: 0.4, radius: 0.16, end: 0.1 }, '#c39a3e')
  glaze(site, {
    x: 0,
    y: 1.35,
    z: 0.4,
    columns: 7,
    rows: 1,
    stepX: 0.6,
    stepY: 1,
    width: 0.32,
    height: 0.72,
    lit: 1,
  })
  for (let column = 0; column < 8; column++)
    site.tube(
      { from: [-2.1 + column * 0.6, 1.2, 0.5], length: 1.15, radius: 0.08, sides: 12 },
      '#efe6d0',
    )
  site.box(0, 1, 0.75, 4.2, 0.2, 1, '#8f2f38')
  for (let bulb = 0; bulb < 21; bulb++)
    site.ball([-2.05 + bulb * 0.205, 1.06, 1.28], [0.05, 0.05, 0.05], {
      colour: '#ffe6a8',
      glow: 2.4,
    })
  for (let door = 0; door < 5; door++) site.box(-1.4 + door * 0.7, 0, 0.4, 0.46, 0.86, 0.05, LIT)
  for (const x of [-2.05, 2.05]) site.box(x, 0.1, 0.42, 0.36, 0.72, 0.06, '#b8503c')
  site.shine(0, 0.7, 1.5, 2.6)
  site.box(0, 0.01, 2.2, 1, 0.04, 2.6, '#a8303a')
  for (const x of [-0.65, 0.65])
    for (let post = 0; post < 4; post++)
      site.tube({ from: [x, 0, 1.4 + post * 0.6], length: 0.4, radius: 0.035 }, '#c39a3e')
  for (const [x, turn] of [
    [-4.1, 0],
    [4.1, 0],
  ] as const)
    site.mesh.stand(x, 0, -1.2, turn, () => townHouse(site), 0.75)
  lamps(site, [
    [-2.6, 2],
    [2.6, 2],
  ])
}

/** A museum on its steps. */
export function museum(site: Site, mood: Mood): void {
  ground(site, mood, 'stone', 0)
  const stone = '#d5ccb8'
  for (let step = 0; step < 5; step++)
    site.box(
      0,
      step * 0.12,
      0.35 - step * 0.16,
      5.4 - step * 0.1,
      0.12,
      3.4 - step * 0.2,
      step % 2 ? stone : '#c4baa4',
    )
  site.box(0, 0.6, -0.9, 4.6, 1.9, 2, mix(stone, '#8d8474', 0.4))
  for (let column = 0; column < 8; column++) {
    const x = -2.1 + column * 0.6
    site.tube({ from: [x, 0.6, 0.4], length: 1.8, radius: 0.15, end: 0.12, sides: 16 }, '#e6dfce')
    site.box(x, 2.36, 0.4, 0.36, 0.1, 0.36, '#efe9da')
    site.box(x, 0.6, 0.4, 0.36, 0.1, 0.36, '#efe9da')
  }
  for (let door = 0; door < 7; door++)
    site.box(
      -1.8 + door * 0.6,
      0.6,
      0.11,
      0.3,
      door === 3 ? 1.5 : 1,
      0.05,
      door === 3 ? { colour: '#fff0c8', glow: 2 } : LIT,
    )
  site.box(0, 2.46, -0.3, 5, 0.34, 2.2, stone)
  site.mesh.stand(0, 2.8, -0.3, 0, () => {
    site.mesh.triangle([-2.6, 0, 1.15], [2.6, 0, 1.15], [0, 0.95, 1.15], stone)
    site.mesh.quad([-2.6, 0, 1.15], [0, 0.95, 1.15], [0, 0.95, -1.1], [-2.6, 0, -1.1], '#6f8a86')
    site.mesh.quad([2.6, 0, 1.15], [0, 0.95, 1.15], [0, 0.95, -1.1], [2.6, 0, -1.1], '#6f8a86')
  })
  for (const x of [-1.2, 1.2]) site.box(x, 1.1, 0.62, 0.36, 1.1, 0.03, '#a8373f')
  site.shine(0, 1.2, 1, 2)
  for (const x of [-3.6, 3.6]) {
    site.box(x, 0, 1.2, 0.7, 0.6, 0.7, '#b9b09c')
    site.ball([x, 0.85, 1.2], [0.22, 0.3, 0.34], '#9aa39a')
    site.ball([x, 1.2, 1.4], [0.16, 0.17, 0.17], '#9aa39a')
  }
  site.mesh.stand(0, 0, 3, 0, () => fountain(site), 0.55)
  lamps(site, [
    [-2.4, 2.6],
    [2.4, 2.6],
  ])
  wood(site, 6, 4.2, leafyTree)
}

/** The corner shop. */
export function shop(site: Site, mood: Mood): void {
  ground(site, mood, 'stone', 0)
  const wall = site.random.pick(['#8a5a48', '#5f7a70', '#7d6a8a'])
  site.box(0, 0, -0.6, 3.2, 3, 2.2, wall)
  site.box(0, 3, -0.6, 3.4, 0.16, 2.4, '#e8dcc0')
  glaze(site, {
    x: 0,
    y: 1.9,
    z: 0.5,
    columns: 4,
    rows: 1,
    stepX: 0.72,
    stepY: 1,
    width: 0.42,
    height: 0.7,
    lit: 0.5,
  })
  site.box(-0.4, 0.35, 0.5, 1.9, 0.95, 0.05, LIT)
  for (const x of [-1.3, -0.7, -0.1, 0.5]) site.box(x, 0.35, 0.53, 0.05, 0.95, 0.05, '#efe6d0')
  for (let jar = 0; jar < 9; jar++)
    site.tube(
      {
        from: [-1.25 + jar * 0.21, 0.36, 0.6],
        length: site.random.between(0.14, 0.3),
        radius: 0.07,
        sides: 10,
      },
      site.random.pick(['#9c4238', '#3f6f6a', '#c08a3c', '#6d4a72']),
    )
  site.box(1.05, 0, 0.5, 0.6, 1.25, 0.06, '#5a3a2c')
  site.box(1.05, 0.6, 0.54, 0.4, 0.5, 0.04, LIT)
  for (let stripe = 0; stripe < 12; stripe++) {
    const x = -1.65 + stripe * 0.28
    site.mesh.quad(
      [x, 1.75, 0.5],
      [x + 0.28, 1.75, 0.5],
      [x + 0.28, 1.4, 1.3],
      [x, 1.4, 1.3],
      stripe % 2 ? '#f0e6d2' : '#b8412f',
    )
  }
  site.shine(-0.4, 0.9, 1.3, 2.4)
  for (const [x, z] of [
    [-1.3, 1],
    [-0.75, 1.05],
    [-0.2, 1],
  ] as const) {
    site.mesh.stand(x, 0, z, 0.1, () => crate(site), 0.62)
    for (let fruit = 0; fruit < 8; fruit++)
      site.ball(
        [x + site.random.between(-0.16, 0.16), 0.42, z + site.random.between(-0.14, 0.14)],
        [0.07, 0.07, 0.07],
        site.random.pick(['#d8603a', '#c9a23c', '#7f9a3c']),
      )
  }
  site.mesh.stand(1.9, 0, 1.3, -0.4, () => bench(site), 0.6)
  site.mesh.stand(-3.6, 0, -0.8, 0, () => townHouse(site), 0.75)
  site.mesh.stand(3.6, 0, -0.8, 0, () => townHouse(site), 0.75)
  lamps(site, [
    [-2.4, 1.6],
    [2.9, 1.8],
  ])
  site.mesh.stand(2.5, 0, 0.7, 0, () => stool(site), 0.8)
  site.mesh.stand(-2.1, 0, 0.8, 0, () => bush(site), 0.7)
}

/** A house alone with its garden. */
export function house(site: Site, mood: Mood): void {
  ground(site, mood, 'grass')
  site.mesh.stand(-0.2, 0, -0.6, 0, () => {
    hall(site, [3, 1.7, 2], '#c3ccca', '#5a4a52', 1.1)
    glaze(site, {
      x: 0,
      y: 1.05,
      z: 1,
      columns: 4,
      rows: 1,
      stepX: 0.7,
      stepY: 1,
      width: 0.36,
      height: 0.5,
      lit: 0.35,
    })
    site.box(0, 0.9, 1.4, 3.2, 0.08, 0.9, '#5a4a52')
    for (let post = 0; post < 5; post++)
      site.box(-1.5 + post * 0.75, 0, 1.78, 0.08, 0.9, 0.08, '#efe9dc')
    site.box(0, 0, 1.01, 0.44, 0.8, 0.05, '#7a3f34')
    for (const x of [-0.9, 0.9]) site.box(x, 0.25, 1.01, 0.5, 0.5, 0.04, LIT)
    site.shine(0.6, 0.6, 1.6, 1.6)
    site.box(1, 1.9, -0.4, 0.34, 1.3, 0.34, '#7d5a4a')
    site.box(0, 0, 1.4, 3.3, 0.1, 1, '#8a6644')
  })
  site.mesh.stand(-3.4, 0, -0.4, 0, () => leafyTree(site), 1.5)
  path(site, 1.3, 3.6, 0.5)
  for (const x of [-4, -2.5, 2, 3.5]) site.mesh.stand(x, 0, 3.3, 0, () => fence(site), 0.5)
  for (const [x, z] of [
    [1.4, 1.6],
    [-1.8, 1.8],
    [2.6, 0.4],
  ] as const)
    site.mesh.stand(x, 0.05, z, 0, () => flowers(site))
  lamps(site, [[0.9, 2.7]])
  wood(site, 7, 4, leafyTree)
}

/** The manor behind its gate. */
export function manor(site: Site, mood: Mood): void {
  ground(site, mood, 'grass')
  const [wall, roof] = ['#857a80', '#4a4658']
  site.mesh.stand(0, 0, -0.9, 0, () => {
    hall(site, [3.6, 1.9, 1.6], wall, roof, 1)
    glaze(site, {
      x: 0,
      y: 0.35,
      z: 0.8,
      columns: 7,
      rows: 2,
      stepX: 0.48,
      stepY: 0.8,
      width: 0.24,
      height: 0.5,
      lit: 0.55,
    })
    for (const x of [-2.1, 2.1]) {
      site.mesh.stand(x, 0, 0.3, 1.5708, () => hall(site, [1.9, 1.7, 1.2], wall, roof, 0.9))
      glaze(site, {
        x,
        y: 0.4,
        z: 1.25,
        columns: 2,
        rows: 2,
        stepX: 0.5,
        stepY: 0.7,
        width: 0.24,
        height: 0.44,
        lit: 0.6,
      })
    }
    site.mesh.stand(-1.2, 0, 0.7, 0, () => spire(site, 0.5, 2.9, wall, roof))
    for (const y of [0.9, 1.7, 2.4]) site.box(-1.2, y, 1.2, 0.2, 0.36, 0.04, LIT)
    for (const x of [-0.2, 1.4]) site.box(x, 2.3, -0.3, 0.26, 1, 0.26, '#6b4a46')
    site.box(0.2, 0, 0.82, 0.5, 0.9, 0.06, '#3a2620')
    site.shine(0.2, 0.8, 1.6, 1.5)
  })
  path(site, 0.2, 3.6, 0.6)
  for (const x of [-0.9, 0.9]) {
    site.box(x, 0, 3, 0.3, 1.1, 0.3, '#6a655e')
    site.ball([x, 1.28, 3], [0.15, 0.15, 0.15], { colour: '#ffe0a0', glow: 2 })
    site.shine(x, 1.4, 3.3, 0.8)
  }
  for (const side of [-1, 1])
    for (let bar = 0; bar < 16; bar++)
      site.tube(
        { from: [side * (1.2 + bar * 0.24), 0, 3], length: 0.8, radius: 0.02, sides: 6 },
        '#2a2c30',
      )
  wood(site, 14, 3.5)
}
