import { Resvg } from '@resvg/resvg-js'
import type { ArtStyle } from '#schemas/settings.ts'
import type { PortraitSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { drawPerson } from './draw/draw-person.ts'
import { clayModel } from './look/clay.ts'
import { drawnFilm } from './look/drawn-film.ts'
import { type Crop, sheetOf } from './look/markup.ts'
import { paintedPicture } from './look/painted.ts'
import { printedPoster } from './look/poster.ts'
import { lightOf } from './look/sitter-light.ts'
import type { Sitting } from './look/sitting.ts'
import { castSitter } from './sitter/cast-sitter.ts'

const LOOKS = {
  REALISTIC: paintedPicture,
  DESIGN: printedPoster,
  RENDER_3D: clayModel,
  ANIME: drawnFilm,
} as const satisfies Record<ArtStyle, (sitting: Sitting) => Uint8Array>

/** What is seen of the drawing: its upper square alone is a face that holds at the size of a thumb. */
const VIEW: Crop = { x: 62, y: 116, width: 476, height: 634.7 }

const printed = (svg: string): Uint8Array =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels

/**
 * Draws a portrait: RGBA pixels without holes. The person is drawn once as flat parts, and a look turns the drawing
 * into paint, print, clay or film; `again` has the same person sit another way. `print` makes pixels of an SVG.
 */
export function portraitPixels(
  subject: PortraitSubject,
  style: ArtStyle,
  random: Random,
  size: { width: number; height: number },
  again?: Random,
  print: (svg: string) => Uint8Array = printed,
): Uint8Array {
  const sitter = castSitter(subject, random, again)
  // A child sits lower.
  const view = { ...VIEW, y: VIEW.y + sitter.young * 30 }
  return LOOKS[style]({
    sitter,
    parts: drawPerson(sitter, style),
    light: lightOf(subject.mood, again),
    mood: subject.mood,
    behind: (again ?? random).fork('behind'),
    view,
    ...size,
    raster: (body, defs = '', seen = view, across = size.width) =>
      print(sheetOf(seen, across, body, defs)),
  })
}
