import type { Hat } from '../../../picture.ts'
import type { Hatter } from './hatter.ts'

/** Hats that keep their shape. */
export const STIFF_HATS = {
  peaked({ crayon, main, dark, band }) {
    crayon.shape('-110,-84 -152,-142 -96,-186 0,-202 104,-184 146,-138 102,-86 0,-100', main, {
      puff: 20,
      auto: 24,
      rim: 5,
    })
    crayon.shape('-112,-86! -60,-104 10,-110 100,-88! 98,-60! 10,-78 -60,-74 -108,-54!', band, {
      puff: 8,
      auto: 12,
    })
    crayon.shape('-40,-76! 30,-82 98,-62! 126,-40 112,-32 60,-48 0,-54 -36,-52', '#15151b', {
      stuff: 'metal',
      puff: 8,
      rim: 4,
      light: '-20,-68 40,-74 90,-58 40,-64',
    })
    crayon.oval(26, -108, 17, 17, '#d6a94e', { stuff: 'metal', puff: 7, auto: 6 })
    crayon.oval(26, -108, 8, 8, dark, { puff: 3, ink: 0.5 })
    crayon.brush('-36,-74 30,-82 98,-62', '#d6a94e', 6, { stuff: 'metal', puff: 3, ends: [1, 1] })
  },
  brim({ crayon, main, dark, band }) {
    crayon.shape('-96,-84 -92,-150 -60,-192 -10,-182 40,-198 84,-160 94,-84 0,-96', main, {
      puff: 22,
      auto: 24,
      rim: 5,
    })
    crayon.brush('-10,-182 -2,-160 -8,-140', dark, 5)
    crayon.shape('-98,-86! 0,-104 96,-86! 96,-112! 0,-130 -97,-112!', band, { puff: 6, auto: 14 })
    crayon.shape(
      '-172,-58 -100,-92! 0,-106 98,-90! 152,-62 168,-44 96,-58 0,-70 -100,-54 -160,-38',
      main,
      {
        puff: 10,
        auto: 16,
        rim: 5,
        shade: '-170,-46 -90,-62 0,-76 90,-66 168,-50 168,-30 -170,-30',
      },
    )
  },
  bowler({ crayon, main, band }) {
    crayon.shape('-98,-82 -104,-140 -66,-194 0,-206 66,-192 102,-140 96,-82 0,-96', main, {
      puff: 34,
      auto: 26,
      rim: 5,
    })
    crayon.shape('-99,-84! 0,-102 97,-84! 98,-106! 0,-124 -101,-106!', band, { puff: 5, auto: 14 })
    crayon.shape(
      '-138,-74 -100,-86! 0,-104 98,-86! 134,-74 128,-56 96,-62 0,-78 -98,-62 -132,-54',
      main,
      { puff: 9, auto: 16, rim: 5 },
    )
  },
  straw({ crayon }) {
    const straw = '#d8b570'
    crayon.shape('-90,-90 -84,-146 -40,-176 30,-176 78,-146 86,-90 0,-104', straw, {
      puff: 24,
      auto: 22,
      rim: 5,
    })
    for (const y of [-120, -138, -156])
      crayon.brush(`-80,${y + 6} 0,${y - 8} 76,${y + 6}`, '#b08a48', 3)
    crayon.shape('-92,-92! 0,-110 90,-92! 88,-112! 0,-130 -90,-112!', '#a8483e', {
      puff: 5,
      auto: 12,
    })
    crayon.shape(
      '-204,-44 -110,-86 0,-108 108,-88 196,-50 206,-36 100,-50 0,-66 -110,-46 -200,-30',
      straw,
      {
        puff: 9,
        auto: 16,
        rim: 5,
        shade: '-204,-38 -100,-58 0,-74 100,-60 206,-42 206,-20 -204,-20',
      },
    )
    crayon.brush('-180,-44 -90,-74 0,-90 100,-76 180,-46', '#b08a48', 3)
  },
  cone({ crayon }) {
    const straw = '#c6a062'
    crayon.shape(
      '-214,-46 -120,-110 -14,-206! 2,-206! 116,-112 212,-46 110,-62 0,-70 -110,-60',
      straw,
      { puff: 22, auto: 36, rim: 5, ink: 1.1 },
    )
    for (const [x, y] of [
      [-150, -58],
      [-90, -66],
      [-30, -70],
      [40, -70],
      [100, -66],
      [156, -58],
    ] as const)
      crayon.brush(`-6,-200 ${x * 0.55},${-130} ${x},${y}`, '#94713c', 2.6)
    crayon.brush('-150,-82 0,-124 150,-84', '#94713c', 3)
    crayon.brush('-84,-58 -80,40 -30,140', '#6a3f30', 5, { ends: [1, 1] })
  },
  tophat({ crayon, main, band }) {
    crayon.shape('-92,-86 -104,-236! 0,-250 102,-236! 90,-86 0,-98', main, {
      puff: 18,
      auto: 28,
      rim: 5,
      light: '-84,-110 -92,-224 -66,-230 -64,-120',
    })
    crayon.shape('-93,-90! 0,-106 91,-90! 92,-122! 0,-138 -95,-122!', band, { puff: 5, auto: 14 })
    crayon.shape(
      '-148,-80 -96,-90! 0,-106 94,-90! 142,-80 136,-58 96,-64 0,-80 -98,-64 -140,-56',
      main,
      { puff: 9, auto: 16, rim: 5 },
    )
  },
} as const satisfies { [Name in Hat]?: (hatter: Hatter) => void }
