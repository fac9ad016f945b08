import type { Crayon } from '../draw/crayon.ts'
import { type Sitter, wears } from '../sitter/sitter.ts'
import { drawAge } from './age.ts'
import { facePlaces, spotPoints } from './face-places.ts'

/** Draws the neck and what the head's shadow leaves of it. */
export function drawNeck(crayon: Crayon, { skin, woman, build, young, old }: Sitter): void {
  const thick = (woman ? 0.8 : 1.04) * (1 - young * 0.26) * (0.5 + build * 0.5)
  const [l, r] = [-12 - 62 * thick, -12 + 60 * thick]
  crayon.shape(
    `${l},60 ${l + 2},150 ${l - 8},205 ${l - 40},236 -6,290 ${r + 46},240 ${r + 8},205 ${r - 2},150 ${r},60`,
    skin.base,
    {
      stuff: 'skin',
      puff: 26,
      shade: `${l - 30},60 ${l + 8},104 ${l + 22},150 -16,196 ${r - 24},226 ${r + 40},260 ${r + 80},60`,
      deep: `${l - 10},70 ${l + 18},112 -8,168 30,182 ${r + 30},190 ${r + 60},60`,
      rim: 3,
    },
  )
  if (old > 0.35) {
    crayon.brush('-4,176 -8,200 -12,228', skin.shade, 4 * old)
    crayon.brush(`${r - 26},186 ${r - 28},206 ${r - 20},230`, skin.deep, 4 * old)
  }
  if (!woman && old < 0.7 && young < 0.2) crayon.brush('18,186 26,196 20,208', skin.deep, 4)
}

/** Draws the head without features: face, ear and the big shapes of light and shade. */
export function drawHead(crayon: Crayon, sitter: Sitter): void {
  const { skin, old, head, young } = sitter
  const { across, chinY, noseY, mouthY, eyeY } = facePlaces(sitter)
  const w = head.wide
  const mid = across(0)
  const farSide =
    `40,-160 62,-110 76,-60 ${80 * w},-28 ${across(0.62)},${eyeY - 6} ${across(0.66)},${eyeY + 12} ` +
    `${80 * w},30 66,${mouthY - 22} ${mid + 36},${mouthY + 8} ${mid + 22},${chinY - 26} ` +
    `${mid + 2},${chinY + 12} 150,${chinY + 10} 150,-160`
  const underJaw =
    `${-112 * w},20 ${-92 * w},${chinY * 0.4} -66,${chinY * 0.74} -16,${chinY * 0.94} ` +
    `${mid + 4},${chinY * 0.975} ${mid},${chinY + 20} -90,${chinY + 10}`
  crayon.shape(outlineOf(sitter), skin.base, {
    stuff: 'skin',
    puff: 44,
    rim: 4,
    blush: [
      spotPoints(across(-0.62), noseY - 2 + young * 8, 25 + young * 6, 14 + young * 6),
      spotPoints(across(0.64), noseY - 4 + young * 8, 12 + young * 5, 12 + young * 4),
    ],
    // A child's face is round: its far side does not fall into planes.
    shade: [
      young > 0.5 ? roundSide(w, chinY) : farSide,
      underJaw,
      '-120,-60 -90,-40 -82,0 -88,36 -120,40',
    ],
    light: spotPoints(-22, -74, 34, 15),
  })
  drawEar(crayon, sitter)
  if (old > 0.25) drawAge(crayon, sitter)
}

const roundSide = (w: number, chinY: number): string =>
  `60,-160 ${74 * w},-80 ${80 * w},-10 ${78 * w},40 ${62 * w},${chinY * 0.72} 30,${chinY * 0.95} ` +
  `20,${chinY + 12} 150,${chinY + 10} 150,-160`

function outlineOf(sitter: Sitter): string {
  const { head, old, woman, young, build } = sitter
  const { chinY } = facePlaces(sitter)
  const w = head.wide
  const full = Math.max(-0.08, Math.min(0.12, (build / (woman ? 0.9 : 1.02) - 1) * (1 - young)))
  const jaw = head.jaw + old * 0.07 + (woman ? -0.05 : 0) + full + young * 0.07
  const chin = head.chin * (woman ? 0.8 : 1) * (1 - young * 0.3)
  const c = head.cheek + young * 0.06 + full * 0.4
  // A child's eyes lie lower, and its cheeks with them.
  const low = young * 18
  return [
    `${80 * w},-100 ${91 * w},${-48 + low} ${93 * w},${-22 + low} ${88 * w + young * 4},${2 + low}`,
    `${92 * c},${34 + low} ${83 * (jaw * 0.5 + 0.46 + young * 0.06)},${chinY * 0.57} ${64 * jaw + 6},${chinY * 0.77}`,
    `${30 + chin * 42},${chinY * 0.94} ${24 + chin * 10},${chinY} ${8 - chin * 20},${chinY * 0.985}`,
    `${-24 - chin * 34},${chinY * 0.9} ${-78 * jaw},${chinY * 0.66} ${-95 * w},${chinY * 0.34}`,
    `${-101 * w},0 ${-108 * w},-62 ${-84 * w},-124 -22,-150 40,-140`,
  ].join(' ')
}

function drawEar(crayon: Crayon, sitter: Sitter): void {
  const { skin, old, head, young } = sitter
  if (wears(sitter, 'headphones')) return
  const spot = { scale: 1 + old * 0.18, turn: -8 }
  crayon.at(-94 * head.wide, 12 + old * 3 + young * 14, spot, () => {
    crayon.shape('-10,-34 8,-30 15,-8 11,14 6,32 -6,36 -12,24 -20,4 -22,-18', skin.base, {
      stuff: 'skin',
      puff: 9,
      shade: '2,-22 9,-10 5,6 2,22 -5,26 -2,12 -8,4 -3,-8',
      deep: '3,-2 7,4 4,12 -1,8',
      ink: 0.7,
    })
  })
}
