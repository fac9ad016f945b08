import type { ArtStyle } from '#schemas/settings.ts'
import type { Mood } from '../../picture.ts'
import { blend, type Light, light } from '../colour.ts'
import { cloudAt } from '../noise.ts'
import type { Palette } from '../palette.ts'
import { soften } from './sample.ts'

/** The colour behind everything: for a direction seen (sideways, up) and a place on the picture (0 to 1). */
export type Backdrop = (side: number, up: number, column: number, row: number) => Light

/** Skies for outdoors. Every look has its own. */
export function skyBackdrop(style: ArtStyle, palette: Palette, mood: Mood): Backdrop {
  if (style === 'DESIGN') return posterSky(palette)
  if (style === 'ANIME') return drawnSky(palette, mood)
  return paintedSky(palette, mood, style === 'RENDER_3D' ? 0.35 : 1)
}

function paintedSky(palette: Palette, mood: Mood, weather: number): Backdrop {
  const [top, middle, low] = palette.sky.map(light) as [Light, Light, Light]
  const cover = { storm: 0.4, rain: 0.44, snow: 0.42, fog: 0.5, dust: 0.56, clear: 0.6, dusk: 0.5 }[
    mood
  ]
  const dark = blend(top, middle, 0.35)
  return (side, up) => {
    const height = Math.max(0, up)
    const base =
      height < 0.3
        ? blend(low, middle, height / 0.3)
        : blend(middle, top, Math.min(1, (height - 0.3) * 1.6))
    const stretch = 1 / (height + 0.25)
    const cloud = cloudAt(side * 1.6 * stretch + 9, stretch * 1.9, 3, 5)
    const body = soften(cover - 0.08, cover + 0.22, cloud) * weather
    const lit = soften(
      cover,
      cover + 0.3,
      cloudAt(side * 1.6 * stretch + 9.1, stretch * 1.9 + 0.12, 3, 4),
    )
    return blend(base, blend(blend(low, [0.8, 0.8, 0.8], 0.25), dark, lit), body * 0.75)
  }
}

function drawnSky(palette: Palette, _mood: Mood): Backdrop {
  const [top, middle, low] = palette.anime.map(light) as [Light, Light, Light]
  const white = blend(low, [1, 1, 1], 0.55)
  return (side, up) => {
    const height = Math.max(0, up)
    let colour =
      height < 0.22
        ? blend(low, middle, height / 0.22)
        : blend(middle, top, Math.min(1, (height - 0.22) * 1.7))
    const bulge = cloudAt(side * 2.2 + 4, height * 3.4, 8, 5) - height * 0.75
    colour = blend(colour, blend(white, middle, 0.35), soften(0.36, 0.39, bulge) * 0.75)
    colour = blend(colour, white, soften(0.43, 0.46, bulge) * 0.9)
    return colour
  }
}

function posterSky(palette: Palette): Backdrop {
  const [ink, deep, paper, , lamp] = palette.poster.map(light) as [
    Light,
    Light,
    Light,
    Light,
    Light,
  ]
  const sun = blend(lamp, paper, 0.35)
  return (_side, _up, column, row) => {
    const away = Math.hypot((column - 0.66) * 1.78, row - 0.3)
    if (away < 0.11) return sun
    const ring = Math.min(4, Math.floor(away / 0.16))
    return blend(blend(deep, paper, 0.22), blend(ink, deep, 0.45), ring / 4)
  }
}

/** The quiet paper behind models on a table and behind busts. */
export function studioBackdrop(style: ArtStyle, palette: Palette): Backdrop {
  if (style === 'DESIGN') return posterPaper(palette)
  const anime = style === 'ANIME'
  const high = anime ? light(palette.anime[0]) : light(palette.sky[0])
  const middle = anime
    ? blend(light(palette.anime[1]), light(palette.anime[2]), 0.35)
    : blend(light(palette.sky[1]), light(palette.sky[2]), style === 'REALISTIC' ? 0.3 : 0.55)
  const edge = style === 'REALISTIC' ? 0.35 : 0.8
  return (_side, _up, column, row) => {
    const away = Math.min(1, Math.hypot(column - 0.5, (row - 0.46) * 0.9) * 1.5)
    const mottled = style === 'REALISTIC' ? 0.7 + 0.6 * cloudAt(column * 5, row * 5, 2, 3) : 1
    const [red, green, blue] = blend(
      middle,
      [high[0] * edge, high[1] * edge, high[2] * edge],
      soften(0.05, 1, away),
    )
    return [red * mottled, green * mottled, blue * mottled]
  }
}

function posterPaper(palette: Palette): Backdrop {
  const [ink, deep, paper, , lamp] = palette.poster.map(light) as [
    Light,
    Light,
    Light,
    Light,
    Light,
  ]
  const ground = blend(ink, deep, 0.75)
  const disc = blend(blend(deep, paper, 0.2), lamp, 0.08)
  return (_side, _up, column, row) => (Math.hypot(column - 0.5, row - 0.46) < 0.37 ? disc : ground)
}
