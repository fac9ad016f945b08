import type { Mood } from '../../picture.ts'
import { bareTree, pine, rock } from '../props/nature.ts'
import { signal, stoneLantern, torii } from '../props/outside.ts'
import { DARK_WOOD, type PropSite } from '../props/site.ts'
import { glaze, ground, hall, LIT, path, wood } from './parts.ts'

/** A hut in a wood. */
export function forest(site: PropSite, mood: Mood): void {
  ground(site, mood, 'grass', 0.3)
  site.mesh.stand(0, 0.05, 0, 0.2, () => {
    hall(site, [1.5, 0.9, 1.1], '#7d6248', '#4f5a3c', 0.8)
    glaze(site, {
      x: -0.35,
      y: 0.35,
      z: 0.55,
      columns: 1,
      rows: 1,
      stepX: 1,
      stepY: 1,
      width: 0.34,
      height: 0.34,
      lit: 1,
    })
    site.box(0.3, 0, 0.56, 0.34, 0.66, 0.05, DARK_WOOD)
    site.box(0.45, 0.9, -0.2, 0.24, 0.9, 0.24, '#6a655e')
    site.shine(-0.3, 0.6, 1.2, 2.2, '#ffb866')
  })
  path(site, 0.9, 3.6, 0.5, '#8a7a60')
  wood(site, 44, 1.7)
  for (let trunk = 0; trunk < 5; trunk++)
    site.mesh.stand(-4.2 + trunk * 2.1, 0, -2.9, 0, () => pine(site), 1.25)
  for (const [x, z] of [
    [1.6, 1.5],
    [-1.7, 1.3],
    [2.5, -0.6],
  ] as const)
    site.mesh.stand(x, 0, z, x, () => rock(site), 0.7)
  site.mesh.stand(-3, 0, 2.4, 0, () => bareTree(site), 0.8)
}

/** A gate, lanterns and a pagoda. */
export function temple(site: PropSite, mood: Mood): void {
  ground(site, mood, 'grass', 0.1)
  site.mesh.stand(0.4, 0, -1.3, 0, () => {
    site.box(0, 0, 0, 2.8, 0.36, 2.4, '#8d877c')
    for (let tier = 0; tier < 4; tier++) {
      const size = 1.7 - tier * 0.28
      const foot = 0.36 + tier * 0.95
      site.box(0, foot, 0, size, 0.6, size, '#d9c8a6')
      glaze(site, {
        x: 0,
        y: foot + 0.14,
        z: size / 2,
        columns: 3,
        rows: 1,
        stepX: size * 0.3,
        stepY: 1,
        width: size * 0.18,
        height: 0.34,
        lit: 0.9,
      })
      for (const x of [-1, 1]) site.box((x * size) / 2, foot, size / 2, 0.09, 0.6, 0.09, '#a8372c')
      site.tube(
        { from: [0, foot + 0.6, 0], length: 0.36, radius: size * 1.16, end: size * 0.5, sides: 4 },
        '#3d4a52',
      )
      site.tube(
        { from: [0, foot + 0.56, 0], length: 0.06, radius: size * 1.18, sides: 4 },
        '#a8372c',
      )
    }
    site.tube({ from: [0, 4.15, 0], length: 0.9, radius: 0.05 }, '#c39a3e')
    site.shine(0, 1.2, 1.9, 1.6)
  })
  site.mesh.stand(0.4, 0, 1.9, 0, () => torii(site), 0.75)
  path(site, 0.1, 3.6, 0.9, '#a8a294')
  for (const [x, z] of [
    [-0.9, 1],
    [1.7, 1],
    [-0.9, 2.8],
    [1.7, 2.8],
  ] as const)
    site.mesh.stand(x, 0, z, 0, () => stoneLantern(site), 0.7)
  for (const [x, z] of [
    [-3.4, 0.6],
    [3.9, 0.2],
    [-2.4, -2.4],
    [4, 2.4],
    [-4, 2.6],
  ] as const)
    site.mesh.stand(x, 0, z, 0, () => maple(site))
  wood(site, 8, 4.2)
}

function maple(site: PropSite): void {
  site.tube({ from: [0, 0, 0], length: 0.8, radius: 0.1, end: 0.06 }, '#4a3428')
  for (let clump = 0; clump < 9; clump++) {
    const turn = clump * 2.4
    const reach = clump ? 0.42 : 0
    site.ball(
      [Math.cos(turn) * reach, 1 + (clump % 3) * 0.22, Math.sin(turn) * reach],
      [0.4, 0.28, 0.4],
      clump % 2 ? '#b8452c' : '#d0703a',
    )
  }
}

