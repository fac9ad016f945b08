import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import { boulder, cactus, land } from '../props/nature.ts'
import { boat } from '../props/outside.ts'
import type { PropSite } from '../props/site.ts'
import { ground, hall, LIT, sea } from './parts.ts'

/** The lighthouse island. */
export function lighthouse(site: PropSite, mood: Mood): void {
  sea(site, mood)
  const top = mood === 'snow' ? '#e6eef2' : '#6f7f4f'
  site.mesh.stand(0, -0.15, 0, 0, () =>
    land(site, [6.4, 5.6], 0.5, ['#6b6661', top], (x, z) => 1.35 - Math.hypot(x * 0.82, z) * 0.62),
  )
  const x = site.random.between(-0.5, -0.1)
  site.tube({ from: [x, 0, 0], length: 1, radius: 0.78, end: 0.66, sides: 28 }, '#7d776e')
  site.box(x + 1.15, 0.1, 0.25, 1.2, 0.74, 0.9, '#7d776e')
  for (let band = 0; band < 6; band++) {
    const radius = 0.6 - band * 0.048
    site.tube(
      { from: [x, 1 + band * 0.6, 0], length: 0.6, radius, end: radius - 0.048, sides: 28 },
      band % 2 ? '#c0493a' : '#efe8da',
    )
  }
  for (const [level, out] of [
    [1.5, 0.56],
    [2.7, 0.46],
    [3.9, 0.37],
  ] as const)
    site.box(x, level, out, 0.14, 0.24, 0.1, LIT)
  site.tube({ from: [x, 4.6, 0], length: 0.1, radius: 0.52, sides: 24 }, '#24272d')
  for (let post = 0; post < 14; post++) {
    const turn = (post / 14) * Math.PI * 2
    site.box(x + Math.cos(turn) * 0.49, 4.7, Math.sin(turn) * 0.49, 0.03, 0.24, 0.03, '#24272d')
  }
  site.tube(
    { from: [x, 4.7, 0], length: 0.5, radius: 0.26, sides: 20 },
    { colour: '#fff0bc', glow: 2.6 },
  )
  site.tube({ from: [x, 5.2, 0], length: 0.42, radius: 0.38, end: 0.02, sides: 20 }, '#b13f30')
  site.tube({ from: [x, 5.6, 0], length: 0.3, radius: 0.015 }, '#24272d')
  site.shine(x, 4.95, 0.5, 3)
  site.mesh.stand(x + 1.15, 0.82, 0.25, -0.2, () => {
    hall(site, [1.1, 0.62, 0.8], '#efe6d4', '#9c4234', 0.5)
    for (const dx of [-0.28, 0.28]) site.box(dx, 0.22, 0.4, 0.2, 0.24, 0.03, LIT)
    site.box(0, 0, 0.4, 0.2, 0.42, 0.03, '#5a3a2c')
    site.shine(0, 0.4, 0.9, 0.7)
  })
  site.mesh.stand(2.4, -0.1, 2.2, 0.5, () => boat(site), 0.7)
  for (const [rx, rz] of [
    [-3, 1.6],
    [3.2, -1.4],
    [-3.6, -1.2],
    [1.5, 2.9],
  ] as const) {
    site.mesh.stand(rx, -0.15, rz, 0, () => boulder(site, site.random.between(0.3, 0.6), '#5d5955'))
  }
}

