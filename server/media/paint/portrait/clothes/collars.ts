import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Tailor } from './tailor.ts'

/** What a coat leaves open on the chest. */
export function vee({ crayon, cx }: Tailor, fill: string, low: number): void {
  crayon.shape(
    `${cx - 62},530! ${cx - 30},560 ${cx + 6},572 ${cx + 38},560 ${cx + 66},530! ${cx + 60},620 ${cx + 10},${low}! ${cx - 58},620`,
    fill,
    {
      puff: 8,
      auto: 18,
      deep: `${cx - 70},560 ${cx - 50},600 ${cx - 20},660 ${cx},${low} ${cx - 40},${low} ${cx - 80},620`,
    },
  )
}

/** The collar of a shirt. */
export function shirtCollar({ pair, crayon }: Tailor, fill: string): void {
  pair(() =>
    crayon.shape('-56,516! -62,548! -58,588! -40,604! -2,578! -30,560 -46,540!', fill, {
      puff: 6,
      auto: 8,
      rim: 3,
      deep: '-58,510 -44,544 -4,578 -10,570 -36,540 -46,510',
    }),
  )
}

/** Collar and lapels of a coat. */
export function lapels({ pair, crayon }: Tailor, cloth: string, low: number, wide: number): void {
  pair((far) => {
    const tone = mix(cloth, far ? '#0b0b14' : '#fff3dc', 0.1)
    crayon.shape(
      `-62,546! -46,600 2,${low}! ${-wide + 26},${low - 74} ${-wide},640! -70,616! -84,560!`,
      tone,
      { puff: 9, auto: 10, rim: 3 },
    )
    crayon.shape(
      `-58,512! -70,540 -66,552! -62,566 -52,590! -70,618! ${-wide - 4},606! -100,570! -82,536!`,
      tone,
      { puff: 9, auto: 9, rim: 3 },
    )
  })
}

/** A striped tie. */
export function necktie({ crayon, cx, accent }: Tailor): void {
  crayon.shape(
    `${cx - 12},604! ${cx + 24},604! ${cx + 30},720! ${cx + 8},770! ${cx - 14},720!`,
    accent,
    { puff: 7, auto: 10 },
  )
  for (const y of [640, 672, 704])
    crayon.brush(`${cx - 10},${y + 10} ${cx + 22},${y - 8}`, mix(accent, '#fff3dc', 0.4), 5, {
      ends: [1, 1],
    })
  crayon.shape(
    `${cx - 15},576! ${cx + 27},576! ${cx + 20},606! ${cx - 7},606!`,
    mix(accent, '#0b0b14', 0.14),
    { puff: 7, auto: 8 },
  )
}

/** A collar that stands. */
export function stand({ pair, crayon }: Tailor, fill: string): void {
  pair(() =>
    crayon.shape('-56,506! -64,530 -68,556! -40,576 -1,586! -2,562! -30,550 -46,530!', fill, {
      puff: 8,
      auto: 9,
      rim: 3,
    }),
  )
}

/** The rolled neck of a jumper. */
export function roll({ crayon, cx }: Tailor, fill: string): void {
  crayon.shape(
    `${cx - 57},520 ${cx - 76},550 ${cx - 44},584 ${cx + 6},596 ${cx + 54},584 ${cx + 80},550 ${cx + 55},520 ${cx + 36},540 ${cx},550 ${cx - 38},540`,
    fill,
    { puff: 14, auto: 18, rim: 4 },
  )
  for (const dx of [-52, -30, -8, 14, 36, 56])
    crayon.brush(
      `${cx + dx},${552 - Math.abs(dx) * 0.3} ${cx + dx * 1.04},${578 - Math.abs(dx) * 0.3}`,
      mix(fill, '#0b0b14', 0.3),
      3,
    )
}

/** Two lapped edges: the wearer's left lies on top, also when the whole picture is turned over. */
export function wrap(
  { crayon, cx, sitter }: Tailor,
  tones: readonly [string, string],
  wide: number,
): void {
  const under = sitter.mirror ? 1 : -1
  crayon.shape(
    `${cx - 56},528! ${cx - 40},580 ${cx + 6},690! ${cx + 50},580 ${cx + 64},528! ${cx + 4},540`,
    sitter.skin.base,
    {
      stuff: 'skin',
      puff: 0,
      ink: 0,
      deep: `${cx - 34},520 ${cx + 4},574 ${cx + 40},584 ${cx + 80},560 ${cx + 80},500`,
      shade: `${cx + 10},520 ${cx + 14},700 ${cx + 80},640 ${cx + 80},520`,
    },
  )
  lap(crayon, cx, under, LOWER, tones, wide)
  lap(crayon, cx, -under, UPPER, tones, wide)
}

const LOWER = { lining: '24,700! 4,720!', edge: '8,716!', inner: -20, foot: 740 }
const UPPER = { lining: '56,776! 30,796!', edge: '36,788!', inner: 36, foot: 800 }

function lap(
  crayon: Crayon,
  cx: number,
  side: number,
  { lining, edge, inner, foot }: typeof LOWER,
  [pale, dark]: readonly [string, string],
  wide: number,
): void {
  const within = foot === UPPER.foot ? inner - wide : inner
  crayon.at(cx + 4, 0, { flip: side > 0 }, () => {
    crayon.shape(`-58,510! -50,560 -6,640 ${lining} -48,660 -76,580 -74,530!`, pale, {
      puff: 6,
      auto: 6,
    })
    crayon.shape(
      `-66,514! -66,566 -26,650 ${edge} ${within},${foot}! ${-56 - wide * 0.5},660 ${-74 - wide * 0.6},590 -80,530!`,
      dark,
      { puff: 9, auto: 9, rim: 3 },
    )
  })
}

/** A row of buttons, at these heights. */
export function buttons({ crayon, cx }: Tailor, rows: number[], dx: number, fill: string): void {
  for (const y of rows)
    crayon.oval(cx + dx, y, 7.5, 7.5, fill, { stuff: 'metal', puff: 4, ink: 0.6 })
}
