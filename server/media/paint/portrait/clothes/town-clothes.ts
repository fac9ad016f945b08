import type { Garment } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { FLAT } from '../draw/part.ts'
import { wears } from '../sitter/sitter.ts'
import { buttons, lapels, necktie, roll, shirtCollar, vee } from './collars.ts'
import type { Sew } from './tailor.ts'

/** Clothes of the street and the parlour. */
export const TOWN_CLOTHES = {
  coat(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    vee(tailor, tailor.shirt, 720)
    shirtCollar(tailor, tailor.shirt)
    lapels(tailor, tailor.coat, 726, 118)
    buttons(tailor, [760], 26, mix(tailor.coat, '#e8c890', 0.45))
  },
  suit(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    vee(tailor, '#ece8df', 748)
    if (!wears(tailor.sitter, 'bow')) necktie(tailor)
    shirtCollar(tailor, '#f1ede4')
    lapels(tailor, tailor.coat, 752, 92)
    if (!tailor.sitter.woman && tailor.sitter.old > 0.3)
      tailor.crayon.shape(
        `${tailor.cx - 120},692! ${tailor.cx - 84},686! ${tailor.cx - 92},668! ${tailor.cx - 102},662! ${tailor.cx - 112},672!`,
        tailor.accent,
        { puff: 3 },
      )
  },
  jumper(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    for (let row = 0; row < 2; row++) {
      const points = Array.from(
        { length: 13 },
        (_, i) =>
          `${tailor.cx - 170 * tailor.b + i * 28 * tailor.b},${664 + row * 34 + (i % 2) * 12}!`,
      )
      tailor.crayon.brush(points.join(' '), row ? tailor.pale : tailor.sitter.accent, 7, {
        ends: [1, 1],
        stuff: 'cloth',
        ...FLAT,
        alpha: 0.75,
      })
    }
    roll(tailor, mix(tailor.coat, '#fff3dc', 0.1))
  },
  dress(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    tailor.crayon.shape(
      `${tailor.cx - 66},540! ${tailor.cx - 40},590 ${tailor.cx + 6},612 ${tailor.cx + 48},590 ${tailor.cx + 68},540!`,
      tailor.sitter.skin.base,
      {
        stuff: 'skin',
        ...FLAT,
        shade: `${tailor.cx - 56},530 ${tailor.cx - 34},556 ${tailor.cx - 4},590 ${tailor.cx + 30},620 ${tailor.cx + 90},590 ${tailor.cx + 90},530`,
      },
    )
    tailor.pair(() =>
      tailor.crayon.shape(
        '-78,540! -62,556 -44,588 -2,616! -30,650 -82,622 -104,566!',
        mix(tailor.shirt, '#ffffff', 0.3),
        { puff: 7, auto: 10, rim: 3 },
      ),
    )
    tailor.crayon.shape(
      `${tailor.cx - 14},612! ${tailor.cx + 4},620 ${tailor.cx + 24},610! ${tailor.cx + 20},634! ${tailor.cx + 4},626 ${tailor.cx - 12},636!`,
      tailor.accent,
      { puff: 5 },
    )
  },
  cardigan(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    vee(tailor, tailor.shirt, 742)
    shirtCollar(tailor, mix(tailor.shirt, '#ffffff', 0.25))
    tailor.pair(() =>
      tailor.crayon.shape(
        '-76,548! -58,560 -36,640 -2,750! -4,830! 22,830! 16,742 -28,622 -44,560!',
        mix(tailor.coat, '#0b0b14', 0.2),
        { puff: 7, auto: 7 },
      ),
    )
    buttons(tailor, [772, 812], 6, mix(tailor.coat, '#f1e3c6', 0.7))
  },
  shirt(tailor) {
    const cloth = tailor.sitter.age < 16 ? tailor.shirt : mix(tailor.coat, '#f1e8d8', 0.55)
    tailor.torso(cloth)
    tailor.folds(mix(cloth, '#2b2430', 0.32))
    tailor.crayon.shape(
      `${tailor.cx - 18},600! ${tailor.cx + 26},600! ${tailor.cx + 30},830! ${tailor.cx - 18},830!`,
      mix(cloth, '#ffffff', 0.18),
      { puff: 4, auto: 6, ink: 0.7 },
    )
    tailor.crayon.shape(
      `${tailor.cx - 30},556 ${tailor.cx + 4},606! ${tailor.cx + 36},556`,
      tailor.sitter.skin.base,
      {
        stuff: 'skin',
        ...FLAT,
        shade: `${tailor.cx - 30},540 ${tailor.cx},590 ${tailor.cx + 10},612 ${tailor.cx + 60},560`,
      },
    )
    shirtCollar(tailor, mix(cloth, '#ffffff', 0.28))
    buttons(tailor, [640, 700, 760], 5, mix(cloth, '#2b2430', 0.6))
  },
} as const satisfies { [Name in Garment]?: Sew }
