import { mix } from '../../colour.ts'
import { numberAt } from '../../mesh/geometry.ts'
import { bytesOf, vivid } from '../draw/colours.ts'
import type { Part } from '../draw/part.ts'
import { markupOf, PLAIN, type Print } from './markup.ts'
import { type Box, type ClayTable, modelOn, paintOn } from './modelling.ts'
import type { Sitting } from './sitting.ts'
import { skyBehind } from './sky-behind.ts'

/**
 * Clay: every part is inflated to a cushion from its blurred outline, lit as a solid, and lays a soft shadow on
 * what lies behind it.
 */
export function clayModel(sitting: Sitting): Uint8Array {
  const { sitter, parts, light, mood, behind, view, width, height, raster } = sitting
  const scale = width / view.width
  // Modelled looking to the right; turned over at the end.
  const left = sitter.mirror ? 600 - view.x - view.width : view.x
  const table: ClayTable = {
    film: groundOf(sitting),
    lit: new Float32Array(width * height * 3).fill(1),
    width,
    height,
    scale,
    lamp: sharesOf(mix(light.lamp, '#ffffff', 0.35)),
    rim: sharesOf(light.rim),
  }
  layOver(table.film, raster(skyBehind(mood, behind, light)))
  for (const group of groupsOf(parts)) {
    const [first] = group
    if (first === undefined) continue
    const puff = first.puff === 0 ? 0 : Math.max(1.5, first.puff * scale)
    const box = boxOf(group, { left, top: view.y, puff, table })
    if (box === undefined) continue
    const seen = {
      x: left + box.x / scale,
      y: view.y + box.y / scale,
      width: box.width / scale,
      height: box.height / scale,
    }
    const pixels = raster(markupOf(group, false, CLAY), '', seen, box.width)
    if (puff === 0) paintOn(table, box, pixels)
    else modelOn(table, box, pixels, puff, first.stuff)
  }
  return developed(table, sitter.mirror)
}

const sharesOf = (colour: string): number[] => bytesOf(colour).map((value) => value / 255)

/** The clay's own colours, without light. */
const CLAY: Print = {
  ...PLAIN,
  tones(fill, stuff) {
    const own = stuff === 'cloth' ? vivid(mix(fill, '#ffffff', 0.08), 1.14) : fill
    return {
      fill: own,
      shade: mix(own, '#2a2030', 0.2),
      deep: mix(own, '#2a2030', 0.3),
      light: own,
    }
  },
  deep: 0.25,
  blush: 0.4,
}

// Each part that puffs is modelled by itself; runs of flat parts are painted on together.
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.puff > 0 || (last?.[0]?.puff ?? 1) > 0) groups.push([part])
    else last?.push(part)
  }
  return groups
}

function boxOf(
  group: readonly Part[],
  { left, top, puff, table }: { left: number; top: number; puff: number; table: ClayTable },
): Box | undefined {
  const { scale, width, height } = table
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { d } of group) {
    let across: number | undefined
    for (const [word] of d.matchAll(/-?\d+\.?\d*/g)) {
      if (across === undefined) {
        across = Number(word)
        continue
      }
      const y = Number(word)
      ;[x0, x1] = [Math.min(x0, across), Math.max(x1, across)]
      ;[y0, y1] = [Math.min(y0, y), Math.max(y1, y)]
      across = undefined
    }
  }
  const pad = puff + 22 * scale
  const x = Math.max(0, Math.floor((x0 - left) * scale - pad))
  const y = Math.max(0, Math.floor((y0 - top) * scale - pad))
  const box = {
    x,
    y,
    width: Math.min(width, Math.ceil((x1 - left) * scale + pad)) - x,
    height: Math.min(height, Math.ceil((y1 - top) * scale + pad)) - y,
  }
  return box.width > 1 && box.height > 1 ? box : undefined
}

function groundOf({ light, behind, width, height }: Sitting): Float32Array {
  const [high = [], low = []] = light.ground.map((colour) => sharesOf(vivid(colour, 0.9)))
  const pool = behind.fork('pool')
  const [cx, cy] = [pool.between(0.3, 0.5), pool.between(0.24, 0.36)]
  const film = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / width - cx, row / height - cy]
      const share = Math.min(1, Math.hypot(x, y * 1.1) * 1.25)
      for (let c = 0; c < 3; c++)
        film[(row * width + column) * 3 + c] =
          (high[c] ?? 0) * (1.08 - share) + (low[c] ?? 0) * share
    }
  }
  return film
}

function layOver(film: Float32Array, pixels: Uint8Array): void {
  for (let index = 0; index * 3 < film.length; index++) {
    const left = 1 - numberAt(pixels, index * 4 + 3) / 255
    for (let c = 0; c < 3; c++)
      film[index * 3 + c] =
        numberAt(film, index * 3 + c) * left + numberAt(pixels, index * 4 + c) / 255
  }
}

function developed({ film, width, height }: ClayTable, isMirrored: boolean): Uint8Array {
  const out = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + (isMirrored ? width - 1 - column : column)) * 3
      const to = (row * width + column) * 4
      for (let c = 0; c < 3; c++)
        out[to + c] = Math.max(0, Math.min(255, numberAt(film, from + c) * 255))
      out[to + 3] = 255
    }
  }
  return out
}
