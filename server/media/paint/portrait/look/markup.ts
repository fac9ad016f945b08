import { mix } from '../../colour.ts'
import { multiply } from '../draw/colours.ts'
import { movedPath } from '../draw/curve.ts'
import type { Part, Stuff } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import type { SitterLight } from './sitter-light.ts'

/** The window of the drawing that is shown; the whole drawing is 600 by 800. */
export type Crop = { x: number; y: number; width: number; height: number }

// The tones of a fill under a look.
type Tones = { fill: string; shade: string; deep: string; light: string }

/** How a look turns parts into SVG: its tones, and how strongly each kind of light and shade is laid. */
export type Print = {
  tones(fill: string, stuff: Stuff): Tones
  shade: number
  deep: number
  light: number
  blush: number
  rim: number
  rimColour: string
  /** Width of the outline, 0 for none. */
  line: number
  lineColour(fill: string, stuff: Stuff): string | undefined
  /** How wide the shade along the far sides is, 1 as it was drawn. */
  reach: number
}

/** A print of tones alone, to be changed. */
export const PLAIN = {
  shade: 0,
  deep: 0,
  light: 0,
  blush: 0,
  rim: 0,
  rimColour: '#ffffff',
  line: 0,
  lineColour: () => undefined,
  reach: 1,
} as const satisfies Omit<Print, 'tones'>

const short = (value: number) => Math.round(value * 100) / 100

/** A whole SVG of a view, so many pixels across. */
export function sheetOf(view: Crop, across: number, body: string, defs = ''): string {
  const height = Math.round((across * view.height) / view.width)
  const box = `${view.x} ${view.y} ${view.width} ${view.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${height}" viewBox="${box}"><defs>${defs}</defs>${body}</svg>`
}

/** The markup of parts, turned over where the sitter looks the other way. */
export function markupOf(parts: readonly Part[], isMirrored: boolean, print: Print): string {
  const flip = isMirrored ? ' transform="translate(600 0) scale(-1 1)"' : ''
  const drawn = parts.map((part, index) => partMarkup(part, index, print)).join('')
  return `<clipPath id="far"><rect x="372" width="400" height="900"/></clipPath><g${flip}>${drawn}</g>`
}

function partMarkup(part: Part, index: number, print: Print): string {
  const { d, stuff, alpha } = part
  const { fill } = print.tones(part.fill, stuff)
  const see = alpha < 1 ? ` fill-opacity="${alpha}"` : ''
  const line = edgeOf(part, print)
  const inside = insideOf(part, print)
  if (inside === '') return `<path d="${d}" fill="${fill}"${see}${line}/>`
  const outline = line ? `<path d="${d}" fill="none"${line}/>` : ''
  const clip = `<clipPath id="c${index}"><path d="${d}"/></clipPath>`
  return `<path d="${d}" fill="${fill}"${see}/>${clip}<g clip-path="url(#c${index})">${inside}</g>${outline}`
}

function edgeOf({ ink, fill, stuff }: Part, { line, lineColour }: Print): string {
  const colour = line > 0 && ink > 0 ? lineColour(fill, stuff) : undefined
  return colour === undefined
    ? ''
    : ` stroke="${colour}" stroke-width="${short(line * ink)}" stroke-linejoin="round"`
}

// Light and shade inside of a part's outline, the strongest last.
function insideOf(part: Part, print: Print): string {
  const { d, stuff, auto, rim } = part
  const tones = print.tones(part.fill, stuff)
  const flesh = print.tones(mix(part.fill, '#d9604f', 0.3), 'cloth').fill
  const layers: string[] = []
  const path = (shape: string, fill: string, opacity: number, rule = '') => {
    if (opacity > 0)
      layers.push(`<path d="${shape}"${rule} fill="${fill}" fill-opacity="${short(opacity)}"/>`)
  }
  // An outline laid over itself moved leaves what lies along one side.
  const side = (dx: number, dy: number, fill: string, opacity: number) =>
    path(d + movedPath(d, dx, dy), fill, opacity, ' fill-rule="evenodd"')
  for (const shape of part.blush) path(shape, flesh, print.blush)
  for (const shape of part.light) path(shape, tones.light, print.light)
  // A lit edge towards the lamp.
  if (auto >= 20) side(auto * 0.16 + 2, auto * 0.18 + 2, tones.light, print.light * 0.75)
  if (auto > 0) side(-auto * print.reach, -auto * 0.45 * print.reach, tones.shade, print.shade)
  for (const shape of part.shade) path(shape, tones.shade, print.shade)
  for (const shape of part.deep) path(shape, tones.deep, print.deep)
  if (rim > 0 && print.rim > 0) {
    // Round the forehead hair has an edge that the rim light cannot reach.
    if (stuff === 'hair') layers.push('<g clip-path="url(#far)">')
    side(-rim, rim * 0.3, print.rimColour, print.rim)
    if (stuff === 'hair') layers.push('</g>')
  }
  return layers.join('')
}

/** Natural tones: hand-picked for skin, coloured shade for the rest. */
export function naturalTones({ skin }: Sitter, light: SitterLight): Print['tones'] {
  return (fill, stuff) => {
    if (stuff === 'skin' && fill === skin.base)
      return { fill, shade: skin.shade, deep: skin.deep, light: skin.light }
    if (stuff === 'glow')
      return { fill, shade: mix(fill, '#e08a3c', 0.4), deep: fill, light: '#fffbe6' }
    const shade = multiply(fill, light.shade)
    return {
      fill,
      shade,
      deep: multiply(shade, light.shade),
      light: mix(fill, light.lamp, stuff === 'hair' ? 0.3 : 0.22),
    }
  }
}
