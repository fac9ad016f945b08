import type { Garment } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { FLAT } from '../draw/part.ts'
import { stand, wrap } from './collars.ts'
import type { Sew } from './tailor.ts'

/** Clothes of China and Japan. */
export const EASTERN_CLOTHES = {
  kimono(tailor) {
    const print = mix(tailor.coat, '#fff3dc', 0.32)
    tailor.torso(tailor.coat)
    const random = tailor.sitter.random.fork('print')
    for (let count = 0; count < 20; count++) {
      const [x, y] = [tailor.cx + random.between(-190, 180) * tailor.b, random.between(640, 800)]
      tailor.crayon.oval(x, y, 5, 5, print, { stuff: 'cloth', ...FLAT, alpha: 0.5 })
      tailor.crayon.oval(x + 8, y + 4, 3.4, 3.4, print, { stuff: 'cloth', ...FLAT, alpha: 0.4 })
    }
    tailor.folds(tailor.dark)
    wrap(tailor, [tailor.shirt, mix(tailor.coat, '#0b0b14', 0.22)], 30)
    tailor.crayon.shape(
      `${tailor.cx - 160 * tailor.b},772 ${tailor.cx},760 ${tailor.cx + 156 * tailor.b},772 ${tailor.cx + 160 * tailor.b},840! ${tailor.cx - 164 * tailor.b},840!`,
      tailor.accent,
      { puff: 12, auto: 30 },
    )
    tailor.crayon.brush(
      `${tailor.cx - 158 * tailor.b},806 ${tailor.cx},796 ${tailor.cx + 156 * tailor.b},806`,
      mix(tailor.accent, '#fff3dc', 0.5),
      8,
      { ends: [1, 1] },
    )
  },
  hanfu(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    wrap(tailor, ['#efe9dc', mix(tailor.accent, '#1a1420', 0.25)], 34)
    tailor.crayon.brush(
      `${tailor.cx - 150 * tailor.b},790 ${tailor.cx},778 ${tailor.cx + 146 * tailor.b},790`,
      tailor.accent,
      26,
      { stuff: 'cloth', puff: 6, ends: [1, 1] },
    )
  },
  tunic(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    tailor.crayon.brush(
      `${tailor.cx + 8},586 ${tailor.cx + 12},700 ${tailor.cx + 12},830`,
      tailor.dark,
      4.5,
      { ends: [1, 1] },
    )
    for (const y of [622, 676, 730, 784])
      tailor.crayon.oval(tailor.cx + 12, y, 7, 7, mix(tailor.coat, '#0b0b14', 0.55), {
        stuff: 'metal',
        puff: 4,
        ink: 0.5,
      })
    tailor.pair(() => {
      tailor.crayon.shape(
        '-58,520! -66,544 -64,566 -6,586! -4,572 -44,548 -52,526!',
        mix(tailor.coat, '#fff3dc', 0.06),
        { puff: 6, auto: 8, rim: 3 },
      )
      tailor.crayon.shape('-66,536! -82,560 -72,600! -30,604! -4,584! -44,566!', tailor.pale, {
        puff: 7,
        auto: 9,
        rim: 3,
      })
      tailor.crayon.shape('-128,660! -62,660! -62,676! -94,690 -128,676!', tailor.pale, {
        puff: 4,
        auto: 5,
      })
    })
  },
  qipao(tailor) {
    tailor.torso(tailor.coat)
    tailor.folds(tailor.dark)
    stand(tailor, mix(tailor.coat, '#fff3dc', 0.08))
    const side = tailor.sitter.mirror ? 1 : -1
    const x = (dx: number) => tailor.cx + 6 + dx * side
    tailor.crayon.brush(
      `${x(2)},584 ${x(24)},620 ${x(80)},634 ${x(124)},662 ${x(140)},720`,
      mix(tailor.coat, '#f1d9a0', 0.6),
      6,
      { ends: [1, 1], stuff: 'cloth', puff: 3 },
    )
    for (const [dx, y] of [
      [0, 586],
      [52, 628],
      [118, 658],
    ] as const) {
      tailor.crayon.oval(x(dx), y, 7, 7, '#e0b95c', { stuff: 'metal', puff: 4, ink: 0.6 })
      tailor.crayon.brush(
        `${x(dx - 20)},${y + 3} ${x(dx)},${y} ${x(dx + 20)},${y + 5}`,
        '#e0b95c',
        4.5,
        { stuff: 'metal', puff: 2 },
      )
    }
    const random = tailor.sitter.random.fork('print')
    for (let count = 0; count < (tailor.sitter.woman ? 7 : 0); count++) {
      const [px, py] = [tailor.cx + random.between(-170, 160) * tailor.b, random.between(650, 800)]
      for (let petal = 0; petal < 5; petal++) {
        const a = (petal / 5) * Math.PI * 2
        tailor.crayon.oval(
          px + Math.cos(a) * 9,
          py + Math.sin(a) * 9,
          6,
          6,
          mix(tailor.coat, '#f1d9c0', 0.42),
          { stuff: 'cloth', ...FLAT, alpha: 0.8 },
        )
      }
      tailor.crayon.oval(px, py, 4, 4, '#e0b95c', { stuff: 'cloth', ...FLAT })
    }
  },
} as const satisfies { [Name in Garment]?: Sew }
