import type { ArtStyle } from '#schemas/settings.ts'
import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../palette.ts'
import { n } from './pen.ts'

/** Draws water from a line downwards, with the mirrored subject and the shimmer of its lamps. */
export function drawWater(
  style: ArtStyle,
  palette: Palette,
  y: number,
  mirrored: string,
  random: Random,
): string {
  const height = 675 - y
  const clip = `<clipPath id="pool"><rect y="${y}" width="1200" height="${height}"/></clipPath>`
  if (style === 'DESIGN')
    return `<rect y="${y}" width="1200" height="${height}" fill="${mix(palette.poster[0], palette.poster[1], 0.4)}"/>${posterWaves(palette, y)}`
  const sea = style === 'ANIME' ? mix(palette.anime[1], palette.anime[0], 0.4) : palette.sea
  const far = style === 'ANIME' ? palette.anime[2] : palette.sky[2]
  const fade = `<linearGradient id="pond" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(sea, far, 0.55)}"/><stop offset=".35" stop-color="${sea}"/><stop offset="1" stop-color="${mix(sea, '#04060c', 0.5)}"/></linearGradient>`
  const image = `<g clip-path="url(#pool)"><g transform="translate(0 ${2 * y}) scale(1 -1)" opacity=".5" filter="url(#ripple)">${mirrored}</g></g>`
  return `<defs>${clip}${fade}</defs><rect y="${y}" width="1200" height="${height}" fill="url(#pond)"/>${image}${glints(style, palette, y, random)}`
}

function glints(style: ArtStyle, palette: Palette, y: number, random: Random): string {
  const colour =
    style === 'ANIME'
      ? mix(palette.anime[2], '#ffffff', 0.4)
      : mix(palette.sky[2], palette.moon, 0.5)
  let out = ''
  for (let glint = 0; glint < 210; glint++) {
    const depth = random.next() ** 1.6
    const wide = (6 + random.next() * 30) * (0.4 + depth * 2.4)
    const tall = 0.5 + depth * 2
    out += `<ellipse cx="${random.whole(0, 1200)}" cy="${n(y + 2 + depth * (675 - y))}" rx="${n(wide)}" ry="${n(tall)}" fill="${glint % 3 ? colour : '#04060c'}" opacity="${n(0.08 + random.next() * 0.22)}"/>`
  }
  return out
}

function posterWaves(palette: Palette, y: number): string {
  let out = ''
  for (let row = 0; row < 7; row++) {
    const top = y + 18 + row * 24
    const size = 22 + row * 5
    let d = `M${-size} ${top}`
    for (let x = -size; x < 1240; x += size * 2)
      d += `q${size / 2} ${-size * 0.34} ${size} 0t${size} 0`
    out += `<path d="${d}" fill="none" stroke="${mix(palette.poster[1], palette.poster[row % 2 ? 3 : 2], 0.5)}" stroke-width="${n(2 + row * 0.4)}" opacity=".8"/>`
  }
  return out
}
