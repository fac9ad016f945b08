import type { ArtStyle } from '#schemas/settings.ts'
import type { CoverSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'
import { sketchEmblem } from '../emblem/sketch-emblem.ts'
import { weatherMarks } from '../look/weather.ts'
import { PALETTES, type Palette } from '../palette.ts'
import { drawDistance, mistBand, softEllipse } from './distance.ts'
import { chooseInks, type Inks } from './inks.ts'
import { n, type Shape, type Sketch } from './pen.ts'
import { drawSky } from './sky.ts'
import { SUBJECTS } from './subjects.ts'
import { drawWater } from './water.ts'

const WHOLE = 'width="1200" height="675"'

/** Composes a cover as one SVG of 1200 by 675, layer on layer from the sky to the weather. */
export async function composeCover(
  subject: CoverSubject,
  style: ArtStyle,
  random: Random,
): Promise<string> {
  const palette = PALETTES[subject.mood]
  const sketch = sketchOf(subject, random.fork('subject'))
  const inks = chooseInks(style, palette, sketch)
  const body = drawBody(sketch.shapes, inks, style)
  const layers = [
    await drawSky(style, palette, subject.mood, sketch, random.fork('sky')),
    drawDistance(style, palette, sketch, random.fork('distance')),
    sketch.water ? drawWater(style, palette, sketch.water, body, random.fork('water')) : '',
    drawBeams(sketch, palette, style),
    drawSmoke(sketch, palette, style),
    style === 'DESIGN' ? '' : mistBand(palette, style, sketch.horizon + 20, palette.haze * 0.55),
    body,
    drawGlows(sketch, style),
    drawAir(palette, style, sketch, random.fork('air')),
    weatherMarks(subject.mood, style, random.fork('weather')),
    drawSheet(palette, style),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" ${WHOLE}><defs>${definitions(palette, style)}</defs>${layers.join('')}</svg>`
}

function sketchOf({ place, mood, emblem }: CoverSubject, random: Random): Sketch {
  return emblem === undefined ? SUBJECTS[place](random, mood) : sketchEmblem(emblem, mood, random)
}

function definitions(palette: Palette, style: ArtStyle): string {
  const blur = (id: string, size: number) =>
    `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`
  const fade = (id: string, colour: string, strength: number) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".35" stop-color="${colour}" stop-opacity="${strength * 0.34}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  return [
    blur('soft3', 2),
    `<filter id="ripple"><feGaussianBlur stdDeviation="${style === 'ANIME' ? '0.5 2' : '2 6'}"/></filter>`,
    fade('halo', palette.moon, 0.8),
    fade('lamp', palette.glow, style === 'ANIME' ? 0.85 : 0.95),
    `<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}" stop-opacity="0"/><stop offset="1" stop-color="${style === 'ANIME' ? palette.anime[1] : palette.far}"/></linearGradient>`,
    `<radialGradient id="rim" cx=".5" cy=".5" r=".75"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#02030a" stop-opacity="${style === 'REALISTIC' ? 0.78 : 0.35}"/></radialGradient>`,
    `<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>`,
    `<pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="4.5" cy="4.5" r="1.6" fill="${palette.poster[0]}"/></pattern>`,
    `<linearGradient id="down" x1="0" y1="0" x2="0" y2="1"><stop offset=".25" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="lower"><rect ${WHOLE} fill="url(#down)"/></mask>`,
  ].join('')
}

function drawBody(shapes: readonly Shape[], inks: Inks, style: ArtStyle): string {
  const outline =
    style === 'ANIME'
      ? ` stroke="${inks.dark}" stroke-width="1.1" stroke-opacity=".55" stroke-linejoin="round"`
      : ''
  const paths = shapes.map(({ role, d }) => {
    const inked = role === 'wall' || role === 'roof' || role === 'accent' ? outline : ''
    return `<path d="${d}" fill="${inks[role]}"${inked}/>`
  })
  return `<g>${paths.join('')}</g>`
}

function drawBeams({ beams, glows }: Sketch, palette: Palette, style: ArtStyle): string {
  const poster = style === 'DESIGN'
  return beams
    .map((d, index) => {
      const from = glows.at(-1)
      const colour = poster ? palette.poster[4] : mix(palette.glow, '#ffffff', 0.25)
      if (poster)
        return `<path d="${d}" fill="${colour}" opacity="${beams.length > 1 ? 0.85 : 0.4}"/>`
      const id = `beam${index}`
      const source = originOf(d, from)
      return `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${source[0]}" cy="${source[1]}" r="860"><stop offset="0" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity=".04"/></radialGradient></defs><path d="${d}" fill="url(#${id})" filter="url(#soft3)" style="mix-blend-mode:screen"/>`
    })
    .join('')
}

function originOf(d: string, fallback: { x: number; y: number } | undefined): [number, number] {
  const [x, y] = d.slice(1).split('L')[0]?.split(' ').map(Number) ?? []
  return [x ?? fallback?.x ?? 600, y ?? fallback?.y ?? 300]
}

function drawSmoke({ smoke }: Sketch, palette: Palette, style: ArtStyle): string {
  if (!smoke) return ''
  const [x, y] = smoke
  const colour =
    style === 'DESIGN'
      ? mix(palette.poster[1], palette.poster[2], 0.5)
      : mix(palette.sky[2], '#ffffff', style === 'ANIME' ? 0.55 : 0.15)
  const puffs = Array.from({ length: 13 }, (_, index) => {
    const rise = index * 1.06
    const strength = style === 'REALISTIC' ? 0.4 - index * 0.024 : 0.95 - index * 0.055
    return `<circle cx="${n(x + rise * 26)}" cy="${n(y - rise * 11 - Math.sin(index * 1.7) * 8)}" r="${n(11 + index * 5)}" fill="${colour}" opacity="${n(strength)}"/>`
  })
  return `<g${style === 'REALISTIC' ? ' filter="url(#soft3)"' : ''}>${puffs.join('')}</g>`
}

function drawGlows({ glows, isEmblem }: Sketch, style: ArtStyle): string {
  if (style === 'DESIGN' || isEmblem) return ''
  return glows
    .map(
      ({ x, y, reach }) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(reach)}" fill="url(#lamp)" opacity="${style === 'ANIME' ? 0.62 : 0.72}" style="mix-blend-mode:screen"/>`,
    )
    .join('')
}

// What floats between the viewer and the scene: mist low down, and a dark foreground out of focus.
function drawAir(palette: Palette, style: ArtStyle, sketch: Sketch, random: Random): string {
  if (style === 'DESIGN') return ''
  const mist = mistBand(palette, style, 650, palette.haze * 0.35)
  if (style === 'ANIME') {
    let motes = ''
    for (let mote = 0; mote < 46; mote++) {
      motes += `<circle cx="${random.whole(60, 1140)}" cy="${random.whole(220, 650)}" r="${n(0.8 + random.next() * 2.4)}" fill="#fff6d0" opacity="${n(random.between(0.2, 0.75))}"/>`
    }
    return mist + motes
  }
  const veil = sketch.glows[0]
  const warm = veil ? softEllipse(veil.x, veil.y + 60, 620, 360, palette.glow, 0.1, 'screen') : ''
  return mist + warm
}

function drawSheet(palette: Palette, style: ArtStyle): string {
  if (style !== 'DESIGN') return `<rect ${WHOLE} fill="url(#rim)"/>`
  return `<g mask="url(#lower)"><rect ${WHOLE} fill="url(#dots)" opacity=".34"/></g><rect x="14" y="14" width="1172" height="647" fill="none" stroke="${palette.poster[2]}" stroke-width="6"/>`
}
