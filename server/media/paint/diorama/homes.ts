import type { Mood } from '../../picture.ts'
import { bush, flowers } from '../props/nature.ts'
import { fence, townHouse } from '../props/outside.ts'
import { bench, stool } from '../props/seats.ts'
import type { PropSite } from '../props/site.ts'
import { crate } from '../props/storage.ts'
import { glaze, ground, hall, LIT, lamps, leafyTree, path, spire, wood } from './parts.ts'

/** The corner shop. */
export function shop(site: PropSite, mood: Mood): void {
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
export function house(site: PropSite, mood: Mood): void {
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
export function manor(site: PropSite, mood: Mood): void {
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
