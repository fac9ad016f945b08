import type { ArtStyle } from '#schemas/settings.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Sitter } from '../sitter/sitter.ts'
import type { Feeling } from './face.ts'
import { facePlaces, spotPoints } from './face-places.ts'

type Mouth = {
  mid: number
  y: number
  /** The corners, near and far. */
  l: number
  r: number
  lc: number
  rc: number
  thick: number
  low: number
  dip: number
}

function mouthOf(sitter: Sitter, style: ArtStyle, { corner, skew, gape }: Feeling): Mouth {
  const { lips, woman, young } = sitter
  const { across, mouthY: y } = facePlaces(sitter)
  const half = 0.27 * (1 - young * 0.2) + (corner > 4 ? 0.04 : 0)
  const isAnime = style === 'ANIME'
  return {
    mid: across(0.02) + 3,
    y,
    l: across(-half),
    r: across(half),
    lc: y - corner - skew,
    rc: y - corner * 0.8,
    thick: (woman ? 8.2 : 5.6) * lips * (isAnime ? 0.72 : 1),
    low: (woman ? 11 : 8.6) * lips * (isAnime ? 0.75 : 1) * (gape > 8 ? 0.55 : 1),
    dip: corner > 0 ? 2.5 : -1,
  }
}

/** Draws a mouth as its mien has it. */
export function drawMouth(crayon: Crayon, sitter: Sitter, style: ArtStyle, feeling: Feeling): void {
  const { skin, woman, old, young } = sitter
  const mouth = mouthOf(sitter, style, feeling)
  const { mid, y, l, r, lc, rc, thick, low, dip } = mouth
  const { gape, corner } = feeling
  const flat = { stuff: 'skin', puff: style === 'RENDER_3D' ? 3 : 0, ink: 0 } as const
  crayon.shape(
    `${l},${lc}! ${mid - 9},${y - thick * 0.9} ${mid},${y - thick * 0.62} ${mid + 7},${y - thick * 0.9} ${r},${rc}! ${mid + 2},${y + dip + 2}`,
    mix(skin.lip, skin.deep, 0.3),
    { ...flat, alpha: woman ? 1 : 0.8 },
  )
  crayon.shape(
    `${l + 6},${lc + 2} ${mid},${y + dip} ${r - 4},${rc + 2} ${mid + 14},${y + gape + low * 0.8} ${mid},${y + gape + low} ${mid - 14},${y + gape + low * 0.8}`,
    skin.lip,
    {
      ...flat,
      alpha: woman ? 1 : 0.62,
      light: woman && young < 0.5 ? spotPoints(mid - 5, y + gape + low * 0.5, 6, 2.2) : '',
    },
  )
  if (gape > 0) drawOpening(crayon, mouth, feeling)
  const end = corner > 0 ? -1.5 : 1.5
  crayon.brush(
    `${l - 3},${lc + end} ${mid - 9},${y + dip - 1} ${mid + 1},${y + dip + 0.5} ${mid + 8},${y + dip - 1} ${r + 2},${rc + end}`,
    mix(skin.deep, '#4a1c1c', 0.45),
    4.2 - old * 0.6,
    { ends: [0.35, 0.35] },
  )
  drawAround(crayon, sitter, mouth, feeling, style)
}

function drawOpening(
  crayon: Crayon,
  { mid, y, l, r, lc, rc, dip }: Mouth,
  { gape, corner }: Feeling,
): void {
  crayon.shape(
    `${l + 3},${lc + 1}! ${mid},${y + dip - 2} ${r - 3},${rc + 1}! ${mid + 10},${y + gape + 1} ${mid - 10},${y + gape + 1}`,
    '#5a2022',
    { stuff: 'line' },
  )
  if (corner <= 0) return
  crayon.shape(
    `${l + 5},${lc + 2}! ${mid},${y + dip - 1} ${r - 4},${rc + 2}! ${mid + 12},${y + gape * 0.46} ${mid - 12},${y + gape * 0.46}`,
    '#f6f0e6',
    { stuff: 'line' },
  )
}

// The shadow under the lower lip, the groove above, and what a smile does to the cheeks.
function drawAround(
  crayon: Crayon,
  { skin, young }: Sitter,
  { mid, y, l, r, lc, rc, thick, low }: Mouth,
  { gape, corner }: Feeling,
  style: ArtStyle,
): void {
  const foot = y + gape + low
  crayon.brush(
    `${mid - 15 + young * 4},${foot + 5} ${mid},${foot + 8} ${mid + 16 - young * 4},${foot + 4}`,
    skin.shade,
    6.5 - young * 2,
  )
  if (style !== 'ANIME' && young < 0.6)
    crayon.brush(`${mid + 2},${y - thick - 9} ${mid + 3},${y - thick - 1}`, skin.shade, 4.5)
  if (corner <= 4 || young >= 0.4) return
  crayon.brush(`${l - 10},${lc - 12} ${l - 13},${lc - 2} ${l - 9},${lc + 6}`, skin.shade, 3.4)
  crayon.brush(`${r + 6},${rc - 8} ${r + 8},${rc} ${r + 5},${rc + 6}`, skin.deep, 2.6)
}
