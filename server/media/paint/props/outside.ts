import { gable } from '../mesh/solids.ts'
import { BRASS, DARK_WOOD, IRON, PALE_WOOD, type Prop, type PropSite, WOOD } from './site.ts'

const WINDOW = { colour: '#ffcf7a', glow: 1.25 }

export const lamppost: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.2, radius: 0.12, end: 0.06, sides: 10 }, IRON)
  site.tube({ from: [0, 0.2, 0], length: 2.1, radius: 0.04, sides: 8 }, IRON)
  site.tube(
    { from: [0, 2.3, 0], length: 0.34, radius: 0.08, end: 0.14, sides: 6 },
    { colour: '#ffe0a0', glow: 2.2 },
  )
  site.tube({ from: [0, 2.64, 0], length: 0.16, radius: 0.18, end: 0.02, sides: 6 }, IRON)
  site.shine(0, 2.45, 0.1, 1.7, '#ffc983')
}

export const fence: Prop = (site) => {
  for (let post = 0; post < 9; post++) {
    const x = -1.4 + post * 0.35
    site.box(x, 0, 0, 0.09, 0.8, 0.04, PALE_WOOD)
    site.tube({ from: [x, 0.8, 0], length: 0.1, radius: 0.05, end: 0, sides: 4 }, PALE_WOOD)
  }
  for (const y of [0.22, 0.55]) site.box(0, y, -0.03, 3, 0.07, 0.03, PALE_WOOD)
}

export const railing: Prop = (site) => {
  for (let post = 0; post < 9; post++) site.box(-2 + post * 0.5, 0, 0, 0.05, 0.95, 0.05, '#d9d6cc')
  for (const y of [0.3, 0.6, 0.95]) site.box(0, y, 0, 4.1, 0.04, 0.05, y > 0.9 ? WOOD : '#d9d6cc')
}

export const ironGate: Prop = (site) => {
  for (const x of [-1, 1]) {
    site.box(x, 0, 0, 0.35, 1.9, 0.35, '#6a655e')
    site.box(x, 1.9, 0, 0.45, 0.12, 0.45, '#7d776e')
    site.ball([x, 2.15, 0], [0.16, 0.16, 0.16], '#7d776e')
  }
  for (let bar = 0; bar < 11; bar++) {
    const x = -0.75 + bar * 0.15
    site.tube(
      { from: [x, 0.08, 0], length: 1.4 + 0.25 * Math.cos(x * 2), radius: 0.02, sides: 6 },
      IRON,
    )
  }
  for (const y of [0.3, 1.25]) site.box(0, y, 0, 1.64, 0.04, 0.03, IRON)
}

export const well: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.6, radius: 0.5, sides: 18 }, '#7d776e')
  site.tube({ from: [0, 0.6, 0], length: 0.01, radius: 0.38, sides: 18 }, '#15191c')
  for (const x of [-0.48, 0.48]) site.box(x, 0.5, 0, 0.08, 1, 0.08, DARK_WOOD)
  gable(site.mesh, [0, 1.5, 0], [1.3, 0.4, 0.9], '#7a4a38', WOOD)
  site.tube({ from: [-0.48, 1.2, 0], length: 0.96, radius: 0.06, axis: 'x' }, WOOD)
}

export const fountain: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.4, radius: 1, sides: 28 }, '#8d877c')
  site.tube({ from: [0, 0.36, 0], length: 0.06, radius: 0.88, sides: 28 }, '#5f8fa0')
  site.tube({ from: [0, 0.3, 0], length: 0.8, radius: 0.14, end: 0.1 }, '#8d877c')
  site.tube({ from: [0, 1.05, 0], length: 0.14, radius: 0.2, end: 0.46, sides: 22 }, '#9a9488')
  site.ball([0, 1.3, 0], [0.12, 0.2, 0.12], '#9a9488')
}

export const grave: Prop = (site) => {
  site.box(0, 0, 0, 0.5, 0.6, 0.12, '#7f7c76')
  site.tube({ from: [0, 0.6, -0.06], length: 0.12, radius: 0.25, axis: 'z' }, '#7f7c76')
}

export const bollard: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.42, radius: 0.14, end: 0.11 }, IRON)
  site.tube({ from: [0, 0.42, 0], length: 0.12, radius: 0.19, end: 0.15 }, IRON)
}

export const boat: Prop = (site) => {
  const hull = site.random.pick(['#8f3a30', '#2f5a6b', '#d9d2c0'])
  for (let rib = 0; rib < 11; rib++) {
    const x = -1 + rib * 0.2
    const width = 0.46 * Math.sqrt(Math.max(0.05, 1 - (x / 1.12) ** 2))
    const lift = 0.12 * x * x
    site.box(x, lift, 0, 0.21, 0.1, width * 1.4, hull)
    for (const side of [-1, 1]) site.box(x, 0.08 + lift, side * width * 0.8, 0.21, 0.3, 0.06, hull)
    for (const side of [-1, 1])
      site.box(x, 0.36 + lift, side * width * 0.84, 0.21, 0.05, 0.09, WOOD)
  }
  for (const x of [-0.4, 0.3]) site.box(x, 0.28, 0, 0.18, 0.04, 0.7, PALE_WOOD)
}

export const mast: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 5.4, radius: 0.11, end: 0.06, sides: 12 }, WOOD)
  site.tube({ from: [-1.5, 3.6, 0], length: 3, radius: 0.06, axis: 'x', sides: 8 }, WOOD)
  site.mesh.quad([-1.4, 3.6, 0.05], [1.4, 3.6, 0.05], [1.1, 5, 0.12], [-1.1, 5, 0.12], '#d8cdb2')
  site.tube({ from: [-0.5, 2.1, 0], length: 1, radius: 0.4, end: 0.4, axis: 'x', sides: 6 }, WOOD)
}

