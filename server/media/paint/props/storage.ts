import { BRASS, DARK_WOOD, IRON, PALE_WOOD, PAPER, type Prop, type PropSite, WOOD } from './site.ts'

const SPINES = [
  '#9c4238',
  '#c08a3c',
  '#3f6f6a',
  '#40527f',
  '#6d4a72',
  '#cdbd94',
  '#3c5a44',
] as const

function books(site: PropSite, y: number, width: number): void {
  let x = -width / 2
  while (x < width / 2 - 0.06) {
    const thick = site.random.between(0.05, 0.1)
    const tall = site.random.between(0.22, 0.31)
    if (site.random.chance(0.9)) {
      site.box(x + thick / 2, y, 0.05, thick - 0.008, tall, 0.24, site.random.pick(SPINES))
    }
    x += thick
  }
}

export const shelf: Prop = (site) => {
  site.box(0, 0, -0.1, 1.6, 2.2, 0.04, '#3a281d')
  for (let row = 0; row < 6; row++) site.box(0, row * 0.42, 0.04, 1.6, 0.045, 0.34, WOOD)
  for (const x of [-0.8, 0.8]) site.box(x, 0, 0.04, 0.06, 2.2, 0.36, DARK_WOOD)
  for (let row = 0; row < 5; row++) books(site, row * 0.42 + 0.045, 1.5)
}

export const cabinet: Prop = (site) => {
  site.box(0, 0, 0, 1, 1.9, 0.45, DARK_WOOD)
  for (const x of [-0.24, 0.24]) {
    site.box(x, 0.1, 0.23, 0.44, 0.76, 0.03, WOOD)
    site.box(x, 0.98, 0.23, 0.44, 0.8, 0.03, WOOD)
    site.box(x * 0.2, 0.9, 0.25, 0.03, 0.12, 0.03, BRASS)
  }
  site.box(0, 1.9, 0.02, 1.1, 0.07, 0.52, WOOD)
}

export const drawers: Prop = (site) => {
  site.box(0, 0, 0, 1.1, 1.6, 0.5, '#5d6a62')
  for (let row = 0; row < 5; row++) {
    for (const x of [-0.27, 0.27]) {
      site.box(x, 0.06 + row * 0.31, 0.26, 0.5, 0.27, 0.02, '#71806f')
      site.box(x, 0.17 + row * 0.31, 0.275, 0.12, 0.05, 0.02, PAPER)
    }
  }
}

export const crate: Prop = (site) => {
  const size = site.random.between(0.5, 0.72)
  site.box(0, 0, 0, size, size, size, PALE_WOOD)
  for (const y of [0.02, 0.4, 0.8]) {
    site.box(0, size * y, 0, size + 0.03, size * 0.15, size + 0.03, '#8a683f')
  }
}

export const barrel: Prop = (site) => {
  site.tube({ from: [0, 0, 0], length: 0.36, radius: 0.25, end: 0.32, sides: 20 }, WOOD)
  site.tube({ from: [0, 0.36, 0], length: 0.36, radius: 0.32, end: 0.25, sides: 20 }, WOOD)
  for (const y of [0.08, 0.33, 0.58]) {
    const radius = 0.33 - Math.abs(y - 0.33) * 0.16
    site.tube({ from: [0, y, 0], length: 0.06, radius, sides: 20 }, IRON)
  }
}

export const sacks: Prop = (site) => {
  for (const [x, z] of [
    [-0.25, 0],
    [0.25, 0.05],
    [0, 0.3],
  ] as const) {
    site.ball([x, 0.28, z], [0.26, 0.3, 0.22], '#a58f68')
    site.ball([x, 0.56, z], [0.09, 0.1, 0.08], '#8f7a55')
  }
}

