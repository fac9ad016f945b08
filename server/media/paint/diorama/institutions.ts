import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import { fountain, townHouse } from '../props/outside.ts'
import type { PropSite } from '../props/site.ts'
import { glaze, ground, LIT, lamps, leafyTree, wood } from './parts.ts'

/** A hospital and its wings. */
export function hospital(site: PropSite, mood: Mood): void {
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
export function theatre(site: PropSite, mood: Mood): void {
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
export function museum(site: PropSite, mood: Mood): void {
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