/** A house with a gable, lit windows and a door. */
export const house: Prop = (site) => {
  const wide = site.random.between(1.7, 2.4)
  const tall = site.random.between(1.3, 2)
  const wall = site.random.pick(['#cdbfa4', '#a8a296', '#b58a6c', '#8d9a96', '#d8cdb8'])
  const roof = site.random.pick(['#7a4236', '#4f4a52', '#5d4638', '#3f525a'])
  site.box(0, 0, 0, wide, tall, 1.6, wall)
  gable(site.mesh, [0, tall, 0], [wide + 0.3, 0.95, 1.95], roof, wall)
  site.box(wide * 0.3, tall + 0.3, -0.2, 0.24, 0.95, 0.24, '#6b4a40')
  windows(site, wide, tall, 0.8)
  site.box(0, 0, 0.8, 0.42, 0.85, 0.04, DARK_WOOD)
}

function windows(site: PropSite, wide: number, tall: number, front: number): void {
  for (const x of [-wide * 0.32, wide * 0.32]) {
    for (let y = 0.42; y < tall - 0.4; y += 0.75) {
      site.box(x, y - 0.03, front, 0.4, 0.51, 0.05, '#efe6d4')
      site.box(x, y, front + 0.02, 0.32, 0.45, 0.04, site.random.chance(0.75) ? WINDOW : '#2a3238')
      site.box(x, y, front + 0.035, 0.03, 0.45, 0.04, '#efe6d4')
    }
  }
}

/** A tall town house with rows of windows. */
export const townHouse: Prop = (site) => {
  const tall = site.random.between(3.4, 5.2)
  const wall = site.random.pick(['#7d5a4a', '#6a6f76', '#8f8674', '#5a5f6b', '#94715a'])
  site.box(0, 0, 0, 2.2, tall, 1.6, wall)
  site.box(0, tall, 0.04, 2.36, 0.16, 1.76, '#4a4642')
  for (let y = 1.25; y < tall - 0.6; y += 0.95) {
    for (const x of [-0.7, 0, 0.7]) {
      site.box(x, y - 0.06, 0.8, 0.46, 0.06, 0.1, '#cfc6b4')
      site.box(x, y, 0.8, 0.38, 0.6, 0.03, site.random.chance(0.55) ? WINDOW : '#262d34')
      site.box(x, y + 0.28, 0.815, 0.38, 0.03, 0.03, '#cfc6b4')
    }
  }
  site.box(-0.5, 0, 0.8, 0.5, 0.95, 0.05, DARK_WOOD)
  site.box(0.42, 0.2, 0.8, 0.9, 0.7, 0.04, site.random.chance(0.7) ? WINDOW : '#2a3238')
  site.mesh.quad(
    [-0.1, 1.1, 0.82],
    [0.95, 1.1, 0.82],
    [0.95, 0.92, 1.2],
    [-0.1, 0.92, 1.2],
    site.random.pick(['#9c4238', '#3f6f6a', '#c08a3c']),
  )
}

export const carriageBody: Prop = (site) => {
  const colour = site.random.pick(['#2f5a4a', '#8f3a30', '#2f4a6b'])
  site.box(0, 0.5, 0, 5.6, 1.5, 1.4, colour)
  site.box(0, 0.85, 0.01, 5.62, 0.07, 1.4, BRASS)
  site.box(0, 2, 0, 5.5, 0.14, 1.2, '#3a3a42')
  for (let index = 0; index < 9; index++) {
    site.box(-2.4 + index * 0.6, 1.15, 0.7, 0.4, 0.5, 0.02, index === 5 ? '#20242c' : WINDOW)
  }
  for (const x of [-2, -1.4, 1.4, 2])
    site.tube({ from: [x, 0.3, 0.4], length: 0.12, radius: 0.3, axis: 'z', sides: 18 }, '#1e1e22')
}

export const signal: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 2.4, radius: 0.05, sides: 8 }, IRON)
  site.box(0, 2.2, 0.05, 0.26, 0.6, 0.14, '#1d1f24')
  site.ball([0, 2.62, 0.13], [0.09, 0.09, 0.05], { colour: '#ff5a3c', glow: 2 })
  site.ball([0, 2.36, 0.13], [0.09, 0.09, 0.05], '#23402f')
  site.shine(0, 2.6, 0.4, 0.7, '#ff5a3c')
}

export const torii: Prop = (site) => {
  for (const x of [-1.1, 1.1])
    site.tube({ from: [x, 0, 0], length: 2.6, radius: 0.13, end: 0.11 }, '#a83a2c')
  site.box(0, 2.1, 0, 2.7, 0.16, 0.16, '#a83a2c')
  site.box(0, 2.6, 0, 3.3, 0.18, 0.24, '#a83a2c')
  site.box(0, 2.78, 0, 3.5, 0.1, 0.3, '#2a2624')
}

export const stoneLantern: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.14, radius: 0.26, sides: 6 }, '#8a877e')
  site.tube({ from: [0, 0.14, 0], length: 0.6, radius: 0.1, sides: 8 }, '#8a877e')
  site.tube({ from: [0, 0.74, 0], length: 0.1, radius: 0.22, sides: 6 }, '#8a877e')
  site.tube(
    { from: [0, 0.84, 0], length: 0.24, radius: 0.15, sides: 6 },
    { colour: '#ffd58e', glow: 1.6 },
  )
  site.tube({ from: [0, 1.08, 0], length: 0.2, radius: 0.34, end: 0.05, sides: 6 }, '#76736b')
  site.shine(0, 0.96, 0.35, 1, '#ffc070')
}