export const hooks: Prop = (site) => {
  site.box(0, 1.45, 0, 1.3, 0.34, 0.05, DARK_WOOD)
  for (let hook = 0; hook < 6; hook++) {
    const x = -0.52 + hook * 0.21
    site.box(x, 1.6, 0.06, 0.03, 0.03, 0.08, BRASS)
    if (hook === 4) continue
    site.box(x, 1.34, 0.09, 0.025, 0.26, 0.02, BRASS)
    site.tube({ from: [x, 1.26, 0.08], length: 0.02, radius: 0.05, axis: 'z', sides: 10 }, BRASS)
  }
}

export const coats: Prop = (site) => {
  site.box(0, 1.72, 0, 1.2, 0.1, 0.05, DARK_WOOD)
  for (const [x, colour] of [
    [-0.4, '#4b5a45'],
    [0, '#8a6a3c'],
    [0.42, '#3c4658'],
  ] as const) {
    site.tube({ from: [x, 0.72, 0.14], length: 0.95, radius: 0.2, end: 0.07, sides: 12 }, colour)
  }
}

export const counter: Prop = (site) => {
  site.box(0, 0, 0, 2.2, 0.95, 0.6, WOOD)
  site.box(0, 0.95, 0.02, 2.32, 0.06, 0.7, PALE_WOOD)
  for (let panel = 0; panel < 4; panel++) {
    site.box(-0.81 + panel * 0.54, 0.12, 0.31, 0.44, 0.7, 0.03, DARK_WOOD)
  }
  site.box(0.7, 1.01, 0, 0.34, 0.28, 0.3, '#6d5a34')
  site.box(0.7, 1.22, 0.12, 0.28, 0.14, 0.12, BRASS)
  for (const x of [-0.8, -0.6, -0.42]) {
    site.tube({ from: [x, 1.01, 0], length: 0.24, radius: 0.07, sides: 12 }, '#5d8a86')
  }
}

export const jars: Prop = (site) => {
  for (const y of [0.7, 1.15, 1.6]) {
    site.box(0, y, 0, 1.7, 0.045, 0.3, WOOD)
    for (let jar = 0; jar < 8; jar++) {
      const x = -0.75 + jar * 0.21
      const colour = site.random.pick(['#5d8a86', '#b9772f', '#8d3f3a', '#d9cdb0', '#6c7a3e'])
      const tall = site.random.between(0.16, 0.28)
      site.tube({ from: [x, y + 0.045, 0], length: tall, radius: 0.07, sides: 10 }, colour)
      site.tube(
        { from: [x, y + 0.045 + tall, 0], length: 0.03, radius: 0.05, sides: 10 },
        DARK_WOOD,
      )
    }
  }
  for (const x of [-0.84, 0.84]) site.box(x, 0, 0, 0.05, 1.95, 0.3, DARK_WOOD)
}

export const lockers: Prop = (site) => {
  for (let door = 0; door < 4; door++) {
    const x = -0.66 + door * 0.44
    site.box(x, 0, 0, 0.43, 1.9, 0.45, '#4f6d77')
    site.box(x, 0.06, 0.23, 0.37, 1.78, 0.02, '#5f828c')
    for (const y of [1.5, 1.56, 1.62]) site.box(x, y, 0.245, 0.2, 0.02, 0.01, '#2d4047')
    site.box(x + 0.12, 0.95, 0.25, 0.03, 0.12, 0.03, '#c9ccc8')
  }
}

export const trunk: Prop = (site) => {
  site.box(0, 0, 0, 0.9, 0.4, 0.5, '#6a4630')
  site.tube({ from: [-0.45, 0.4, 0], length: 0.9, radius: 0.25, axis: 'x', sides: 18 }, '#7a5236')
  for (const x of [-0.3, 0.3]) {
    site.box(x, 0, 0, 0.07, 0.42, 0.53, BRASS)
    site.tube(
      { from: [x - 0.035, 0.4, 0], length: 0.07, radius: 0.26, axis: 'x', sides: 18 },
      BRASS,
    )
  }
}
