import type { ArtStyle } from '#schemas/settings.ts'
import { mix } from '../../colour.ts'
import { lightness } from '../draw/colours.ts'
import type { Crayon } from '../draw/crayon.ts'
import { FLAT } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import type { Feeling } from './face.ts'
import { facePlaces, spotPoints } from './face-places.ts'

/** How large each look draws eyes, and how far it opens them. */
const SCALES = {
  REALISTIC: { wide: 1.05, size: 1.12 },
  DESIGN: { wide: 1.05, size: 1.12 },
  RENDER_3D: { wide: 1.12, size: 1.34 },
  ANIME: { wide: 1.28, size: 1.72 },
} as const satisfies Record<ArtStyle, { wide: number; size: number }>

type Eye = {
  style: ArtStyle
  /** -1 the near eye, 1 the far one; also the way to its outer corner. */
  s: -1 | 1
  wide: number
  up: number
  down: number
  open: number
  slant: number
  lash: string
  /** The middle of the iris and its reach. */
  x: number
  y: number
  round: number
}

function eyeOf(sitter: Sitter, style: ArtStyle, { open: told, gaze }: Feeling, s: -1 | 1): Eye {
  const { eye, skin, old, young, hair } = sitter
  const isAnime = style === 'ANIME'
  const size = SCALES[style].size * (1 + young * (isAnime ? 0.12 : 0.34))
  const open = Math.min(1.3, told) * (1 - old * 0.08)
  return {
    style,
    s,
    wide: (s < 0 ? 22 : 18) * eye.wide * SCALES[style].wide,
    up: 10.5 * (eye.high + young * 0.16) * open * size,
    down: 6.75 * (0.7 + open * 0.3) * size,
    open,
    slant: eye.slant,
    lash: lightness(skin.base) < 0.5 ? '#140d0b' : mix('#1d1413', hair, 0.12),
    x: gaze * (isAnime ? 0.8 : 0.6) + 1.5,
    y: isAnime ? -1 : -1 - (1 - open) * 1.5,
    round: (isAnime ? 12.5 : 9.6) * (isAnime ? size * 0.72 : size * 0.96) * eye.wide,
  }
}

/** Draws one eye: socket, ball, iris and lids. */
export function drawEye(
  crayon: Crayon,
  sitter: Sitter,
  style: ArtStyle,
  feeling: Feeling,
  side: -1 | 1,
): void {
  const { across, eyeY } = facePlaces(sitter)
  const eye = eyeOf(sitter, style, feeling, side)
  crayon.at(across(side * (0.44 + sitter.young * 0.015)), eyeY, {}, () => {
    drawBall(crayon, sitter, eye)
    drawIris(crayon, sitter, eye)
    drawLids(crayon, sitter, eye)
  })
}

function drawBall(crayon: Crayon, { skin }: Sitter, eye: Eye): void {
  const { s, wide, up, down, slant, style, x, y, round } = eye
  const isAnime = style === 'ANIME'
  const isClay = style === 'RENDER_3D'
  crayon.shape(
    `${-s * wide * 1.25},-3 ${-s * wide * 0.6},${-up - 9} ${s * wide * 0.7},${-up - 8 - slant} ` +
      `${s * wide * 1.3},${-slant - 1} ${s * wide * 0.6},${down + 4} ${-s * wide * 0.6},${down + 5}`,
    skin.shade,
    { stuff: 'skin', ...FLAT, alpha: isAnime ? 0.22 : isClay ? 0.14 : s > 0 ? 0.8 : 0.42 },
  )
  crayon.shape(
    `${-s * wide},3! ${-s * wide * 0.55},${-up * 0.72} ${s * wide * 0.06},${-up} ` +
      `${s * wide * 0.66},${-up * 0.68 - slant * 0.6} ${s * wide},${-slant}! ` +
      `${s * wide * 0.5},${down * 0.86} ${-s * wide * 0.3},${down}`,
    mix('#f4efe6', skin.base, 0.14),
    {
      stuff: 'eye',
      puff: isClay ? 5 : 0,
      ink: 0,
      shade:
        `${-s * wide * 1.1},6 ${-s * wide * 0.5},${-up * 0.3} ${s * wide * 0.1},${-up * 0.48} ` +
        `${s * wide * 0.7},${-up * 0.3 - slant * 0.5} ${s * wide * 1.1},4 ${s * wide * 1.1},-40 ${-s * wide * 1.1},-40`,
      deep: spotPoints(x, y, farther(eye), round * (isAnime ? 1.18 : 1.04)),
    },
  )
}

