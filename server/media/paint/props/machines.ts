import { BRASS, DARK_WOOD, IRON, PALE_WOOD, type Prop, WOOD } from './site.ts'

const SCREEN = { colour: '#6fe0d0', glow: 1.5 }
const AMBER = { colour: '#ffb347', glow: 1.7 }

export const console: Prop = (site) => {
  site.box(0, 0, 0, 2, 0.72, 0.6, '#4b555e')
  site.box(0, 0.72, -0.18, 2, 0.62, 0.24, '#5d6973')
  for (const [index, x] of [-0.66, 0, 0.66].entries()) {
    site.box(x, 0.84, -0.05, 0.54, 0.38, 0.02, index === 1 ? AMBER : SCREEN)
    site.box(x, 0.84 + 0.12, -0.035, 0.34, 0.03, 0.01, '#1d4a4a')
  }
  site.box(0, 0.72, 0.1, 1.9, 0.03, 0.34, '#3a434b')
  for (let key = 0; key < 12; key++) {
    const coat = key % 5 === 0 ? AMBER : key % 3 === 0 ? SCREEN : '#8d979f'
    site.box(-0.82 + key * 0.15, 0.75, 0.12, 0.07, 0.03, 0.07, coat)
  }
  site.shine(0, 1.1, 0.5, 0.9, '#8fe6dc')
}

export const radio: Prop = (site) => {
  site.box(0, 0, 0, 0.8, 0.42, 0.34, WOOD)
  site.box(-0.18, 0.08, 0.175, 0.36, 0.26, 0.01, '#c9b48a')
  site.box(0.22, 0.2, 0.175, 0.28, 0.14, 0.01, AMBER)
  for (const x of [0.14, 0.3])
    site.tube({ from: [x, 0.1, 0.17], length: 0.03, radius: 0.04, axis: 'z' }, BRASS)
}

export const engineBlock: Prop = (site) => {
  site.box(0, 0, 0, 1.7, 0.3, 1, IRON)
  site.tube({ from: [-0.85, 0.75, 0], length: 1.7, radius: 0.46, axis: 'x', sides: 24 }, '#5a6d62')
  for (const x of [-0.6, -0.1, 0.4]) {
    site.tube({ from: [x, 0.75, 0], length: 0.09, radius: 0.49, axis: 'x', sides: 24 }, BRASS)
    site.tube({ from: [x + 0.2, 1.15, 0], length: 0.4, radius: 0.12 }, '#7c868c')
  }
  site.tube({ from: [0.9, 0.75, 0], length: 0.1, radius: 0.62, axis: 'x', sides: 24 }, '#8a3a30')
  site.box(-0.95, 0.55, 0, 0.06, 0.34, 0.4, { colour: '#ff8a3a', glow: 1.8 })
  site.tube({ from: [0, 1.5, 0], length: 0.05, radius: 0.16, axis: 'z' }, '#f1e6cc')
  site.shine(-1.2, 0.8, 0.5, 1.3, '#ff9a4a')
}

export const pipes: Prop = (site) => {
  for (const [y, radius] of [
    [2.35, 0.1],
    [2.05, 0.07],
  ] as const) {
    site.tube({ from: [-2.2, y, 0], length: 4.4, radius, axis: 'x' }, '#8a5a3c')
    for (const x of [-1.4, 0, 1.4]) {
      site.tube({ from: [x, y, 0], length: 0.08, radius: radius + 0.03, axis: 'x' }, BRASS)
    }
  }
  site.tube({ from: [0.7, 0, 0], length: 2.1, radius: 0.07 }, '#8a5a3c')
  site.tube({ from: [0.7, 1.2, 0.07], length: 0.05, radius: 0.16, axis: 'z', sides: 18 }, '#a83a30')
}

export const wheel: Prop = (site) => {
  site.box(0, 0, 0, 0.3, 0.95, 0.3, DARK_WOOD)
  const rim = 0.52
  for (let spoke = 0; spoke < 24; spoke++) {
    const angle = (spoke / 24) * Math.PI * 2
    site.ball([rim * Math.cos(angle), 1.25 + rim * Math.sin(angle), 0.2], [0.08, 0.08, 0.04], WOOD)
    if (spoke % 3 > 0) continue
    for (const reach of [0.14, 0.28, 0.42, 0.62, 0.72]) {
      site.ball(
        [reach * Math.cos(angle), 1.25 + reach * Math.sin(angle), 0.2],
        [0.07, 0.07, 0.03],
        PALE_WOOD,
      )
    }
  }
  site.tube({ from: [0, 1.25, 0.1], length: 0.18, radius: 0.1, axis: 'z' }, BRASS)
}

