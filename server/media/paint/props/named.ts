import { BRASS, DARK_WOOD, PALE_WOOD, type Prop, WOOD } from './site.ts'

/** A bell in its frame. */
export const standingBell: Prop = (site) => {
  for (const x of [-0.5, 0.5]) {
    site.box(x, 0, 0, 0.12, 1.5, 0.12, DARK_WOOD)
    site.box(x, 0, 0, 0.16, 0.1, 0.6, DARK_WOOD)
  }
  site.box(0, 1.44, 0, 1.24, 0.14, 0.16, WOOD)
  site.tube({ from: [0, 0.66, 0], length: 0.16, radius: 0.36, end: 0.3, sides: 20 }, BRASS)
  site.tube({ from: [0, 0.82, 0], length: 0.42, radius: 0.3, end: 0.16, sides: 20 }, BRASS)
  site.tube({ from: [0, 1.24, 0], length: 0.2, radius: 0.05, sides: 10 }, DARK_WOOD)
  site.ball([0, 0.62, 0], [0.08, 0.08, 0.08], DARK_WOOD)
}

/** A ladder against a wall: its foot stands out from it. */
export const ladder: Prop = (site) => {
  const rungs = 8
  for (let rung = 0; rung < rungs; rung++) {
    const share = (rung + 0.5) / rungs
    const [y, z] = [share * 2.3, 0.6 - share * 0.55]
    for (const x of [-0.24, 0.24]) site.box(x, y - 0.16, z, 0.07, 0.32, 0.09, WOOD)
    site.box(0, y, z, 0.5, 0.05, 0.06, PALE_WOOD)
  }
}
