import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Finish } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'

/** What draws somebody's clothes: their cloths, and the body they hang on. */
export type Tailor = {
  crayon: Crayon
  sitter: Sitter
  /** The middle of the chest, and how wide the shoulders are. */
  cx: number
  b: number
  coat: string
  dark: string
  pale: string
  shirt: string
  accent: string
  torso(fill: string, finish?: Finish): void
  /** Draws a piece of the lit side, then the same for the far side. */
  pair(draw: (isFar: boolean) => void): void
  folds(colour: string): void
}

/** Draws one garment. */
export type Sew = (tailor: Tailor) => void

/** Hands somebody to the tailor. */
export function tailorOf(crayon: Crayon, sitter: Sitter): Tailor {
  const { coat, shirt, accent, old, build: b } = sitter
  const cx = 294
  const stoop = old * 10
  const s = (share: number) => cx + share * b
  return {
    crayon,
    sitter,
    cx,
    b,
    coat,
    dark: mix(coat, '#0b0b14', 0.4),
    pale: mix(coat, '#fff3dc', 0.2),
    shirt,
    accent,
    torso(fill, finish = {}) {
      crayon.shape(
        `${cx - 48},534 ${s(-104)},${562 + stoop * 0.4} ${s(-182)},${600 + stoop} ${s(-224)},676 ${s(-244)},830! ` +
          `${s(236)},830! ${s(212)},676 ${s(172)},${600 + stoop} ${s(98)},${562 + stoop * 0.4} ${cx + 52},534 ` +
          `${cx + 30},572 ${cx + 4},588 ${cx - 26},572`,
        fill,
        { puff: 46, auto: 46, rim: 6, ...finish },
      )
    },
    pair(draw) {
      crayon.at(cx + 4, 0, { flip: true, wide: 0.9 }, () => draw(true))
      crayon.at(cx, 0, {}, () => draw(false))
    },
    folds(colour) {
      crayon.brush(`${s(-142)},700 ${s(-136)},750 ${s(-146)},830`, colour, 6, { ends: [0, 0.8] })
      crayon.brush(`${s(140)},716 ${s(134)},760 ${s(142)},830`, colour, 6, { ends: [0, 0.8] })
    },
  }
}
