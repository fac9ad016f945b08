import { BRASS, DARK_WOOD, FLAME, legs, PALE_WOOD, type Prop, WOOD } from './site.ts'

export const rug: Prop = (site) => {
  const [edge, field] = site.random.pick([
    ['#6a2a30', '#934049'],
    ['#29485a', '#3f6b7d'],
    ['#5a4a22', '#8f7740'],
  ] as const)
  site.box(0, 0.002, 0, 2.7, 0.012, 1.8, edge)
  site.box(0, 0.014, 0, 2.42, 0.008, 1.52, field)
  site.box(0, 0.022, 0, 1.7, 0.006, 0.9, edge)
}

export const sink: Prop = (site) => {
  site.box(0, 0, 0, 1.9, 0.86, 0.56, '#d2cdbd')
  site.box(0, 0.86, 0.02, 2, 0.05, 0.62, PALE_WOOD)
  site.box(-0.3, 0.87, 0.04, 0.66, 0.045, 0.4, '#7f8b8d')
  site.tube({ from: [-0.3, 0.91, -0.2], length: 0.3, radius: 0.025 }, '#aab4b6')
  site.tube({ from: [-0.3, 1.2, -0.2], length: 0.22, radius: 0.025, axis: 'z' }, '#aab4b6')
  for (const x of [-0.46, 0, 0.46]) site.box(x, 0.1, 0.285, 0.4, 0.68, 0.02, '#bfb9a6')
  for (const x of [0.4, 0.6])
    site.tube({ from: [x, 0.91, 0], length: 0.06, radius: 0.12, end: 0.15 }, '#d9d4c4')
}

export const range: Prop = (site) => {
  site.box(0, 0, 0, 1.2, 0.9, 0.6, '#2b2d31')
  site.box(-0.25, 0.2, 0.31, 0.5, 0.46, 0.02, '#1d1e21')
  site.box(0.32, 0.34, 0.31, 0.3, 0.2, 0.02, { colour: '#ff8f3d', glow: 1.6 })
  site.tube({ from: [-0.25, 0.9, 0], length: 0.2, radius: 0.18 }, '#8f4f35')
  site.tube({ from: [0.3, 0.9, 0], length: 0.26, radius: 0.13, end: 0.1 }, '#6b7377')
  site.box(0, 1.6, -0.1, 1.3, 0.5, 0.4, '#4a443f')
  site.shine(0.3, 0.6, 0.7, 0.9, '#ff9a4a')
}

export const piano: Prop = (site) => {
  site.box(0, 0, 0, 1.5, 1.15, 0.4, '#2a1b16')
  site.box(0, 0.62, 0.3, 1.5, 0.1, 0.36, '#2a1b16')
  site.box(0, 0.72, 0.34, 1.36, 0.025, 0.22, '#f1ead9')
  for (let key = 0; key < 14; key++) {
    if (key % 7 !== 2 && key % 7 !== 6)
      site.box(-0.6 + key * 0.094, 0.745, 0.29, 0.04, 0.02, 0.12, '#17120f')
  }
  site.box(0, 0.85, 0.21, 0.6, 0.28, 0.02, '#efe6d0')
  for (const x of [-0.7, 0.7]) site.box(x, 0, 0.42, 0.08, 0.62, 0.08, '#2a1b16')
}

export const plant: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.34, radius: 0.15, end: 0.21 }, '#9a5a3c')
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = leaf * 2.4
    const reach = 0.1 + (leaf % 3) * 0.09
    const height = 0.55 + (leaf % 4) * 0.14
    site.ball(
      [reach * Math.cos(angle), height, reach * Math.sin(angle)],
      [0.13, 0.17, 0.13],
      leaf % 2 ? '#3f6b3c' : '#57824a',
    )
  }
}

export const altar: Prop = (site) => {
  site.box(0, 0, 0, 1.7, 0.9, 0.6, DARK_WOOD)
  site.box(0, 0.9, 0, 1.86, 0.06, 0.7, '#8e2c36')
  site.box(0, 0.3, 0.31, 1.2, 0.56, 0.02, '#a8373f')
  site.ball([0, 1.28, 0], [0.2, 0.3, 0.18], BRASS)
  site.ball([0, 1.66, 0], [0.11, 0.13, 0.11], BRASS)
  for (const x of [-0.6, 0.6]) {
    site.tube({ from: [x, 0.96, 0], length: 0.3, radius: 0.035 }, '#efe4c8')
    site.ball([x, 1.31, 0], [0.025, 0.05, 0.025], FLAME)
    site.tube({ from: [x * 0.55, 0.96, 0.12], length: 0.14, radius: 0.07, end: 0.09 }, '#6f8a7a')
  }
  site.shine(0, 1.45, 0.4, 1.7, '#ffbe70')
}

