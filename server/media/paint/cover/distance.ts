import type { ArtStyle } from '#schemas/settings.ts'
import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'
import { noiseAt } from '../noise.ts'
import type { Palette } from '../palette.ts'
import { n, type Sketch } from './pen.ts'

/** Draws what lies between sky and subject, paler the farther away. */
export function drawDistance(
  style: ArtStyle,
  palette: Palette,
  sketch: Sketch,
  random: Random,
): string {
  if (sketch.backdrop === 'none' || sketch.backdrop === 'stars') return ''
  let out = ''
  for (let layer = 0; layer < 3; layer++) {
    const colour = layerColour(style, palette, layer / 2)
    const y = sketch.horizon - 84 + layer * 42
    out += `<path d="${LINES[sketch.backdrop](y, layer, random.between(0, 40))}" fill="${colour}"/>`
    if (style !== 'DESIGN') out += mistBand(palette, style, y + 40, 0.2 + palette.haze * 0.4)
  }
  return out
}

/** A soft band of mist across the sheet. */
export function mistBand(palette: Palette, style: ArtStyle, y: number, strength: number): string {
  const colour = style === 'ANIME' ? palette.anime[2] : palette.sky[2]
  return softEllipse(600, y, 1250, 150, colour, Math.min(0.9, strength))
}

function layerColour(style: ArtStyle, palette: Palette, nearness: number): string {
  if (style === 'DESIGN')
    return mix(mix(palette.poster[1], palette.poster[2], 0.16), palette.poster[0], nearness * 0.72)
  if (style === 'ANIME') {
    return mix(
      mix(palette.anime[1], palette.anime[2], 0.4),
      mix(palette.anime[0], palette.anime[1], 0.35),
      nearness,
    )
  }
  const far = mix(palette.sky[2], palette.far, 0.55)
  return mix(far, mix(palette.near, palette.far, 0.35), nearness * (0.85 - palette.haze * 0.3))
}

type Line = (y: number, layer: number, shift: number) => string

const hills: Line = (y, layer, shift) => {
  let d = 'M0 675'
  for (let x = 0; x <= 1200; x += 12) {
    const broad = noiseAt(x / (240 - layer * 40) + shift, layer * 7, 1)
    const fine = noiseAt(x / 40 + shift, layer * 7, 2)
    d += `L${x} ${n(y - (broad - 0.3) * (150 - layer * 30) - fine * 12)}`
  }
  return `${d}L1200 675Z`
}

const dunes: Line = (y, layer, shift) => {
  let d = 'M0 675'
  for (let x = 0; x <= 1200; x += 10) {
    const phase = (x / (330 - layer * 50) + shift) % 1
    const crest = phase < 0.66 ? (phase / 0.66) ** 1.4 : 1 - (phase - 0.66) / 0.34
    d += `L${x} ${n(y + 44 - crest * (72 - layer * 12))}`
  }
  return `${d}L1200 675Z`
}

const pines: Line = (y, layer, shift) => {
  let d = `M0 675L0 ${n(y)}`
  const step = 26 + layer * 12
  for (let x = 0; x <= 1200 + step; x += step) {
    const tall = (0.5 + noiseAt(x * 0.37 + shift, layer * 5, 3)) * (90 + layer * 44)
    d += `L${n(x - step * 0.5)} ${n(y + 30)}L${n(x - step * 0.2)} ${n(y + 10 - tall * 0.5)}L${n(x - step * 0.3)} ${n(y + 10 - tall * 0.5)}L${n(x)} ${n(y - tall)}L${n(x + step * 0.3)} ${n(y + 10 - tall * 0.5)}L${n(x + step * 0.2)} ${n(y + 10 - tall * 0.5)}`
  }
  return `${d}L1200 675Z`
}

const skyline: Line = (y, layer, shift) => {
  let d = `M0 675L0 ${n(y)}`
  let x = 0
  for (let block = 0; x < 1200; block++) {
    const wide = 36 + noiseAt(block * 1.7 + shift, layer, 4) * 62
    const tall = noiseAt(block * 2.3 + shift, layer * 3, 5) ** 1.5 * (290 - layer * 60) + 30
    d += `L${n(x)} ${n(y - tall)}`
    if (block % 5 === 2)
      d += `L${n(x + wide / 2 - 2)} ${n(y - tall)}L${n(x + wide / 2)} ${n(y - tall - 44)}L${n(x + wide / 2 + 2)} ${n(y - tall)}`
    d += `L${n(x + wide)} ${n(y - tall)}`
    x += wide
  }
  return `${d}L1200 675Z`
}

const LINES = { hills, dunes, pines, skyline } satisfies Record<string, Line>

/** An ellipse that fades towards its edge: a gradient, because wide blurs are slow to draw. */
export function softEllipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  strength: number,
  blend = 'normal',
): string {
  const id = `e${n(x)}-${n(y)}-${n(rx)}-${colour.slice(1)}`.replaceAll('.', '_')
  const stops = [1, 0.72, 0.32, 0.08, 0].map(
    (share, index) =>
      `<stop offset="${index * 0.25}" stop-color="${colour}" stop-opacity="${Math.round(share * strength * 1000) / 1000}"/>`,
  )
  return `<defs><radialGradient id="${id}">${stops.join('')}</radialGradient></defs><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#${id})" style="mix-blend-mode:${blend}"/>`
}
