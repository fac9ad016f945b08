import type { Cut } from '../../../picture.ts'
import { type Barber, SHINE, type Trim } from './barber.ts'
import { CROPPED_CUTS } from './cropped-cuts.ts'

/** Cuts that are tied up or back. */
export const TIED_CUTS = {
  topknot(barber) {
    barber.crayon.shape('-34,-158 -40,-190 -8,-208 26,-192 20,-156', barber.base, {
      ...barber.finish,
      puff: 14,
    })
    barber.crayon.brush('-36,-162 -8,-156 22,-160', barber.sitter.accent, 11, {
      stuff: 'cloth',
      puff: 4,
      ends: [1, 1],
    })
    CROPPED_CUTS.slick(barber)
  },
  'low-bun'(barber) {
    pinned(barber)
    const { crayon, sitter } = barber
    if (sitter.ancestry === 'east' && sitter.old > 0.2)
      crayon.brush('-150,30 -124,40 -92,56', sitter.accent, 6, {
        stuff: 'metal',
        puff: 4,
        ends: [1, 0.4],
      })
  },
  'high-bun'(barber) {
    barber.crayon.shape(
      '-58,-150 -66,-190 -30,-222 22,-218 44,-186 28,-150 -14,-140',
      barber.base,
      { ...barber.finish, puff: 20, light: '-50,-176 -30,-206 4,-208 -24,-190 -38,-168' },
    )
    barber.strands(['-44,-160 -10,-190 30,-184', '-36,-196 0,-176 26,-160'], 4)
    pinned(barber)
  },
  ponytail(barber) {
    barber.crayon.shape(
      `${barber.crown(9)} 86,-54 80,-84 56,-102 10,-108 -30,-102 -60,-80 -74,-36 -78,6 -84,24 -100,20`,
      barber.base,
      { ...barber.finish, light: SHINE },
    )
    barber.strands(
      [
        '50,-104 20,-138 -50,-142',
        '6,-108 -30,-134 -88,-110',
        '-34,-100 -70,-110 -106,-70',
        '-64,-74 -90,-70 -110,-40',
      ],
      4,
    )
  },
  plait(barber) {
    pinned(barber)
    const dark = barber.dark
    for (let link = 0; link < 6; link++) {
      const [x, y, s] = [-98 + link * 3.5, 66 + link * 30, 1 - link * 0.07]
      barber.crayon.shape(
        `${x - 22 * s},${y - 14} ${x},${y - 22 * s} ${x + 22 * s},${y - 12} ${x + 16 * s},${y + 12} ${x},${y + 24 * s} ${x - 18 * s},${y + 10}`,
        barber.base,
        { ...barber.finish, puff: 9, auto: 9 },
      )
      barber.crayon.brush(
        `${x - 18 * s},${y - 10} ${x},${y + 4} ${x + 4},${y + 20 * s}`,
        dark,
        3.5,
        { stuff: 'hair', puff: 0 },
      )
    }
    barber.crayon.brush('-96,236 -80,240 -66,236', barber.sitter.accent, 10, {
      stuff: 'cloth',
      puff: 4,
      ends: [1, 1],
    })
    barber.crayon.shape('-92,240 -70,240 -66,262 -78,276 -92,262', barber.base, {
      ...barber.finish,
      puff: 6,
      auto: 6,
    })
  },
  pigtails(barber) {
    const { crayon, base, finish, sitter } = barber
    pinned(barber)
    for (const [x, y] of [
      [-128, 30],
      [116, 26],
    ] as const) {
      crayon.shape(
        `${x - 14},${y - 30} ${x + 12},${y - 32} ${x + 26},${y + 10} ${x + 18},${y + 62} ${x - 2},${y + 86} ${x - 24},${y + 56} ${x - 28},${y + 6}`,
        base,
        { ...finish, puff: 12, auto: 10 },
      )
      barber.strands(
        [
          `${x - 4},${y - 20} ${x - 10},${y + 20} ${x - 4},${y + 70}`,
          `${x + 8},${y - 18} ${x + 8},${y + 40}`,
        ],
        3.5,
      )
      crayon.oval(x, y - 28, 14, 11, sitter.accent, { puff: 6, auto: 5 })
    }
  },
} as const satisfies { [Name in Cut]?: Trim }

function pinned(barber: Barber): void {
  barber.crayon.shape(
    `${barber.crown(10)} 86,-54 78,-84 48,-110 20,-122! -24,-102 -60,-70 -74,-26 -80,20 -96,34 -112,20`,
    barber.base,
    { ...barber.finish, light: '-104,-56 -84,-110 -36,-140 6,-144 -40,-116 -84,-60' },
  )
  barber.strands(
    [
      '20,-124 -40,-108 -84,-56 -100,10',
      '16,-132 -60,-124 -106,-60 -108,0',
      '26,-124 62,-106 86,-66',
    ],
    4,
  )
}