/** A tall ship on a cut of the sea. */
export function ship(site: PropSite, mood: Mood): void {
  sea(site, mood)
  const hull = '#7a4a34'
  site.mesh.stand(0, -0.1, 0, 0.35, () => {
    for (let rib = 0; rib < 29; rib++) {
      const x = -2.8 + rib * 0.2
      const lift = 0.05 * x * x
      const width = 0.72 * Math.sqrt(Math.max(0.06, 1 - (x / 3.05) ** 2))
      site.box(x, -0.1, 0, 0.21, 0.75 + lift, width * 1.7, hull)
      site.box(x, 0.36 + lift, 0, 0.21, 0.08, width * 1.82, '#c39a3e')
      site.box(x, 0.62 + lift, 0, 0.21, 0.1, width * 1.9, mix(hull, '#d8b080', 0.3))
      if (rib % 4 === 2) site.ball([x, 0.24 + lift, width * 0.87], [0.07, 0.07, 0.04], LIT)
    }
    for (const [x, tall, wide] of [
      [-1.5, 3.2, 0.95],
      [0, 3.9, 1.15],
      [1.4, 3.1, 0.9],
    ] as const)
      site.mesh.stand(x, 0, 0, 0.85, () => rig(site, tall, wide))
    site.mesh.triangle([1.8, 1.2, 0], [3.9, 1.5, 0], [1.5, 3.1, 0], '#e8dcc2')
    site.tube({ from: [2.7, 1, 0], length: 1.3, radius: 0.05, axis: 'x' }, '#6a4a30')
    site.box(-2.4, 0.9, 0, 0.9, 0.5, 0.9, mix(hull, '#d8b080', 0.2))
    for (const z of [-0.2, 0.2]) site.box(-2.86, 1.08, z, 0.03, 0.22, 0.22, LIT)
    site.ball([-2.9, 1.65, 0], [0.09, 0.13, 0.09], { colour: '#ffe3a0', glow: 2.4 })
    site.shine(-2.9, 1.7, 0.4, 1.6)
  })
}

function rig(site: PropSite, tall: number, wide: number): void {
  const x = 0
  site.tube({ from: [x, 0.5, 0], length: tall, radius: 0.06, end: 0.03 }, '#6a4a30')
  for (let sail = 0; sail < 3; sail++) {
    const half = wide * (1 - sail * 0.2)
    const y = 0.5 + tall * (0.34 + sail * 0.2)
    const high = tall * 0.17
    site.tube(
      { from: [x, y + high, -half], length: half * 2, radius: 0.03, axis: 'z', sides: 6 },
      '#6a4a30',
    )
    for (let strip = 0; strip < 6; strip++) {
      const [low, up] = [strip / 6, (strip + 1) / 6]
      const belly = (share: number) => x + 0.26 * Math.sin(share * Math.PI)
      site.mesh.quad(
        [belly(low), y + high * low, -half],
        [belly(low), y + high * low, half],
        [belly(up), y + high * up, half * 0.9],
        [belly(up), y + high * up, -half * 0.9],
        '#e8dcc2',
      )
    }
  }
  site.box(x - 0.2, 0.5 + tall, 0, 0.4, 0.16, 0.02, '#b8412f')
}

/** A ruined gate among dunes. */
export function desert(site: PropSite, mood: Mood): void {
  ground(site, mood, 'sand', 0.1)
  site.mesh.stand(0, 0, 0, 0, () =>
    land(
      site,
      [10.2, 7.4],
      0.25,
      ['#b58d58', '#dcbc86'],
      (x, z) => 0.55 * Math.sin(x * 0.8 + z * 0.5) * Math.cos(z * 0.7) - 0.1,
    ),
  )
  const stone = '#c9a272'
  for (const x of [-1, 1]) {
    for (let course = 0; course < 7; course++) {
      site.box(
        x + site.random.between(-0.04, 0.04),
        course * 0.36,
        -0.4,
        0.75 - course * 0.02,
        0.35,
        0.8,
        mix(stone, '#8f6a44', site.random.between(0, 0.3)),
      )
    }
  }
  for (let part = 0; part < 6; part++)
    site.box(
      -1.1 + part * 0.46,
      2.5,
      -0.4,
      0.45,
      0.5,
      0.85,
      mix(stone, '#8f6a44', site.random.between(0, 0.3)),
    )
  site.box(-0.9, 3, -0.4, 0.6, 0.3, 0.7, stone)
  for (const [x, z, tall] of [
    [-3, 0.8, 1.3],
    [3, -1.4, 1.8],
    [2.4, 1.4, 0.8],
  ] as const) {
    site.tube({ from: [x, 0, z], length: tall, radius: 0.22, end: 0.2, sides: 12 }, stone)
  }
  for (const [x, z] of [
    [-3.8, -2],
    [3.9, 1.8],
    [-2.2, 2.6],
    [4.2, -2.6],
  ] as const)
    site.mesh.stand(x, 0.1, z, x, () => cactus(site), 0.8)
  site.mesh.stand(0.2, 0.15, 1.4, 0, () => camp(site))
}

