import type { ArtStyle } from '#schemas/settings.ts'
import type { Random } from '../../random.ts'
import { blend, type Light, light } from '../colour.ts'
import type { Backdrop } from '../look/backdrop.ts'
import { soften } from '../look/sample.ts'
import { cloudAt } from '../noise.ts'
import type { Palette } from '../palette.ts'

/** The wall behind somebody who sits another time, lit from a side: a pool of light, a slant of it, or a band of evening. */
export function litBackdrop(
  style: ArtStyle,
  palette: Palette,
  random: Random,
  side: number,
): Backdrop {
  if (style === 'DESIGN') return printed(palette, random, side)
  const anime = style === 'ANIME'
  const cool = anime ? light(palette.anime[0]) : light(palette.sky[0])
  const air = anime ? light(palette.anime[2]) : light(palette.sky[2])
  const middle = anime ? light(palette.anime[1]) : light(palette.sky[1])
  const warm = blend(light(palette.glow), middle, random.between(0.55, 0.8))
  const lit = random.chance(0.5) ? blend(warm, air, 0.25) : blend(middle, air, 0.5)
  const dark: Light = [cool[0] * 0.8, cool[1] * 0.8, cool[2] * 0.8]
  const share = random.pick([pool, slant, band])(random, side)
  const rough = style === 'REALISTIC' ? 0.6 : 0
  const seed = random.between(0, 40)
  return (_side, _up, column, row) => {
    const [red, green, blue] = blend(dark, lit, share(column, row))
    const mottled =
      rough === 0 ? 1 : 1 - rough / 2 + rough * cloudAt(column * 5 + seed, row * 5, 2, 3)
    return [red * mottled, green * mottled, blue * mottled]
  }
}

/** How much light falls on a place of the wall, 0 to 1. */
type Share = (column: number, row: number) => number

/** A lamp beside the shoulder. */
function pool(random: Random, side: number): Share {
  const [x, y] = [0.5 + side * random.between(0.22, 0.36), random.between(0.3, 0.6)]
  return (column, row) => 1 - soften(0.05, 0.75, Math.hypot(column - x, (row - y) * 0.9))
}

/** Light through a window that is not seen. */
function slant(random: Random, side: number): Share {
  const [lean, at] = [side * random.between(0.35, 0.7), random.between(0.35, 0.65)]
  const wide = random.between(0.2, 0.3)
  return (column, row) => {
    const away = Math.abs(column - at + (row - 0.5) * lean)
    return 0.18 + 0.72 * (1 - soften(wide * 0.8, wide * 1.25, away))
  }
}

/** The last light low down, the dark above. */
function band(random: Random): Share {
  const horizon = random.between(0.55, 0.75)
  return (_column, row) => soften(horizon - 0.6, horizon + 0.2, row)
}

/** Another cut of the poster's inks. */
function printed(palette: Palette, random: Random, side: number): Backdrop {
  const [ink, deep, paper, accent, lamp] = palette.poster.map(light) as Inks
  const ground = blend(ink, deep, random.between(0.3, 0.6))
  const shape = random.pick([
    blend(deep, paper, 0.34),
    blend(deep, accent, 0.5),
    blend(deep, lamp, 0.4),
  ])
  const at = 0.5 + side * random.between(0.14, 0.24)
  const lean = side * random.between(0.3, 0.55)
  const isDisc = random.chance(0.4)
  return (_side, _up, column, row) => {
    const isShape = isDisc
      ? Math.hypot(column - at, row - 0.36) < 0.3
      : column * side > (at + (row - 0.5) * lean) * side
    return isShape ? shape : ground
  }
}

type Inks = [Light, Light, Light, Light, Light]
