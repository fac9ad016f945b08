import { Resvg } from '@resvg/resvg-js'
import type { ArtStyle } from '#schemas/settings.ts'
import type { CoverSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { cloudAt, grainAt } from '../noise.ts'
import { composeCover } from './compose.ts'

/** Paints a cover that is drawn, not built: bytes of three a pixel. */
export async function drawnCover(
  subject: CoverSubject,
  style: ArtStyle,
  random: Random,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  const svg = await composeCover(subject, style, random)
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: size.width },
    font: { loadSystemFonts: false },
  }).render()
  return opaque(image.pixels, image.width, size, style)
}

// Brush and grain give the realistic look a surface; the others stay clean.
function opaque(
  pixels: Uint8Array,
  stride: number,
  { width, height }: { width: number; height: number },
  style: ArtStyle,
): Uint8Array {
  const bytes = new Uint8Array(width * height * 3)
  const painted = style === 'REALISTIC'
  // A stroke is many pixels wide: one value for four of them is fine enough.
  const strokes = new Float32Array(Math.ceil(width / 2)).fill(1)
  for (let row = 0; row < height; row++) {
    if (painted && row % 2 === 0) lay(strokes, row, 1200 / width)
    for (let column = 0; column < width; column++) {
      const brush = strokes[column >> 1] ?? 1
      const speck = painted ? grainAt(column, row) * 9 : 0
      const source = (row * stride + column) * 4
      const target = (row * width + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        const value = (pixels[source + channel] ?? 0) * brush + speck
        bytes[target + channel] = Math.max(0, Math.min(255, value))
      }
    }
  }
  return bytes
}

function lay(strokes: Float32Array, row: number, scale: number): void {
  for (let at = 0; at < strokes.length; at++)
    strokes[at] = 0.9 + 0.2 * cloudAt((at * 2 * scale) / 16, (row * scale) / 9, 6, 3)
}