function camp(site: PropSite): void {
  for (const side of [-1, 1]) {
    site.mesh.quad(
      [-1.7, 0, side * 0.6],
      [-0.6, 0, side * 0.6],
      [-0.6, 0.9, 0],
      [-1.7, 0.9, 0],
      side > 0 ? '#d8cdb2' : '#b9ab8c',
    )
  }
  site.ball([0.2, 0.12, 0.2], [0.12, 0.24, 0.12], { colour: '#ff9a4a', glow: 2.2 })
  for (let stone = 0; stone < 7; stone++) {
    const turn = stone * 0.9
    site.ball(
      [0.2 + Math.cos(turn) * 0.26, 0.03, 0.2 + Math.sin(turn) * 0.26],
      [0.09, 0.07, 0.09],
      '#6d655c',
    )
  }
  site.shine(0.2, 0.5, 0.3, 2.4, '#ff9a4a')
}

/** A base of domes with its rocket. */
export function space(site: PropSite, mood: Mood): void {
  ground(site, mood, 'moon', 0.4)
  for (const [x, z, r] of [
    [-2.2, 0.2, 1.35],
    [0.5, -1.2, 0.95],
    [-0.3, 1.9, 0.6],
  ] as const) {
    site.tube({ from: [x, -0.1, z], length: 0.3, radius: r * 1.06, sides: 30 }, '#8d969e')
    site.ball([x, 0.15, z], [r, r, r], '#c8d0d6')
    for (let pane = 0; pane < 7; pane++) {
      const turn = pane * 0.42 + 0.3
      site.ball(
        [x + Math.cos(turn) * r * 0.94, r * 0.45, z + Math.sin(turn) * r * 0.94],
        [0.17, 0.13, 0.17],
        { colour: '#8fe8e0', glow: 1.7 },
      )
    }
    site.shine(x, r * 0.5, z + r + 0.4, 0.9, '#8fe8e0')
  }
  site.tube({ from: [-1, 0.2, -0.3], length: 1, radius: 0.24, axis: 'x' }, '#9aa3ab')
  rocket(site)
  site.tube({ from: [-3.9, 0, -2], length: 1.6, radius: 0.06 }, '#8d969e')
  site.tube(
    { from: [-3.9, 1.55, -1.95], length: 0.25, radius: 0.1, end: 0.55, axis: 'z', sides: 20 },
    '#d8dee2',
  )
  for (let wheel = 0; wheel < 3; wheel++)
    site.tube(
      { from: [1.2 + wheel * 0.4, 0.14, 2.3], length: 0.5, radius: 0.18, axis: 'z' },
      '#33373d',
    )
  site.box(1.6, 0.3, 2.5, 1.2, 0.3, 0.6, '#c7682f')
  site.box(1.9, 0.6, 2.5, 0.4, 0.3, 0.5, '#8fc4d0')
}

function rocket(site: PropSite): void {
  site.mesh.stand(3, 0, -0.6, 0, () => {
    site.tube({ from: [0, 0, 0], length: 0.12, radius: 1.1, sides: 28 }, '#565c63')
    site.tube({ from: [0, 0.5, 0], length: 2.4, radius: 0.46, end: 0.44, sides: 24 }, '#e6e8e6')
    site.tube({ from: [0, 2.9, 0], length: 1.3, radius: 0.44, end: 0.02, sides: 24 }, '#c7482f')
    for (const turn of [0, 1.57, 3.14, 4.71]) {
      site.mesh.stand(0, 0, 0, turn, () => {
        site.mesh.quad([0.42, 0.5, 0], [0.95, 0.12, 0], [0.95, 0.6, 0], [0.44, 1.4, 0], '#c7482f')
      })
    }
    for (const y of [1.5, 2.2]) site.ball([0, y, 0.42], [0.16, 0.16, 0.08], LIT)
    site.tube({ from: [0, 0.2, 0], length: 0.3, radius: 0.36, end: 0.24 }, '#33373d')
    for (let step = 0; step < 11; step++)
      site.box(0.95, 0.3 + step * 0.32, -0.4, 0.5, 0.05, 0.4, '#76808a')
    for (const x of [0.72, 1.18]) site.box(x, 0, -0.4, 0.06, 3.9, 0.06, '#76808a')
  })
}
