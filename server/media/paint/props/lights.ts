import { BRASS, DARK_WOOD, EMBER, FLAME, IRON, type Prop } from './site.ts'

/** A table lamp; it stands on whatever the plan puts under it. */
export const lamp: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.03, radius: 0.11 }, BRASS)
  site.tube({ from: [0, 0.03, 0], length: 0.2, radius: 0.03 }, BRASS)
  const shade = { colour: site.random.pick(['#ffd58e', '#9fe0c0', '#ffc9a0']), glow: 1.5 }
  site.tube({ from: [0, 0.2, 0], length: 0.17, radius: 0.19, end: 0.09, sides: 18 }, shade)
  site.shine(0, 0.3, 0, 1.5)
}

export const oilLamp: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.12, radius: 0.1, end: 0.07 }, BRASS)
  site.tube({ from: [0, 0.12, 0], length: 0.2, radius: 0.06, end: 0.045 }, FLAME)
  site.shine(0, 0.32, 0, 1.5, '#ffc070')
}

export const candles: Prop = (site) => {
  for (const [x, height] of [
    [-0.14, 0.2],
    [0, 0.3],
    [0.13, 0.16],
  ] as const) {
    site.tube({ from: [x, 0, 0], length: height, radius: 0.03 }, '#efe4c8')
    site.ball([x, height + 0.05, 0], [0.02, 0.05, 0.02], FLAME)
  }
  site.shine(0, 0.4, 0.02, 1.2, '#ffb866')
}

export const floorLamp: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.04, radius: 0.17 }, IRON)
  site.tube({ from: [0, 0.04, 0], length: 1.4, radius: 0.025 }, BRASS)
  site.tube(
    { from: [0, 1.4, 0], length: 0.3, radius: 0.26, end: 0.15, sides: 20 },
    {
      colour: '#ffd9a0',
      glow: 1.4,
    },
  )
  site.shine(0, 1.5, 0, 1.9)
}

/** Hangs from the ceiling; the plan gives the height of its cord's end. */
export const hangingLamp: Prop = (site) => {
  site.tube({ from: [0, 0.26, 0], length: 1.2, radius: 0.012, sides: 6 }, IRON)
  site.tube({ from: [0, 0.08, 0], length: 0.18, radius: 0.26, end: 0.06, sides: 20 }, '#2f4a45')
  site.ball([0, 0.06, 0], [0.08, 0.08, 0.08], FLAME)
  site.shine(0, 0, 0, 2.1)
}

export const tubeLight: Prop = (site) => {
  site.box(0, 0.05, 0, 1.2, 0.05, 0.16, '#d7dcdc')
  site.box(0, 0, 0, 1.1, 0.05, 0.08, { colour: '#dff3ff', glow: 2.2 })
  site.shine(0, -0.1, 0, 1.9, '#cfe8ff')
}

export const chandelier: Prop = (site) => {
  site.tube({ from: [0, 0.2, 0], length: 1.2, radius: 0.015, sides: 6 }, BRASS)
  site.tube({ from: [0, 0.05, 0], length: 0.05, radius: 0.42, end: 0.42, sides: 20 }, BRASS)
  for (let arm = 0; arm < 6; arm++) {
    const angle = (arm / 6) * Math.PI * 2
    const [x, z] = [0.4 * Math.cos(angle), 0.4 * Math.sin(angle)]
    site.tube({ from: [x, 0.1, z], length: 0.1, radius: 0.025, sides: 8 }, '#efe4c8')
    site.ball([x, 0.25, z], [0.025, 0.05, 0.025], FLAME)
  }
  site.shine(0, -0.15, 0, 2.2)
}

export const lantern: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.04, radius: 0.13, sides: 6 }, DARK_WOOD)
  site.tube(
    { from: [0, 0.04, 0], length: 0.26, radius: 0.1, sides: 6 },
    { colour: '#ffdf9c', glow: 1.7 },
  )
  site.tube({ from: [0, 0.3, 0], length: 0.12, radius: 0.16, end: 0.02, sides: 6 }, DARK_WOOD)
  site.shine(0, 0.45, 0.1, 1.2, '#ffbe70')
}

export const stove: Prop = (site) => {
  site.box(0, 0.16, 0, 0.62, 0.62, 0.5, '#26282d')
  for (const x of [-0.24, 0.24]) site.box(x, 0, 0.1, 0.07, 0.16, 0.2, IRON)
  site.box(0, 0.28, 0.255, 0.36, 0.28, 0.02, EMBER)
  for (const x of [-0.1, 0, 0.1]) site.box(x, 0.28, 0.27, 0.02, 0.28, 0.02, '#1b1c20')
  site.tube({ from: [0, 0.78, -0.08], length: 2.6, radius: 0.08 }, '#202227')
  site.tube({ from: [0.12, 0.78, 0.06], length: 0.16, radius: 0.12, end: 0.1 }, '#7d4a34')
  site.shine(0, 0.5, 0.6, 1.1, '#ff9a4a')
}

export const fireplace: Prop = (site) => {
  const stone = site.random.pick(['#8d857a', '#7a6a5e', '#9a8f80'])
  for (const x of [-0.68, 0.68]) site.box(x, 0, 0, 0.34, 1.05, 0.4, stone)
  site.box(0, 0.95, 0, 1.7, 0.26, 0.42, stone)
  site.box(0, 1.21, 0.04, 1.9, 0.07, 0.52, DARK_WOOD)
  site.box(0, 0, -0.17, 1.04, 0.96, 0.06, '#191412')
  site.box(0, 0, 0.24, 1.5, 0.04, 0.4, '#4a443f')
  for (const [x, turn] of [
    [-0.12, 0.3],
    [0.14, -0.35],
  ] as const) {
    site.mesh.stand(x, 0.1, 0, turn, () =>
      site.tube({ from: [-0.3, 0, 0], length: 0.6, radius: 0.07, axis: 'x', sides: 10 }, '#3a2418'),
    )
  }
  for (const [x, tall] of [
    [-0.16, 0.3],
    [0.02, 0.44],
    [0.2, 0.26],
  ] as const) {
    site.ball([x, 0.16 + tall / 2, -0.02], [0.09, tall / 2, 0.06], EMBER)
  }
  site.box(-0.6, 1.28, 0.05, 0.14, 0.22, 0.1, BRASS)
  site.tube({ from: [0.5, 1.28, 0.05], length: 0.26, radius: 0.06, end: 0.09 }, '#4d6f86')
  site.shine(0, 0.55, 0.75, 2, '#ff9a4a')
}
