import type { Garment } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { lightness } from '../draw/colours.ts'
import { buttons, lapels, necktie, shirtCollar, stand, vee } from './collars.ts'
import type { Sew } from './tailor.ts'

/** Clothes that say what somebody does. */
export const WORK_CLOTHES = {
  uniform(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    stand(tailor, mix(tailor.coat, '#0b0b14', 0.3))
    tailor.crayon.brush(
      `${tailor.cx + 8},586 ${tailor.cx + 12},700 ${tailor.cx + 12},830`,
      tailor.dark,
      5,
      { ends: [1, 1] },
    )
    for (const y of [620, 672, 724, 776]) {
      for (const dx of [-34, 52])
        tailor.crayon.oval(tailor.cx + dx, y, 8.5, 8.5, '#d6a94e', {
          stuff: 'metal',
          puff: 5,
          auto: 4,
          ink: 0.6,
        })
    }
    tailor.pair((far) => {
      const x = -172 * tailor.b
      tailor.crayon.shape(
        `${x},${594}! ${x + 82},${562}! ${x + 88},${574}! ${x + 6},${612}!`,
        mix('#d6a94e', tailor.coat, far ? 0.35 : 0.1),
        { stuff: 'metal', puff: 5, auto: 5 },
      )
      tailor.crayon.shape('-42,552! -16,566! -20,580! -46,566!', '#b0413e', { puff: 2, ink: 0.6 })
    })
  },
  labcoat(tailor) {
    const white = '#eceae4'
    tailor.torso(white)
    tailor.folds('#b9bcc2')
    vee(tailor, mix(tailor.coat, lightness(tailor.coat) > 0.7 ? '#5a7f8c' : tailor.coat, 0.7), 736)
    if (!tailor.sitter.woman) necktie(tailor)
    shirtCollar(tailor, mix(tailor.shirt, '#ffffff', 0.3))
    lapels(tailor, white, 742, 112)
    tailor.crayon.shape(
      `${tailor.cx - 150},720! ${tailor.cx - 84},720! ${tailor.cx - 86},790! ${tailor.cx - 148},790!`,
      white,
      { puff: 4, auto: 8 },
    )
    tailor.crayon.brush(`${tailor.cx - 128},744 ${tailor.cx - 128},700`, '#3f6a9c', 7, {
      stuff: 'metal',
      puff: 3,
      ends: [1, 1],
    })
    tailor.crayon.brush(`${tailor.cx - 112},744 ${tailor.cx - 112},704`, '#b0413e', 6, {
      stuff: 'metal',
      puff: 3,
      ends: [1, 1],
    })
  },
  overalls(tailor) {
    tailor.torso(tailor.shirt)
    tailor.folds(mix(tailor.shirt, '#3a3340', 0.35))
    shirtCollar(tailor, mix(tailor.shirt, '#ffffff', 0.2))
    const denim = mix(tailor.coat, '#2f4a68', 0.6)
    tailor.crayon.shape(
      `${tailor.cx - 100 * tailor.b},680! ${tailor.cx + 106 * tailor.b},680! ${tailor.cx + 128 * tailor.b},840! ${tailor.cx - 126 * tailor.b},840!`,
      denim,
      { puff: 10, auto: 28, rim: 4 },
    )
    tailor.pair(() =>
      tailor.crayon.shape(
        `${-136 * tailor.b},574! ${-102 * tailor.b},566! ${-70 * tailor.b},700! ${-100 * tailor.b},704!`,
        denim,
        { puff: 8, auto: 8 },
      ),
    )
    for (const dx of [-84, 92])
      tailor.crayon.oval(tailor.cx + dx * tailor.b, 696, 10, 10, '#d6a94e', {
        stuff: 'metal',
        puff: 5,
        auto: 4,
        ink: 0.6,
      })
    tailor.crayon.shape(
      `${tailor.cx - 40},736! ${tailor.cx + 52},736! ${tailor.cx + 48},810! ${tailor.cx - 38},810!`,
      mix(denim, '#fff3dc', 0.12),
      { puff: 5, auto: 8 },
    )
  },
  apron(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    shirtCollar(tailor, tailor.pale)
    const cloth = '#e9dfc8'
    tailor.pair(() =>
      tailor.crayon.shape('-56,550! -34,566! -62,690! -94,694!', cloth, { puff: 7, auto: 6 }),
    )
    tailor.crayon.shape(
      `${tailor.cx - 104 * tailor.b},682! ${tailor.cx + 4},690 ${tailor.cx + 106 * tailor.b},682! ${tailor.cx + 126 * tailor.b},750 ${tailor.cx + 170 * tailor.b},840! ${tailor.cx - 170 * tailor.b},840! ${tailor.cx - 126 * tailor.b},750`,
      cloth,
      { puff: 12, auto: 30, rim: 4 },
    )
    tailor.crayon.brush(
      `${tailor.cx - 102 * tailor.b},696 ${tailor.cx},704 ${tailor.cx + 104 * tailor.b},696`,
      tailor.accent,
      5,
      { ends: [1, 1] },
    )
    tailor.crayon.brush(
      `${tailor.cx - 20},730 ${tailor.cx - 14},780 ${tailor.cx - 24},830`,
      '#bfb29a',
      6,
    )
  },
  cassock(tailor) {
    const black = mix(tailor.coat, '#17161c', 0.72)
    tailor.torso(black)
    tailor.folds('#0b0a10')
    stand(tailor, black)
    tailor.crayon.shape(
      `${tailor.cx - 20},562! ${tailor.cx + 4},568 ${tailor.cx + 30},562! ${tailor.cx + 28},588! ${tailor.cx + 6},592 ${tailor.cx - 18},588!`,
      '#f3efe6',
      { puff: 5 },
    )
    buttons(tailor, [630, 670, 710, 750, 790], 8, mix(black, '#ffffff', 0.2))
  },
} as const satisfies { [Name in Garment]?: Sew }
