import type { ArtStyle } from '#schemas/settings.ts'
import type { Mien } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { drawEye } from './eye.ts'
import { facePlaces } from './face-places.ts'
import { drawMouth } from './mouth.ts'
import { drawNose } from './nose.ts'

/** What a mien does to a face. */
export type Feeling = {
  /** How far the eyes are open. */
  open: number
  /** Height of the brows' inner and outer ends; up is negative. */
  inner: number
  outer: number
  /** Lift of the corners of the mouth. */
  corner: number
  /** Extra lift of the near corner of the mouth and of the near brow. */
  skew: number
  gape: number
  gaze: number
}

const still = { skew: 0, gape: 0, gaze: 0 }

const FEELINGS = {
  calm: { ...still, open: 0.92, inner: 0, outer: 0, corner: 1 },
  warm: { ...still, open: 0.8, inner: -2, outer: 1, corner: 7 },
  guarded: { ...still, open: 0.7, inner: 4, outer: -1, corner: -2, gaze: -5 },
  weary: { ...still, open: 0.6, inner: -4, outer: 5, corner: -4, gaze: 1 },
  sly: { ...still, open: 0.68, inner: 3, outer: -3, corner: 3, skew: 7, gaze: -6 },
  proud: { ...still, open: 0.72, inner: -3, outer: -5, corner: -2, skew: 2, gaze: 3 },
  afraid: { ...still, open: 1.28, inner: -11, outer: -1, corner: -4, gape: 6, gaze: 4 },
  stern: { ...still, open: 0.76, inner: 8, outer: -2, corner: -5 },
  merry: { ...still, open: 0.62, inner: -4, outer: -3, corner: 9, gape: 12 },
  sad: { ...still, open: 0.78, inner: -8, outer: 4, corner: -7, gaze: 2 },
} as const satisfies Record<Mien, Feeling>

/** Draws the features of a face: what it feels, and what marks it. */
export function drawFace(crayon: Crayon, sitter: Sitter, style: ArtStyle): void {
  const told = FEELINGS[sitter.mien]
  const feeling: Feeling = {
    ...told,
    // A child looks with wide eyes.
    open: told.open + sitter.young * 0.16,
    gaze: told.gaze + sitter.poise.gaze,
  }
  if (sitter.freckles) drawFreckles(crayon, sitter)
  drawNose(crayon, sitter, style)
  for (const side of [-1, 1] as const) drawEye(crayon, sitter, style, feeling, side)
  for (const side of [-1, 1] as const) drawBrow(crayon, sitter, feeling, side)
  drawMouth(crayon, sitter, style, feeling)
  drawMarks(crayon, sitter)
}

function drawMarks(crayon: Crayon, sitter: Sitter): void {
  const { skin, marked } = sitter
  const { across, noseY, mouthY } = facePlaces(sitter)
  if (sitter.mole)
    crayon.oval(across(marked * 0.5), mouthY - 12, 2.6, 2.6, skin.deep, { stuff: 'line' })
  if (!sitter.scar) return
  const way = `${across(marked * 0.7)},${noseY - 26} ${across(marked * 0.56)},${noseY}`
  crayon.brush(`${way} ${across(marked * 0.52)},${noseY + 22}`, mix(skin.base, '#b4524a', 0.5), 5)
}

function drawFreckles(crayon: Crayon, sitter: Sitter): void {
  const { across, noseY } = facePlaces(sitter)
  const random = sitter.random.fork('freckles')
  for (let count = 0; count < 22; count++) {
    const x = across(random.between(-0.75, 0.6))
    crayon.oval(x, noseY - random.between(0, 26), 1.5, 1.4, sitter.skin.shade, { stuff: 'line' })
  }
}

function drawBrow(crayon: Crayon, sitter: Sitter, feeling: Feeling, side: -1 | 1): void {
  const { brow, old, woman, young, ancestry, hair } = sitter
  const { across, eyeY } = facePlaces(sitter)
  const skew = side < 0 ? -feeling.skew * 0.9 : 0
  const lift = feeling.open > 1.1 ? 5 : 0
  const y = eyeY - 27 - old - young * 7 - brow.high - lift + skew
  const dark = ancestry === 'europe' ? '#4a3a30' : '#1d1715'
  const points = [
    [0.2, y + 3 + feeling.inner],
    [0.34, y - 1 - brow.arch * 0.5 + feeling.inner * 0.6],
    [0.54, y - 2 - brow.arch + feeling.outer * 0.5],
    [0.74, y + 5 + feeling.outer],
  ] as const
  crayon.brush(
    points.map(([x, height]) => `${across(side * x)},${height}`).join(' '),
    mix(hair, dark, 0.45 - old * 0.3),
    9 * brow.thick,
    { stuff: 'hair', puff: 4, ink: 0, ends: [woman ? 0.55 : 0.75, 0.1] },
  )
}
