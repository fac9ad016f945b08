import { DARK_WOOD, legs, PALE_WOOD, PAPER, type Prop, type PropSite, WOOD } from './site.ts'

const CLOTHS = ['#7c3b3f', '#3f5f6b', '#5f6b45', '#8a6a3c', '#5a4a72', '#3d6b5f'] as const

function onTable({ box, tube, random }: PropSite, height: number): void {
  box(random.between(-0.3, -0.1), height, 0.1, 0.24, 0.012, 0.32, PAPER)
  box(0.02, height, 0.16, 0.22, 0.012, 0.3, '#e3d7bb')
  tube({ from: [0.34, height, 0.1], length: 0.1, radius: 0.05, end: 0.055 }, '#d8d2c4')
}

export const table: Prop = (site) => {
  site.box(0, 0.72, 0, 1.5, 0.06, 0.8, WOOD)
  site.box(0, 0.64, 0, 1.36, 0.08, 0.66, DARK_WOOD)
  legs(site, 1.42, 0.72, 0.7, 0.08, DARK_WOOD)
  onTable(site, 0.78)
}

export const roundTable: Prop = (site) => {
  site.tube({ from: [0, 0.72, 0], length: 0.06, radius: 0.72, sides: 32 }, WOOD)
  site.tube({ from: [0, 0.08, 0], length: 0.64, radius: 0.09, end: 0.07 }, DARK_WOOD)
  site.tube({ from: [0, 0, 0], length: 0.09, radius: 0.36, end: 0.2, sides: 24 }, DARK_WOOD)
  onTable(site, 0.78)
}

export const chair: Prop = (site) => {
  site.box(0, 0.42, 0, 0.46, 0.05, 0.44, WOOD)
  legs(site, 0.44, 0.42, 0.42, 0.05, DARK_WOOD)
  for (const x of [-0.2, 0.2]) site.box(x, 0.47, -0.2, 0.05, 0.52, 0.05, DARK_WOOD)
  for (const y of [0.62, 0.82]) site.box(0, y, -0.2, 0.4, 0.12, 0.03, WOOD)
}

export const stool: Prop = (site) => {
  site.tube({ from: [0, 0.46, 0], length: 0.05, radius: 0.19, sides: 20 }, PALE_WOOD)
  legs(site, 0.32, 0.32, 0.46, 0.04, DARK_WOOD)
}

export const desk: Prop = (site) => {
  site.box(0, 0.72, 0, 1.6, 0.05, 0.78, WOOD)
  for (const x of [-0.56, 0.56]) {
    site.box(x, 0.05, 0, 0.42, 0.67, 0.7, DARK_WOOD)
    for (const y of [0.12, 0.33, 0.54]) {
      site.box(x, y, 0.355, 0.36, 0.17, 0.02, WOOD)
      site.box(x, y + 0.07, 0.37, 0.08, 0.025, 0.02, '#c39a3e')
    }
  }
  onTable(site, 0.77)
  for (const [index, y] of [0.77, 0.82, 0.86].entries()) {
    site.box(-0.55, y, -0.1, 0.3 - index * 0.03, 0.045, 0.22, site.random.pick(CLOTHS))
  }
}

export const sofa: Prop = (site) => {
  const cloth = site.random.pick(CLOTHS)
  site.box(0, 0.1, 0, 1.7, 0.3, 0.74, cloth)
  site.box(0, 0.4, -0.29, 1.7, 0.46, 0.18, cloth)
  for (const x of [-0.78, 0.78]) {
    site.box(x, 0.1, 0.02, 0.18, 0.5, 0.78, cloth)
    site.tube({ from: [x, 0.6, -0.36], length: 0.76, radius: 0.1, axis: 'z' }, cloth)
  }
  for (const x of [-0.36, 0.36]) site.box(x, 0.4, 0.06, 0.66, 0.1, 0.56, '#c9b48a')
  legs(site, 1.6, 0.7, 0.1, 0.07, DARK_WOOD)
}

export const armchair: Prop = (site) => {
  const cloth = site.random.pick(CLOTHS)
  site.box(0, 0.12, 0, 0.72, 0.3, 0.7, cloth)
  site.box(0, 0.42, -0.28, 0.72, 0.56, 0.16, cloth)
  for (const x of [-0.34, 0.34]) site.box(x, 0.12, 0, 0.14, 0.48, 0.72, cloth)
  site.box(0, 0.42, 0.04, 0.5, 0.08, 0.5, '#c9b48a')
  legs(site, 0.66, 0.62, 0.12, 0.06, DARK_WOOD)
}

export const bench: Prop = (site) => {
  for (const z of [-0.12, 0.04, 0.2]) site.box(0, 0.42, z, 1.6, 0.04, 0.13, WOOD)
  for (const y of [0.6, 0.78]) site.box(0, y, -0.22, 1.6, 0.12, 0.03, WOOD)
  for (const x of [-0.68, 0.68]) {
    site.box(x, 0, 0.02, 0.07, 0.42, 0.46, '#33363c')
    site.box(x, 0.42, -0.24, 0.06, 0.5, 0.05, '#33363c')
  }
}

export const bed: Prop = (site) => {
  const cloth = site.random.pick(CLOTHS)
  site.box(0, 0.16, 0, 1.05, 0.2, 2, DARK_WOOD)
  site.box(0, 0.34, 0, 0.98, 0.16, 1.92, '#d8d0be')
  site.box(0, 0.4, 0.32, 1.03, 0.14, 1.3, cloth)
  site.box(0, 0.5, -0.34, 1.03, 0.05, 0.22, '#e6dfcf')
  site.ball([0, 0.55, -0.72], [0.36, 0.1, 0.2], '#f0eadb')
  site.box(0, 0, -1, 1.1, 0.95, 0.07, DARK_WOOD)
  site.box(0, 0, 1, 1.1, 0.55, 0.07, DARK_WOOD)
}

export const bunk: Prop = (site) => {
  for (const y of [0.3, 1.35]) {
    site.box(0, y, 0, 0.9, 0.1, 1.95, WOOD)
    site.box(0, y + 0.1, 0, 0.84, 0.12, 1.88, '#d8d0be')
    site.box(0, y + 0.16, 0.3, 0.88, 0.1, 1.2, site.random.pick(CLOTHS))
    site.box(0, y + 0.22, -0.74, 0.6, 0.1, 0.3, '#f0eadb')
  }
  legs(site, 0.94, 2, 1.95, 0.07, DARK_WOOD)
}

export const ward: Prop = (site) => {
  site.box(0, 0.42, 0, 0.92, 0.16, 1.95, '#e9ecea')
  site.box(0, 0.5, 0.3, 0.96, 0.1, 1.2, '#9fc0bd')
  site.ball([0, 0.64, -0.7], [0.32, 0.09, 0.18], '#f6f6f0')
  for (const z of [-0.98, 0.98]) {
    for (const x of [-0.4, -0.13, 0.13, 0.4]) site.box(x, 0.1, z, 0.03, 0.95, 0.03, '#8b949b')
    site.box(0, 1.02, z, 0.86, 0.04, 0.04, '#8b949b')
  }
}
