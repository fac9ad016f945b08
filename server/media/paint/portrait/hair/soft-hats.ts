import type { Hat } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { FLAT } from '../draw/part.ts'
import type { Hatter } from './hatter.ts'

/** Hats of soft cloth. */
export const SOFT_HATS = {
  cap({ crayon, main, dark }) {
    crayon.shape(
      '-118,-54 -134,-104 -100,-154 -20,-184 70,-176 118,-132 122,-86 96,-70 20,-84 -60,-76',
      main,
      { puff: 24, auto: 22, rim: 5 },
    )
    crayon.brush('-20,-182 10,-140 30,-88', dark, 3)
    crayon.shape('-62,-80! 20,-90 98,-76! 132,-52 142,-38 90,-54 10,-62 -56,-60', dark, {
      puff: 9,
      rim: 4,
      light: '-40,-76 30,-82 90,-72 30,-74',
    })
    crayon.oval(-8, -184, 8, 5, dark, { puff: 4 })
  },
  beret({ crayon, main, dark }) {
    crayon.shape(
      '-104,-70 -152,-96 -158,-146 -100,-188 0,-190 84,-160 104,-108 96,-74 20,-92 -50,-88',
      main,
      { puff: 28, auto: 24, rim: 5 },
    )
    crayon.brush('-102,-72 -40,-92 30,-96 96,-76', dark, 9, {
      stuff: 'cloth',
      puff: 4,
      ends: [0.7, 0.7],
    })
    crayon.brush('-56,-188 -60,-200', dark, 6, { stuff: 'cloth', ends: [1, 1] })
  },
  beanie({ crayon, main, dark }) {
    crayon.shape('-112,-66 -118,-124 -80,-178 0,-200 74,-178 110,-126 104,-66 0,-84', main, {
      puff: 32,
      auto: 24,
      rim: 5,
    })
    for (const x of [-70, -36, 0, 36, 70])
      crayon.brush(`${x * 1.1},-90 ${x},-140 ${x * 0.5},-186`, dark, 3)
    crayon.shape(
      '-116,-46 -122,-84 -60,-104 0,-110 60,-106 112,-86 108,-46 40,-66 -40,-66',
      mix(main, '#ffffff', 0.1),
      { puff: 14, auto: 16, rim: 5 },
    )
    for (let x = -100; x < 108; x += 17)
      crayon.brush(`${x},${-92 + Math.abs(x) * 0.14} ${x},${-64 + Math.abs(x) * 0.12}`, dark, 3)
  },
  scarf({ crayon, main, dark }) {
    crayon.shape(
      '-96,120 -130,60 -134,-40 -116,-120 -60,-172 10,-180 74,-154 106,-96 110,-20 96,60 84,110 88,20 84,-50 54,-92 0,-102 -50,-86 -72,-30 -78,40 -60,110 0,168 30,176! -10,186 -60,160',
      main,
      { puff: 18, auto: 18, rim: 0 },
    )
    crayon.brush('-60,-92 -96,-60 -100,40', dark, 4)
    crayon.brush('0,-104 -70,-130 -118,-60', dark, 4)
    for (const [x, y] of [
      [-108, -20],
      [-84, -104],
      [-30, -140],
      [40, -134],
      [-112, 40],
      [84, -90],
      [0, -166],
    ] as const)
      crayon.oval(x, y, 5, 5, mix(main, '#fff3dc', 0.6), { stuff: 'cloth', ...FLAT })
    crayon.shape('6,168 30,160 52,172 62,206 36,196 20,222 4,200', main, { puff: 8, auto: 8 })
  },
  toque({ crayon }) {
    const white = '#f1ece0'
    crayon.shape(
      '-104,-110 -142,-150 -126,-204 -70,-214 -30,-240 30,-236 66,-212 122,-200 138,-150 104,-110 0,-126',
      white,
      { puff: 24, auto: 26, rim: 5 },
    )
    for (const x of [-60, -20, 24, 64])
      crayon.brush(`${x},-122 ${x * 1.1},-160 ${x * 1.2},-196`, '#b9b3ad', 4)
    crayon.shape('-108,-66! -112,-124! 0,-140 108,-124! 104,-68! 0,-88', white, {
      puff: 8,
      auto: 16,
      rim: 4,
    })
  },
} as const satisfies { [Name in Hat]?: (hatter: Hatter) => void }
