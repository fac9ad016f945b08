import sharp from 'sharp'
import type { ArtStyle } from '#schemas/settings.ts'
import type { Mood } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { byteOf, mix } from '../colour.ts'
import { skyBackdrop } from '../look/backdrop.ts'
import type { Palette } from '../palette.ts'
import { softEllipse } from './distance.ts'
import { n, type Sketch } from './pen.ts'

const NIGHTS = new Set<Mood>(['storm', 'rain', 'dusk'])
const COLUMNS = 480
const ROWS = 270

/** The sky of a cover as SVG, sun or moon and stars included. */
export async function drawSky(
  style: ArtStyle,
  palette: Palette,
  mood: Mood,
  sketch: Sketch,
  random: Random,
): Promise<string> {
  const starry = sketch.backdrop === 'stars'
  if (style === 'DESIGN') return posterSky(palette, sketch, random)
  const base = starry
    ? nightSky(style, palette, random)
    : await cloudySky(style, palette, mood, sketch)
  return base + (starry ? '' : heavenlyBody(style, palette, mood, random))
}

async function cloudySky(
  style: ArtStyle,
  palette: Palette,
  mood: Mood,
  sketch: Sketch,
): Promise<string> {
  const backdrop = skyBackdrop(style, palette, mood)
  const bytes = new Uint8Array(COLUMNS * ROWS * 3)
  for (let row = 0; row < ROWS; row++) {
    const up = ((sketch.horizon + 40) / 675 - row / ROWS) * 0.95
    for (let column = 0; column < COLUMNS; column++) {
      const [red, green, blue] = backdrop((column / COLUMNS - 0.5) * 1.9, up, 0, 0)
      const place = (row * COLUMNS + column) * 3
      bytes[place] = byteOf(red)
      bytes[place + 1] = byteOf(green)
      bytes[place + 2] = byteOf(blue)
    }
  }
  const png = await sharp(bytes, { raw: { width: COLUMNS, height: ROWS, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer()
  return `<image width="1200" height="675" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}

function heavenlyBody(style: ArtStyle, palette: Palette, mood: Mood, random: Random): string {
  const shown = { storm: 0.85, rain: 0.5, snow: 0.35, fog: 0.5, dust: 0.9, clear: 1, dusk: 1 }[mood]
  const low = mood === 'dusk' || mood === 'dust'
  const [x, y] = [random.whole(170, 430), low ? random.whole(330, 380) : random.whole(100, 180)]
  const r = low ? 58 : 36
  const halo = `<circle cx="${x}" cy="${y}" r="${r * 4.5}" fill="url(#halo)" opacity="${n(shown * 0.75)}" style="mix-blend-mode:screen"/>`
  const face = `<circle cx="${x}" cy="${y}" r="${r}" fill="${mix(palette.moon, '#ffffff', style === 'ANIME' ? 0.4 : 0)}" opacity="${n(shown)}"/>`
  const soft = style === 'REALISTIC' ? ' filter="url(#soft3)"' : ''
  return `${halo}<g${soft}>${face}</g>${style === 'ANIME' && NIGHTS.has(mood) ? stars(random, 150) : ''}`
}

function nightSky(style: ArtStyle, palette: Palette, random: Random): string {
  const [deep, middle] =
    style === 'ANIME' ? [palette.anime[0], palette.anime[1]] : [palette.sky[0], palette.sky[1]]
  const clouds = Array.from({ length: 9 }, () => {
    const [x, y] = [random.whole(0, 1200), random.whole(0, 420)]
    const colour = random.pick([palette.accent, palette.glow, middle, palette.far])
    const [rx, ry] = [random.whole(260, 560), random.whole(110, 260)]
    return softEllipse(x, y, rx, ry, colour, random.between(0.14, 0.42), 'screen')
  })
  return `<rect width="1200" height="675" fill="${mix(deep, '#05060f', 0.45)}"/><rect width="1200" height="675" fill="url(#fall)" opacity=".55"/>${clouds.join('')}${stars(random, 260)}`
}

function stars(random: Random, count: number): string {
  let out = ''
  for (let star = 0; star < count; star++) {
    const size = 0.5 + random.next() ** 4 * 2.2
    out += `<circle cx="${random.whole(0, 1200)}" cy="${random.whole(0, 460)}" r="${n(size)}" fill="#fff" opacity="${n(random.between(0.3, 0.95))}"/>`
  }
  return out
}

// Rings about the brightest lamp, or about a sun where nothing shines.
function posterSky(
  { poster: [ink, deep, paper, accent, lamp] }: Palette,
  sketch: Sketch,
  random: Random,
): string {
  const brightest = [...sketch.glows].sort((first, second) => second.reach - first.reach)[0]
  const centre = brightest && brightest.y < 460 ? brightest : { x: random.whole(300, 420), y: 250 }
  const rings = Array.from({ length: 7 }, (_, index) => {
    const share = index / 6
    return `<circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(560 - index * 78)}" fill="${mix(mix(ink, deep, 0.55 + share * 0.45), lamp, share * 0.3)}"/>`
  })
  const moon =
    sketch.backdrop === 'none' && !brightest
      ? ''
      : `<circle cx="${centre.x > 600 ? 240 : 960}" cy="132" r="46" fill="${mix(paper, accent, 0.06)}"/>`
  return `<rect width="1200" height="675" fill="${mix(ink, deep, 0.5)}"/>${rings.join('')}${moon}`
}