export const dresser: Prop = (site) => {
  site.box(0, 0, 0, 1.3, 0.9, 0.45, WOOD)
  for (const y of [0.12, 0.38, 0.64]) {
    site.box(0, y, 0.235, 1.18, 0.2, 0.02, DARK_WOOD)
    for (const x of [-0.3, 0.3]) site.ball([x, y + 0.1, 0.26], [0.03, 0.03, 0.03], BRASS)
  }
  site.tube({ from: [-0.4, 0.9, 0], length: 0.22, radius: 0.07, end: 0.05 }, '#4d6f86')
}

export const easel: Prop = (site) => {
  for (const x of [-0.3, 0.3]) site.box(x, 0, 0.05, 0.05, 1.6, 0.05, PALE_WOOD)
  site.box(0, 0.7, 0.1, 0.7, 0.05, 0.1, PALE_WOOD)
  site.box(0, 0.75, 0.1, 0.8, 0.75, 0.03, '#efe6d0')
  site.box(-0.1, 0.85, 0.12, 0.4, 0.3, 0.01, '#5f8a9a')
}

export const plinth: Prop = (site) => {
  site.box(0, 0, 0, 0.6, 0.9, 0.6, '#cfc8b8')
  site.box(0, 0.9, 0, 0.7, 0.06, 0.7, '#e0dacb')
  site.random.pick([vase, head, globe])(site)
}

const vase: Prop = (site) => {
  site.tube({ from: [0, 0.96, 0], length: 0.26, radius: 0.1, end: 0.2 }, '#a8553a')
  site.tube({ from: [0, 1.22, 0], length: 0.2, radius: 0.2, end: 0.08 }, '#a8553a')
}

const head: Prop = (site) => {
  site.tube({ from: [0, 0.96, 0], length: 0.22, radius: 0.16, end: 0.07 }, '#e6e0d2')
  site.ball([0, 1.34, 0], [0.15, 0.2, 0.17], '#e6e0d2')
}

const globe: Prop = (site) => {
  site.tube({ from: [0, 0.96, 0], length: 0.12, radius: 0.12, end: 0.04 }, BRASS)
  site.ball([0, 1.3, 0], [0.24, 0.24, 0.24], '#3f7186')
}

export const vitrine: Prop = (site) => {
  site.box(0, 0, 0, 1.2, 0.8, 0.6, DARK_WOOD)
  site.box(0, 0.8, 0, 1.1, 0.02, 0.52, '#8e2c36')
  for (const x of [-0.35, 0, 0.35])
    site.tube({ from: [x, 0.82, 0], length: 0.1, radius: 0.08, end: 0.04 }, BRASS)
  for (const x of [-0.58, 0.58])
    for (const z of [-0.28, 0.28]) site.box(x, 0.8, z, 0.03, 0.45, 0.03, BRASS)
  site.box(0, 1.24, 0, 1.2, 0.03, 0.6, '#9db8bd')
}

export const screen: Prop = (site) => {
  for (const [index, turn] of [0.4, -0.4, 0.4].entries()) {
    site.mesh.stand(-0.55 + index * 0.55, 0, 0, turn, () => {
      site.box(0, 0, 0, 0.6, 1.7, 0.04, DARK_WOOD)
      site.box(0, 0.1, 0.01, 0.5, 1.5, 0.04, '#e3d9bd')
    })
  }
}

export const schoolDesk: Prop = (site) => {
  site.box(0, 0.66, 0, 0.66, 0.04, 0.46, PALE_WOOD)
  legs(site, 0.6, 0.42, 0.66, 0.035, '#565d63')
  site.box(0, 0.38, 0.5, 0.4, 0.03, 0.36, PALE_WOOD)
  site.box(0, 0.55, 0.68, 0.4, 0.26, 0.03, PALE_WOOD)
  for (const x of [-0.17, 0.17]) site.box(x, 0, 0.6, 0.03, 0.6, 0.03, '#565d63')
  site.box(0.05, 0.7, 0.02, 0.24, 0.02, 0.18, site.random.pick(['#efe6d0', '#7c9fb0', '#c98a6a']))
}
