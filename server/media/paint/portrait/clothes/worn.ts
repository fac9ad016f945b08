import type { Worn } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import { FLAT } from '../draw/part.ts'
import { type Sitter, wears } from '../sitter/sitter.ts'
import { necktie } from './collars.ts'
import type { Sew, Tailor } from './tailor.ts'

/** What is worn on the body, over its garment. */
export const WORN_PIECES = {
  tie: (tailor) => {
    if (tailor.sitter.garment !== 'suit' && tailor.sitter.garment !== 'labcoat') necktie(tailor)
  },
  scarf({ crayon, cx, accent }) {
    const dark = mix(accent, '#0b0b14', 0.35)
    crayon.shape(
      `${cx + 6},570 ${cx + 44},580 ${cx + 58},640 ${cx + 62},744! ${cx + 12},750! ${cx + 8},650`,
      accent,
      { puff: 10, auto: 12, rim: 3 },
    )
    for (const y of [700, 722])
      crayon.brush(`${cx + 12},${y} ${cx + 60},${y - 3}`, mix(accent, '#fff3dc', 0.5), 6, {
        ends: [1, 1],
      })
    crayon.shape(
      `${cx - 88},520 ${cx - 100},562 ${cx - 62},604 ${cx + 4},618 ${cx + 70},602 ${cx + 102},560 ${cx + 84},518 ${cx + 50},536 ${cx},548 ${cx - 54},538`,
      accent,
      { puff: 20, auto: 24, rim: 5 },
    )
    crayon.brush(`${cx - 90},548 ${cx - 40},580 ${cx + 30},586 ${cx + 90},556`, dark, 6)
    crayon.brush(`${cx - 70},586 ${cx - 10},604 ${cx + 50},594`, dark, 4)
  },
  pearls(tailor) {
    chain(tailor, 9, '#f2ece2', 20)
  },
  beads(tailor) {
    chain(tailor, 11, '#7a4a2c', 110)
  },
  bow({ crayon, cx, accent }) {
    crayon.shape(
      `${cx + 4},588! ${cx - 34},572! ${cx - 36},612! ${cx + 4},598! ${cx + 44},612! ${cx + 42},572!`,
      accent,
      { puff: 7, auto: 8 },
    )
    crayon.shape(
      `${cx - 6},582 ${cx + 16},582 ${cx + 16},604 ${cx - 6},604`,
      mix(accent, '#0b0b14', 0.3),
      { puff: 5 },
    )
  },
  shawl({ crayon, cx, b, accent }) {
    const dark = mix(accent, '#0b0b14', 0.35)
    crayon.shape(
      `${cx - 72},528 ${cx - 110 * b},552 ${cx - 196 * b},600 ${cx - 240 * b},700 ${cx - 220 * b},780! ${cx - 90},760 ${cx - 6},800! ${cx - 34},680`,
      accent,
      { puff: 20, auto: 26, rim: 4 },
    )
    crayon.shape(
      `${cx + 74},528 ${cx + 108 * b},552 ${cx + 184 * b},600 ${cx + 228 * b},700 ${cx + 210 * b},780! ${cx + 96},760 ${cx - 6},800! ${cx + 40},680`,
      accent,
      { puff: 20, auto: 30, rim: 5 },
    )
    crayon.brush(`${cx - 80},550 ${cx - 90},640 ${cx - 60},750`, dark, 6)
    crayon.brush(`${cx + 84},550 ${cx + 96},640 ${cx + 60},750`, dark, 6)
  },
  stethoscope({ crayon, cx }) {
    crayon.brush(`${cx - 66},536 ${cx - 86},610 ${cx - 66},690 ${cx - 14},724`, '#2f3b44', 10, {
      stuff: 'metal',
      puff: 6,
      ends: [1, 1],
    })
    crayon.brush(
      `${cx + 70},536 ${cx + 86},610 ${cx + 60},690 ${cx - 14},724 ${cx - 20},770`,
      '#2f3b44',
      10,
      { stuff: 'metal', puff: 6, ends: [1, 1] },
    )
    crayon.oval(cx - 20, 780, 19, 19, '#c5ccd2', { stuff: 'metal', puff: 8, auto: 8 })
    crayon.oval(cx - 20, 780, 10, 10, '#8f99a3', { stuff: 'metal', puff: 3, ink: 0.5 })
  },
  brooch({ crayon, cx, accent }) {
    crayon.oval(cx - 78, 664, 17, 14, '#d6a94e', { stuff: 'metal', puff: 7, auto: 6 })
    crayon.oval(cx - 78, 664, 9, 7, accent, { stuff: 'metal', puff: 4, ink: 0.5 })
  },
} as const satisfies { [Name in Worn]?: Sew }

function chain({ crayon, cx }: Tailor, r: number, fill: string, drop: number): void {
  const count = Math.round((190 + drop * 1.5) / (r * 1.9))
  for (let index = 0; index <= count; index++) {
    const share = index / count
    const x = cx + 4 - 72 + 144 * share
    const y = 552 + Math.sin(Math.PI * share) ** 0.8 * (34 + drop)
    crayon.oval(x, y, r, r, fill, { stuff: 'metal', puff: 6, auto: r * 0.7, ink: 0.7 })
    crayon.oval(x - r * 0.3, y - r * 0.35, r * 0.28, r * 0.28, '#ffffff', {
      stuff: 'glow',
      ...FLAT,
      alpha: 0.75,
    })
  }
}

/** Headphones belong to the head, over the hair, and so does a pencil behind the ear. */
export function drawOnHead(crayon: Crayon, sitter: Sitter): void {
  const w = sitter.head.wide
  if (wears(sitter, 'pencil')) {
    crayon.at(-92 * w, -18, { turn: -24 }, () => {
      crayon.shape('-5,-52! 5,-52! 5,44! 0,58! -5,44!', '#d9a33c', { puff: 4, auto: 3, ink: 0.7 })
      crayon.shape('-5,-52! 5,-52! 5,-64! -5,-64!', '#b5534a', { puff: 3, ink: 0.6 })
    })
  }
  if (!wears(sitter, 'headphones')) return
  crayon.brush(
    `${-104 * w},20 ${-118 * w},-70 -84,-150 -10,-180 66,-158 ${104 * w},-84 ${100 * w},-10`,
    '#2b2e36',
    15,
    { stuff: 'metal', puff: 8, ends: [1, 1] },
  )
  crayon.shape(
    `${-98 * w},-34 ${-126 * w},-28 ${-136 * w},14 ${-124 * w},54 ${-94 * w},58 ${-80 * w},14`,
    '#3b3f4a',
    { stuff: 'metal', puff: 14, auto: 10, rim: 4 },
  )
  crayon.oval(-112 * w, 12, 14, 24, '#6d7482', { stuff: 'metal', puff: 5, ink: 0.6 })
}
