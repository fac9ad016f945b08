import { BRASS, DARK_WOOD, IRON, PAPER, type Prop, WOOD } from './site.ts'

export const frame: Prop = (site) => {
  const wide = site.random.between(0.5, 0.8)
  const tall = site.random.between(0.45, 0.65)
  site.box(0, 1.45, 0, wide, tall, 0.04, BRASS)
  site.box(
    0,
    1.5,
    0.02,
    wide - 0.1,
    tall - 0.1,
    0.03,
    site.random.pick(['#3d5a66', '#6a4a3a', '#7d7350']),
  )
  site.box(0, 1.5, 0.03, wide - 0.1, (tall - 0.1) * site.random.between(0.3, 0.5), 0.03, '#2c3330')
}

export const pictures: Prop = (site) => {
  for (const x of [-0.75, 0, 0.75])
    site.mesh.stand(x, site.random.between(-0.1, 0.15), 0, 0, () => frame(site), 0.9)
}

export const clock: Prop = (site) => {
  site.box(0, 0, 0, 0.5, 0.34, 0.32, DARK_WOOD)
  site.box(0, 0.34, 0, 0.38, 1.15, 0.24, WOOD)
  site.box(0, 1.48, 0, 0.5, 0.56, 0.32, DARK_WOOD)
  site.tube({ from: [0, 1.76, 0.16], length: 0.015, radius: 0.2, axis: 'z', sides: 24 }, '#f1e6cc')
  site.box(0.01, 1.76, 0.18, 0.02, 0.15, 0.008, '#1b1c20')
  site.box(0.06, 1.75, 0.18, 0.12, 0.02, 0.008, '#1b1c20')
  site.box(0, 0.62, 0.125, 0.02, 0.55, 0.01, BRASS)
  site.tube({ from: [0, 0.6, 0.12], length: 0.02, radius: 0.08, axis: 'z', sides: 16 }, BRASS)
}

export const wallClock: Prop = (site) => {
  site.tube({ from: [0, 2.05, 0], length: 0.05, radius: 0.24, axis: 'z', sides: 24 }, IRON)
  site.tube({ from: [0, 2.05, 0.05], length: 0.01, radius: 0.2, axis: 'z', sides: 24 }, '#f1ead8')
  site.box(0, 2.05, 0.065, 0.02, 0.15, 0.01, '#1b1c20')
  site.box(0.05, 2.04, 0.065, 0.11, 0.02, 0.01, '#1b1c20')
}

export const blackboard: Prop = (site) => {
  site.box(0, 0.95, 0, 2.6, 1.15, 0.05, WOOD)
  site.box(0, 1.01, 0.02, 2.46, 1.03, 0.04, '#24443a')
  site.box(0, 0.9, 0.08, 2.6, 0.04, 0.12, WOOD)
  for (const [x, y, w] of [
    [-0.7, 1.7, 0.7],
    [-0.6, 1.52, 0.9],
    [0.5, 1.62, 0.5],
    [-0.75, 1.34, 0.6],
  ] as const) {
    site.box(x, y, 0.045, w, 0.03, 0.004, '#c9d3c6')
  }
  site.tube(
    { from: [0.7, 1.35, 0.04], length: 0.008, radius: 0.16, axis: 'z', sides: 18 },
    '#b9c6b8',
  )
  site.tube(
    { from: [0.7, 1.35, 0.042], length: 0.008, radius: 0.135, axis: 'z', sides: 18 },
    '#24443a',
  )
}

export const map: Prop = (site) => {
  site.box(0, 1.1, 0, 1.3, 0.9, 0.02, PAPER)
  site.box(-0.2, 1.3, 0.012, 0.5, 0.36, 0.01, '#8aa07a')
  site.box(0.3, 1.5, 0.012, 0.4, 0.3, 0.01, '#8aa07a')
  site.box(0.1, 1.2, 0.013, 0.04, 0.6, 0.01, '#5f8aa0')
  for (const y of [1.08, 2])
    site.tube({ from: [-0.68, y, 0.02], length: 1.36, radius: 0.03, axis: 'x' }, DARK_WOOD)
}

export const mirror: Prop = (site) => {
  site.tube({ from: [0, 1.6, 0], length: 0.03, radius: 0.36, axis: 'z', sides: 28 }, BRASS)
  site.tube({ from: [0, 1.6, 0.03], length: 0.01, radius: 0.31, axis: 'z', sides: 28 }, '#b7c9d0')
}

export const door: Prop = (site) => {
  site.box(0, 0, -0.02, 1.06, 2.14, 0.06, DARK_WOOD)
  site.box(0, 0, 0.01, 0.9, 2.04, 0.06, WOOD)
  for (const y of [0.2, 1.12]) {
    for (const x of [-0.21, 0.21]) site.box(x, y, 0.035, 0.32, 0.72, 0.03, DARK_WOOD)
  }
  site.ball([0.36, 1, 0.07], [0.035, 0.035, 0.035], BRASS)
}

export const hatch: Prop = (site) => {
  site.box(0, 0.05, 0, 1.2, 2.1, 0.1, '#59636b')
  site.box(0, 0.15, 0.06, 1, 1.9, 0.06, '#76828b')
  site.tube({ from: [0, 1.1, 0.1], length: 0.05, radius: 0.22, axis: 'z', sides: 20 }, '#b5552f')
  site.tube({ from: [0, 1.1, 0.11], length: 0.06, radius: 0.15, axis: 'z', sides: 20 }, '#76828b')
  site.box(0, 1.95, 0.1, 0.3, 0.05, 0.03, { colour: '#7fe0c0', glow: 1.6 })
}

export const curtains: Prop = (site) => {
  for (const side of [-1, 1]) {
    for (let fold = 0; fold < 5; fold++) {
      site.tube(
        { from: [side * (1.5 + fold * 0.2), 0, 0], length: 2.9, radius: 0.13, sides: 10 },
        '#7e2430',
      )
    }
  }
  site.box(0, 2.6, 0.06, 5, 0.35, 0.1, '#8e2c36')
}

export const radiator: Prop = (site) => {
  for (let rib = 0; rib < 8; rib++)
    site.box(-0.42 + rib * 0.12, 0.12, 0, 0.09, 0.6, 0.12, '#cfd0c8')
}

export const banner: Prop = (site) => {
  const cloth = site.random.pick(['#7e2430', '#2f4f6b', '#4e5a2f'])
  site.box(0, 0.9, 0, 0.7, 1.6, 0.03, cloth)
  site.box(0, 1.3, 0.02, 0.36, 0.5, 0.02, BRASS)
}