// The far eye is seen a little from the side.
const farther = ({ s, round }: Eye): number => round * (s < 0 ? 1 : 0.92)

// Iris and pupil lie inside the white: they are cut by the lids above and below.
function drawIris(crayon: Crayon, { iris }: Sitter, eye: Eye): void {
  const { x, y, up, down, round, style } = eye
  const isAnime = style === 'ANIME'
  const top = Math.min(round, up * 0.96 + y)
  const low = Math.min(round * (isAnime ? 1.14 : 1), down * 0.98 - y)
  const rx = farther(eye)
  const disc = (k: number) =>
    `${x - rx * k},${y} ${x - rx * 0.72 * k},${y - top * 0.76 * k} ${x},${y - top * k} ${x + rx * 0.72 * k},${y - top * 0.76 * k} ` +
    `${x + rx * k},${y} ${x + rx * 0.7 * k},${y + low * 0.74 * k} ${x},${y + low * k} ${x - rx * 0.7 * k},${y + low * 0.74 * k}`
  const flat = { stuff: 'eye', ...FLAT } as const
  const gleam = { stuff: 'glow', ...FLAT } as const
  crayon.shape(disc(1), mix(iris, '#0d0a0a', 0.55), flat)
  crayon.shape(disc(0.82), isAnime ? mix(iris, '#c98a4a', 0.18) : iris, flat)
  if (isAnime)
    crayon.shape(
      `${x - rx * 0.6},${y + low * 0.3} ${x},${y + low * 0.22} ${x + rx * 0.6},${y + low * 0.3} ${x},${y + low * 0.82}`,
      mix(iris, '#f0c89a', 0.42),
      flat,
    )
  crayon.shape(disc(0.46), '#0e0b0c', flat)
  const [gx, gy] = isAnime ? [4.4, 4.8] : [2.8, 2.8]
  crayon.oval(x - rx * 0.36, y - top * 0.42, gx, gy, '#fffaf0', gleam)
  if (isAnime)
    crayon.oval(x + rx * 0.4, y + low * 0.42, 2.2, 2.2, '#fffaf0', { ...gleam, alpha: 0.8 })
}

function drawLids(crayon: Crayon, sitter: Sitter, eye: Eye): void {
  const { skin, old, woman, young, mien } = sitter
  const { s, wide, up, down, slant, lash, style } = eye
  const isAnime = style === 'ANIME'
  // A grown woman's lashes reach out.
  const flick = woman ? 7 - young * 5 : 3
  const heavy = (woman ? 5.6 : 4.6) * (isAnime ? 1.25 : 1) * (1 - old * 0.14) * (1 - young * 0.34)
  crayon.brush(
    `${-s * (wide + 1)},4 ${-s * wide * 0.55},${-up * 0.74} ${s * wide * 0.06},${-up - 1} ` +
      `${s * wide * 0.7},${-up * 0.68 - slant * 0.6} ${s * (wide + flick)},${-slant - flick * 0.4}`,
    lash,
    heavy,
    { ends: [0.22, 0.3] },
  )
  crayon.brush(
    `${-s * wide * 0.5},${down + 0.5} ${s * wide * 0.4},${down * 0.95} ${s * wide * 0.95},${-slant + 2}`,
    isAnime ? lash : mix(skin.deep, lash, 0.3),
    2,
    { ends: [0.1, 0.5] },
  )
  drawCrease(crayon, sitter, eye)
  if (woman && style !== 'RENDER_3D' && old < 0.6 && young < 0.5)
    crayon.brush(
      `${s * wide * 0.8},${-up * 0.55 - slant} ${s * (wide + 8)},${-slant - 7}`,
      lash,
      2.6,
      { ends: [0.8, 0] },
    )
  if (mien === 'weary')
    crayon.brush(
      `${-s * wide * 0.7},${down + 7} 0,${down + 12} ${s * wide * 0.7},${down + 8}`,
      skin.shade,
      4,
    )
}

function drawCrease(crayon: Crayon, sitter: Sitter, { s, wide, up, slant }: Eye): void {
  const { eye, skin, old } = sitter
  if (eye.crease <= 0 && old <= 0.4) return
  const gap = Math.max(eye.crease, old * 5)
  crayon.brush(
    `${-s * wide * 0.8},${-up * 0.5 - gap} ${s * wide * 0.05},${-up - gap} ` +
      `${s * wide * 0.9},${-up * 0.55 - gap * 0.6 - slant + old * 5}`,
    mix(skin.shade, skin.deep, 0.55),
    2.4,
  )
}
