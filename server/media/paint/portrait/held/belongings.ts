import type { Held } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { BRIGHT, type Handle, METAL, STICK } from './grip.ts'

/** Things one keeps, reads or carries. */
export const BELONGINGS = {
  book({ crayon, accent }) {
    crayon.shape('-72,-104! 62,-116! 74,44! -60,58!', mix(accent, '#2a1c18', 0.25), {
      ...METAL,
      stuff: 'paper',
      puff: 10,
      auto: 14,
      rim: 4,
    })
    crayon.shape('62,-116! 72,-110! 84,40! 74,44!', '#efe6d0', { stuff: 'paper', puff: 4 })
    crayon.brush('-52,-100 -42,52', mix(accent, '#f1d9a0', 0.5), 5, { ends: [1, 1] })
    crayon.shape('-28,-78! 42,-84! 46,-44! -24,-38!', '#e6d3a4', {
      stuff: 'paper',
      puff: 3,
      ink: 0.7,
    })
  },
  flute({ crayon, accent }) {
    crayon.at(0, 0, { turn: 24 }, () => {
      crayon.shape('-10,120! 10,120! 10,-170! -10,-170!', '#c2a062', { ...METAL, auto: 8, rim: 3 })
      for (const y of [-140, -104, -84, -64, -46])
        crayon.oval(-2, y, 4.5, 4.5, '#4b3520', { stuff: 'line' })
      for (const y of [-158, -122, 70])
        crayon.brush(`-10,${y} 10,${y}`, '#7a3b2f', 7, { ends: [1, 1] })
      crayon.brush('0,112 14,140 4,170', accent, 6)
    })
  },
  letter({ crayon }) {
    crayon.shape('-70,-92! 56,-110! 70,-20! -56,-2!', '#efe5cd', {
      stuff: 'paper',
      puff: 5,
      auto: 12,
      rim: 3,
    })
    crayon.brush('-68,-90 4,-44 56,-108', '#b8a684', 5, { ends: [1, 1] })
    crayon.oval(4, -46, 14, 13, '#a8352f', { ...METAL })
  },
  cup({ crayon, accent }) {
    crayon.shape('-44,-74! 40,-74! 34,6 14,20 -20,20 -38,6', mix('#e9e2d2', accent, 0.14), {
      ...METAL,
      stuff: 'paper',
      puff: 16,
      auto: 18,
      rim: 3,
    })
    crayon.oval(-2, -74, 42, 10, '#5a3a24', { stuff: 'paper', puff: 3 })
    crayon.brush('-42,-40 -2,-34 38,-40', accent, 7, { ends: [1, 1] })
    crayon.brush('-14,-90 -24,-112 -8,-130 -18,-152', '#f4efe6', 6, { alpha: 0.5 })
    crayon.brush('12,-90 4,-110 18,-128', '#f4efe6', 5, { alpha: 0.4 })
  },
  fan({ crayon, accent }) {
    crayon.shape(
      '0,0! -118,-82! -92,-126 -40,-158 20,-160 76,-134 106,-92!',
      mix(accent, '#f3e6cc', 0.5),
      { stuff: 'paper', puff: 6, auto: 16, rim: 3 },
    )
    for (const [x, y] of [
      [-118, -82],
      [-84, -132],
      [-40, -158],
      [20, -160],
      [74, -134],
      [106, -92],
    ] as const)
      crayon.brush(`0,4 ${x},${y}`, '#5a3f2c', 4, { ends: [1, 0.6] })
    crayon.brush('-92,-66 -50,-104 10,-116 84,-76', accent, 8, { ends: [0.6, 0.6] })
  },
  watch({ crayon }) {
    crayon.brush('0,0 -8,30 0,54', BRIGHT, 5, { ...METAL, ends: [1, 1] })
    crayon.oval(0, 92, 37, 37, BRIGHT, { ...METAL, puff: 10, auto: 8, rim: 3 })
    crayon.oval(0, 92, 28, 28, '#f4ecd8', { stuff: 'paper', puff: 3, ink: 0.6 })
    crayon.brush('0,94 0,72', '#2b2422', 4, { ends: [1, 0.6] })
    crayon.brush('0,92 15,100', '#2b2422', 4, { ends: [1, 0.6] })
  },
  cane({ crayon }) {
    crayon.shape('-9,160! 9,160! 9,-36! -9,-36!', STICK, { ...METAL, auto: 7 })
    crayon.shape('-12,-28 -16,-52 4,-64 44,-62 58,-46 44,-36 14,-40 12,-28', BRIGHT, {
      ...METAL,
      puff: 9,
      rim: 3,
    })
  },
  flower({ crayon, accent }) {
    crayon.brush('0,90 4,20 -2,-80', '#4f7a45', 8, { ...METAL, ends: [1, 1] })
    crayon.shape('0,-30 30,-58 54,-56 36,-34', '#4f7a45', { puff: 5, auto: 5 })
    for (let petal = 0; petal < 7; petal++) {
      const a = (petal / 7) * Math.PI * 2
      crayon.oval(
        -4 + Math.cos(a) * 24,
        -104 + Math.sin(a) * 22,
        19,
        17,
        mix(accent, '#f3e2dc', 0.3),
        { puff: 8, auto: 6, ink: 0.8 },
      )
    }
    crayon.oval(-4, -104, 13, 12, '#e6bd55', { puff: 6 })
  },
  pipe({ crayon }) {
    crayon.brush('4,-40 -34,-52 -84,-98 -104,-104', '#2b211c', 9, { ...METAL, ends: [0.9, 0.8] })
    crayon.shape('-14,-104! 34,-108! 32,-54 16,-30 -4,-32 -16,-54', '#7a4529', {
      ...METAL,
      puff: 12,
      auto: 10,
      rim: 3,
    })
    crayon.oval(10, -106, 23, 7, '#1c1310', { stuff: 'line' })
    crayon.brush('10,-116 0,-142 18,-166 6,-196', '#efe9dc', 7, { alpha: 0.45 })
  },
  bag({ crayon }) {
    const leather = '#6d4630'
    crayon.brush('-34,34 -26,-20 0,-30 28,-20 36,34', mix(leather, '#0b0b14', 0.35), 10, {
      ...METAL,
      ends: [1, 1],
    })
    crayon.shape('-84,30! 84,26! 98,150! -94,152!', leather, {
      ...METAL,
      stuff: 'cloth',
      puff: 16,
      auto: 20,
      rim: 4,
    })
    crayon.shape('-86,28! 86,24! 78,74 0,92 -78,76', mix(leather, '#fff3dc', 0.12), {
      puff: 8,
      auto: 10,
    })
    crayon.shape('-12,74! 14,73! 14,98! -12,99!', BRIGHT, { ...METAL, ink: 0.7 })
  },
} as const satisfies { [Name in Held]?: Handle }
