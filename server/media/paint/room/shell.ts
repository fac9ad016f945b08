import type { Mood } from '../../picture.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../palette.ts'
import type { PropSite } from '../props/site.ts'
import type { Decor } from './finish.ts'
import type { RoomPlan } from './plan.ts'

const SILL = 0.95
const LINTEL = 2.15
const THICK = 0.14

/** Builds floor, walls and ceiling. An `open` room is a model without its near walls and roof. */
export function buildShell(
  site: PropSite,
  plan: RoomPlan,
  decor: Decor,
  palette: Palette,
  mood: Mood,
  open: boolean,
): void {
  const pane = {
    colour: mix(palette.sky[2], palette.moon, 0.35),
    glow: 0.55 + palette.daylight * 0.9,
  }
  buildFloor(site, plan, decor)
  const along = { ...plan, pane, decor, mood }
  site.mesh.stand(0, 0, -plan.depth / 2, 0, () =>
    buildWall(site, along, plan.width, plan.windows ?? []),
  )
  site.mesh.stand(-plan.width / 2, 0, 0, Math.PI / 2, () => {
    const side = plan.side
    buildWall(site, along, plan.depth, side ? [[-side[0], side[1]]] : [])
  })
  if (open) return
  site.mesh.stand(plan.width / 2, 0, 0, -Math.PI / 2, () => buildWall(site, along, plan.depth, []))
  buildCeiling(site, plan, decor)
}

type Walls = RoomPlan & { pane: { colour: string; glow: number }; decor: Decor; mood: Mood }

function buildFloor(site: PropSite, plan: RoomPlan, decor: Decor): void {
  const { width, depth } = plan
  site.box(0, -0.2, 0, width + THICK * 2, 0.12, depth + THICK * 2, mix(decor.floor, '#1a1310', 0.5))
  if (decor.tiled) {
    const columns = Math.round(width / 0.6)
    const rows = Math.round(depth / 0.6)
    for (let tile = 0; tile < columns * rows; tile++) {
      const [column, row] = [tile % columns, Math.floor(tile / columns)]
      const coat = (column + row) % 2 ? decor.floor : mix(decor.floor, '#20242a', 0.22)
      const [w, d] = [width / columns, depth / rows]
      site.box(
        -width / 2 + (column + 0.5) * w,
        -0.08,
        -depth / 2 + (row + 0.5) * d,
        w - 0.015,
        0.08,
        d - 0.015,
        coat,
      )
    }
    return
  }
  const boards = Math.round(depth / 0.34)
  for (let board = 0; board < boards; board++) {
    const size = depth / boards
    const cut = site.random.between(-width * 0.3, width * 0.3)
    for (const [from, to] of [
      [-width / 2, cut],
      [cut, width / 2],
    ] as const) {
      const coat = mix(decor.floor, '#2a1c14', site.random.between(0, 0.25))
      site.box(
        (from + to) / 2,
        -0.08,
        -depth / 2 + (board + 0.5) * size,
        to - from - 0.01,
        0.08,
        size - 0.014,
        coat,
      )
    }
  }
}

// A wall along x, looking towards z; windows are [middle, width].
function buildWall(
  site: PropSite,
  walls: Walls,
  length: number,
  windows: readonly (readonly [number, number])[],
): void {
  const { decor, height } = walls
  const back = -THICK / 2
  const edges = windows.flatMap(([middle, wide]) => [middle - wide / 2, middle + wide / 2])
  const cuts = [-length / 2 - THICK, ...edges, length / 2 + THICK]
  for (let part = 0; part < cuts.length; part += 2) {
    const [from = 0, to = 0] = [cuts[part], cuts[part + 1]]
    site.box((from + to) / 2, 0, back, to - from, height, THICK, decor.wall)
  }
  site.box(0, 0, 0.01, length, SILL - 0.1, 0.03, decor.panel)
  for (let x = -length / 2 + 0.3; x < length / 2; x += 0.6)
    site.box(x, 0.12, 0.03, 0.46, 0.6, 0.015, mix(decor.panel, '#000000', 0.14))
  site.box(0, SILL - 0.12, 0.03, length, 0.06, 0.07, decor.trim)
  site.box(0, 0, 0.03, length, 0.13, 0.05, decor.trim)
  site.box(0, height - 0.14, 0.02, length, 0.14, 0.08, decor.trim)
  for (const [middle, wide] of windows) buildWindow(site, walls, middle, wide)
}

function buildWindow(site: PropSite, walls: Walls, middle: number, wide: number): void {
  const { decor, pane, height } = walls
  const back = -THICK / 2
  const top = Math.min(LINTEL, height - 0.35)
  site.box(middle, 0, back, wide, SILL, THICK, decor.wall)
  site.box(middle, top, back, wide, height - top, THICK, decor.wall)
  site.box(middle, SILL, -THICK, wide, top - SILL, 0.02, pane)
  const bars = Math.max(2, Math.round(wide / 0.45))
  for (let bar = 0; bar <= bars; bar++) {
    const x = middle - wide / 2 + (bar * wide) / bars
    site.box(x, SILL, -0.03, bar % bars ? 0.035 : 0.07, top - SILL, 0.07, decor.trim)
  }
  for (const y of [SILL, (SILL + top) / 2, top])
    site.box(middle, y - 0.025, -0.03, wide, 0.05, 0.07, decor.trim)
  site.box(middle, SILL - 0.06, 0.06, wide + 0.24, 0.06, 0.24, decor.trim)
  if (walls.mood === 'snow')
    site.box(middle, SILL + 0.02, -THICK - 0.02, wide, 0.12, 0.03, '#eef3f6')
}

function buildCeiling(site: PropSite, plan: RoomPlan, decor: Decor): void {
  const { width, depth, height, ceiling } = plan
  site.box(
    0,
    height,
    0,
    width + THICK * 2,
    0.1,
    depth + THICK * 2,
    mix(decor.wall, '#e8e0d0', 0.15),
  )
  if (ceiling === 'plain') {
    site.box(0, height - 0.04, 0, width * 0.7, 0.04, depth * 0.7, mix(decor.wall, '#e8e0d0', 0.3))
    return
  }
  const beams = Math.round(depth / (ceiling === 'arched' ? 1.1 : 0.95))
  for (let beam = 0; beam <= beams; beam++) {
    const z = -depth / 2 + (beam * depth) / beams
    site.box(0, height - 0.16, z, width, 0.16, 0.16, decor.trim)
    if (ceiling !== 'arched') continue
    for (const side of [-1, 1]) {
      for (let step = 0; step < 4; step++) {
        site.box(
          side * (width / 2 - 0.08 - step * 0.08),
          height - 0.62 + step * 0.12,
          z,
          0.16,
          0.14,
          0.16,
          decor.trim,
        )
      }
    }
  }
}
