import type { Random } from '../../../random.ts'
import { mix } from '../../colour.ts'
import { numberAt } from '../../mesh/geometry.ts'
import { chanceAt } from '../../noise.ts'
import { bytesOf, colourDistance, lightness } from '../draw/colours.ts'
import { blurred } from './blur.ts'
import { markupOf, PLAIN, type Print } from './markup.ts'
import type { SitterLight } from './sitter-light.ts'
import type { Sitting } from './sitting.ts'

/** A printed poster: a handful of flat inks, hard shade, and a second plate of grain for the soft one. */
export function printedPoster(sitting: Sitting): Uint8Array {
  const { sitter, parts, light, behind, raster } = sitting
  const body = markupOf(parts, sitter.mirror, printOf(sitting))
  const sheet = raster(groundOf(behind.fork('poster'), light.poster) + body)
  const plate = raster(markupOf(parts, sitter.mirror, PLATE))
  grain(sheet, plate, sitting)
  return sheet
}

function printOf({ sitter, light }: Sitting): Print {
  const [ink, deep, paper, accent, lamp] = light.poster
  const skin = mix(sitter.skin.base, paper, 0.24)
  const nearest = nearestInk(light.poster)
  const darker = (fill: string) =>
    lightness(fill) > 0.55 ? mix(fill, deep, 0.42) : mix(fill, ink, 0.62)
  return {
    ...PLAIN,
    tones(fill, stuff) {
      if (stuff === 'skin') {
        const own = fill === sitter.skin.base ? skin : mix(fill, paper, 0.12)
        const shade = mix(mix(sitter.skin.shade, accent, 0.14), deep, 0.1)
        return { fill: own, shade, deep: mix(shade, ink, 0.42), light: own }
      }
      if (stuff === 'eye' || stuff === 'glow') return { fill, shade: fill, deep: fill, light: fill }
      const own = stuff === 'line' ? mix(nearest(fill), fill, 0.5) : nearest(fill)
      const shade = darker(own)
      return { fill: own, shade, deep: darker(shade), light: mix(own, paper, 0.3) }
    },
    shade: 1,
    deep: 1,
    light: 0.7,
    rim: 0.95,
    rimColour: lamp,
    line: 2.6,
    // What is held keeps an edge, whatever ink lies behind it.
    lineColour: (_fill, stuff) => (stuff === 'metal' || stuff === 'paper' ? ink : undefined),
    reach: 0.8,
  }
}

// Cloth and hair are printed in the nearest of nine inks.
function nearestInk([ink, deep, paper, accent, lamp]: SitterLight['poster']): (
  fill: string,
) => string {
  const mixed = [
    mix(deep, paper, 0.5),
    mix(ink, accent, 0.5),
    mix(accent, paper, 0.5),
    mix(ink, deep, 0.5),
  ]
  const inks = [ink, deep, paper, accent, lamp, ...mixed]
  const known = new Map<string, string>()
  return (fill) => {
    const cached = known.get(fill)
    if (cached !== undefined) return cached
    const found = inks.reduce((best, other) =>
      colourDistance(other, fill) < colourDistance(best, fill) ? other : best,
    )
    known.set(fill, found)
    return found
  }
}

/** The second plate: how dark each place is, in grey. */
const PLATE: Print = {
  ...PLAIN,
  tones: (_fill, stuff) => ({
    fill: stuff === 'line' || stuff === 'eye' ? '#8a8a8a' : '#ffffff',
    shade: '#505050',
    deep: '#202020',
    light: '#ffffff',
  }),
  shade: 1,
  deep: 1,
  reach: 1.3,
}

// The blurred difference of light and dark is printed where chance is under it.
function grain(
  sheet: Uint8Array,
  plate: Uint8Array,
  { light, width, height, view }: Sitting,
): void {
  const size = width * height
  const tone = new Float32Array(size)
  for (let index = 0; index < size; index++) tone[index] = numberAt(plate, index * 4) / 255
  const soft = blurred(tone, width, height, (26 * width) / view.width)
  const [dark, pale] = [bytesOf(light.poster[0]), bytesOf(light.poster[2])]
  const coarse = Math.max(1, Math.round(width / 420))
  for (let index = 0; index < size; index++) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const chance = chanceAt(x / coarse, y / coarse, 7)
    const lean = numberAt(tone, index) - numberAt(soft, index)
    const isPerson = numberAt(plate, index * 4 + 3) > 127
    const fall = isPerson
      ? Math.max(0, -lean - 0.06) * 0.95 + 0.012
      : Math.max(0, y / height - 0.35) * 0.4
    if (chance < fall) speck(sheet, index * 4, dark)
    else if (chance > 0.992) speck(sheet, index * 4, pale)
  }
}

function speck(sheet: Uint8Array, at: number, [red, green, blue]: readonly number[]): void {
  sheet[at] = numberAt(sheet, at) * 0.72 + (red ?? 0) * 0.28
  sheet[at + 1] = numberAt(sheet, at + 1) * 0.72 + (green ?? 0) * 0.28
  sheet[at + 2] = numberAt(sheet, at + 2) * 0.72 + (blue ?? 0) * 0.28
}

// One big shape behind the head: sun, arch, rays, half a sun or a band.
function groundOf(random: Random, [ink, deep, paper, accent, lamp]: SitterLight['poster']): string {
  const soft = mix(deep, paper, 0.45)
  const [back, shape] = random.pick([
    [lamp, accent],
    [accent, lamp],
    [soft, paper],
    [paper, soft],
    [deep, lamp],
    [soft, accent],
    [paper, accent],
    [deep, soft],
  ])
  const figure = random.pick([
    () => `<circle cx="300" cy="350" r="226" fill="${shape}"/>`,
    () => `<path d="M96 800V350A204 204 0 0 1 504 350V900Z" fill="${shape}"/>`,
    () => raysOf(shape),
    () =>
      `<circle cx="300" cy="560" r="250" fill="${shape}"/><rect y="560" width="600" height="340" fill="${mix(ink, deep, 0.5)}"/>`,
    () => `<path d="M0 640L600 240V560L0 800Z" fill="${shape}"/>`,
  ])
  return `<rect width="600" height="900" fill="${mix(back, paper, 0.14)}"/>${figure()}`
}

function raysOf(fill: string): string {
  const at = (angle: number) =>
    `${(300 + 900 * Math.cos(angle)).toFixed(0)} ${(400 + 900 * Math.sin(angle)).toFixed(0)}`
  return Array.from({ length: 12 }, (_, index) => (index / 12) * Math.PI * 2)
    .map((angle) => `<path d="M300 400L${at(angle)} ${at(angle + 0.26)}Z" fill="${fill}"/>`)
    .join('')
}