/** A steam train in the hills. */
export function train(site: PropSite, mood: Mood): void {
  ground(site, mood, 'grass', 0.2)
  site.box(0, 0, 0.4, 10.4, 0.14, 1.1, '#6a635a')
  for (let sleeper = 0; sleeper < 42; sleeper++)
    site.box(-5.1 + sleeper * 0.25, 0.14, 0.4, 0.1, 0.05, 0.9, '#4a3326')
  for (const z of [0.12, 0.68]) site.box(0, 0.19, z, 10.4, 0.06, 0.05, '#a4aab0')
  const colour = site.random.pick(['#2f5a4a', '#8f3a30', '#2f4a6b'])
  for (let car = 0; car < 3; car++)
    site.mesh.stand(0.3 + car * 2.1, 0.25, 0.4, 0, () => carriage(site, colour))
  site.mesh.stand(-2.1, 0.25, 0.4, 0, () => locomotive(site))
  for (let puff = 0; puff < 8; puff++) {
    const size = 0.2 + puff * 0.065
    site.ball(
      [-2.9 + puff * 0.46, 1.7 + puff * 0.2, 0.4 - puff * 0.08],
      [size, size, size],
      '#d9dade',
    )
  }
  site.mesh.stand(-4.3, 0, 1.5, 0.3, () => signal(site), 0.7)
  for (let tree = 0; tree < 30; tree++) {
    const back = tree % 3 > 0
    const z = back ? site.random.between(-3.4, -0.9) : site.random.between(2, 3.5)
    site.mesh.stand(
      site.random.between(-4.9, 4.9),
      0,
      z,
      0,
      () => pine(site),
      site.random.between(0.4, back ? 0.8 : 0.5),
    )
  }
}

function carriage(site: PropSite, colour: string): void {
  site.box(0, 0.15, 0, 2, 0.8, 0.8, colour)
  site.box(0, 0.3, 0, 2.02, 0.06, 0.82, '#d9bd7a')
  site.box(0, 0.95, 0, 1.94, 0.12, 0.7, '#3a3a42')
  for (let pane = 0; pane < 6; pane++)
    site.box(-0.78 + pane * 0.31, 0.5, 0.41, 0.2, 0.28, 0.02, pane === 4 ? '#20242c' : LIT)
  for (const x of [-0.7, -0.4, 0.4, 0.7])
    site.tube({ from: [x, 0.1, 0.3], length: 0.1, radius: 0.14, axis: 'z' }, '#1e1e22')
}

function locomotive(site: PropSite): void {
  site.tube({ from: [-1.25, 0.55, 0], length: 1.5, radius: 0.34, axis: 'x', sides: 24 }, '#2d323c')
  for (const x of [-0.9, -0.3])
    site.tube({ from: [x, 0.55, 0], length: 0.06, radius: 0.36, axis: 'x', sides: 24 }, '#c39a3e')
  site.tube({ from: [-1.3, 0.55, 0], length: 0.08, radius: 0.3, axis: 'x', sides: 24 }, '#1c1f26')
  site.tube(
    { from: [-1.36, 0.6, 0], length: 0.1, radius: 0.11, axis: 'x' },
    { colour: '#fff0b8', glow: 2.6 },
  )
  site.shine(-1.9, 0.7, 0, 1.8, '#ffe6a8')
  site.tube({ from: [-0.95, 0.85, 0], length: 0.46, radius: 0.09, end: 0.14 }, '#16181c')
  site.tube({ from: [-0.45, 0.85, 0], length: 0.2, radius: 0.13, end: 0.1 }, '#c39a3e')
  site.box(0.62, 0.15, 0, 0.8, 1.05, 0.82, '#23262e')
  site.box(0.62, 1.2, 0, 0.95, 0.08, 0.95, '#151619')
  site.box(0.66, 0.65, 0.42, 0.4, 0.34, 0.02, LIT)
  site.shine(0.6, 0.8, 0.9, 0.8)
  site.box(-0.2, 0.1, 0, 2.3, 0.14, 0.7, '#8f2f28')
  site.mesh.quad(
    [-1.35, 0.24, 0.36],
    [-1.35, 0.24, -0.36],
    [-1.7, -0.02, -0.3],
    [-1.7, -0.02, 0.3],
    '#8f2f28',
  )
  for (const x of [-1, -0.55, -0.1, 0.5])
    site.tube({ from: [x, 0.12, 0.32], length: 0.1, radius: 0.2, axis: 'z', sides: 20 }, '#5a1e18')
}