export const coil: Prop = (site) => {
  for (let turn = 0; turn < 5; turn++) {
    const radius = 0.32 - turn * 0.014
    site.tube(
      { from: [0, turn * 0.065, 0], length: 0.06, radius, sides: 22 },
      turn % 2 ? '#cbb484' : '#b59c6b',
    )
  }
}

export const oars: Prop = (site) => {
  for (const x of [-0.1, 0.12]) {
    site.tube({ from: [x, 0, 0], length: 2.2, radius: 0.03, sides: 8 }, PALE_WOOD)
    site.box(x, 1.95, 0, 0.16, 0.65, 0.03, '#c9a06a')
  }
}

export const net: Prop = (site) => {
  site.ball([0, 0.16, 0], [0.5, 0.22, 0.34], '#5f7066')
  for (let float = 0; float < 7; float++) {
    const angle = float * 0.9
    site.ball([0.42 * Math.cos(angle), 0.26, 0.28 * Math.sin(angle)], [0.07, 0.07, 0.07], '#c2643a')
  }
}

export const workbench: Prop = (site) => {
  site.box(0, 0.8, 0, 2, 0.1, 0.7, PALE_WOOD)
  for (const x of [-0.85, 0.85]) site.box(x, 0, 0, 0.12, 0.8, 0.6, WOOD)
  site.box(0, 0.2, 0, 1.7, 0.05, 0.55, WOOD)
  site.box(-0.7, 0.9, 0.2, 0.26, 0.2, 0.24, IRON)
  site.box(0.2, 0.9, 0, 0.5, 0.05, 0.08, '#8d979f')
  site.tube({ from: [0.6, 0.9, -0.1], length: 0.22, radius: 0.08 }, '#a83a30')
  site.box(0, 1.35, -0.32, 1.7, 0.6, 0.04, '#5c4732')
  for (let tool = 0; tool < 7; tool++) {
    site.box(
      -0.66 + tool * 0.22,
      1.45,
      -0.28,
      0.045,
      0.2 + (tool % 3) * 0.09,
      0.03,
      tool % 2 ? '#9aa3a8' : '#b06a3c',
    )
  }
}

export const glassware: Prop = (site) => {
  for (const [x, colour] of [
    [-0.5, '#6fb7a8'],
    [-0.2, '#c98a3c'],
    [0.15, '#8d6fb0'],
    [0.5, '#b0505a'],
  ] as const) {
    site.tube({ from: [x, 0, 0], length: 0.16, radius: 0.11, end: 0.04 }, colour)
    site.tube({ from: [x, 0.16, 0], length: 0.12, radius: 0.035 }, '#cfdcdd')
  }
  site.tube({ from: [0.75, 0, 0], length: 0.4, radius: 0.02 }, IRON)
  site.ball([0.75, 0.3, 0.1], [0.1, 0.1, 0.1], { colour: '#8ff0c8', glow: 1.3 })
}

export const telescope: Prop = (site) => {
  for (const angle of [0, 2.1, 4.2]) {
    site.mesh.stand(0, 0, 0, angle, () => {
      for (let step = 0; step < 6; step++)
        site.box(0.5 - step * 0.085, step * 0.19, 0, 0.07, 0.21, 0.05, WOOD)
    })
  }
  for (let part = 0; part < 7; part++) {
    const radius = 0.07 + part * 0.012
    site.ball(
      [0, 1.12 + part * 0.085, 0.35 - part * 0.15],
      [radius, radius, 0.13],
      part % 3 ? BRASS : DARK_WOOD,
    )
  }
}

export const beacon: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.7, radius: 0.5, end: 0.4, sides: 24 }, IRON)
  site.tube({ from: [0, 0.7, 0], length: 0.1, radius: 0.62, sides: 24 }, BRASS)
  for (let ring = 0; ring < 6; ring++) {
    const radius = 0.52 - Math.abs(ring - 2.5) * 0.07
    site.tube(
      { from: [0, 0.85 + ring * 0.17, 0], length: 0.13, radius, sides: 24 },
      { colour: '#ffedb8', glow: 1.6 },
    )
    site.tube(
      { from: [0, 0.98 + ring * 0.17, 0], length: 0.04, radius: radius + 0.03, sides: 24 },
      BRASS,
    )
  }
  site.tube({ from: [0, 1.9, 0], length: 0.3, radius: 0.4, end: 0.05, sides: 24 }, IRON)
  site.shine(0, 1.4, 0.75, 2.6, '#ffe0a0')
}
