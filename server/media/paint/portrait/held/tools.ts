import type { Held } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { BRIGHT, type Handle, METAL, STEEL, STICK } from './grip.ts'

/** Things one works or searches with. */
export const TOOLS = {
  key({ crayon }) {
    crayon.brush('0,60 0,-76', BRIGHT, 13, { ...METAL, ends: [1, 1] })
    crayon.shape('0,-74 -30,-90 -34,-122 -10,-142 20,-138 36,-112 26,-84', BRIGHT, {
      ...METAL,
      auto: 9,
      rim: 3,
    })
    crayon.oval(1, -110, 16, 15, '#4b3a28', { stuff: 'line' })
    crayon.shape('4,44! 34,44! 34,58! 22,58! 22,66! 34,66! 34,78! 4,78!', BRIGHT, { ...METAL })
  },
  torch({ crayon }) {
    crayon.shape('-14,60! 14,60! 16,-60! -16,-60!', '#3b4048', { ...METAL, auto: 9 })
    crayon.shape('-16,-58! 16,-58! 30,-96! -30,-96!', '#555c66', { ...METAL, auto: 12, rim: 3 })
    crayon.oval(0, -97, 29, 9, '#fff2c0', { stuff: 'glow', puff: 4 })
  },
  scissors({ crayon }) {
    crayon.shape('-6,-20! 2,-150! 14,-20!', STEEL, { ...METAL, rim: 2 })
    crayon.shape('6,-20! 40,-142! 20,-18!', mix(STEEL, '#ffffff', 0.25), { ...METAL })
    crayon.oval(8, -34, 6, 6, '#5a5f66', { ...METAL, ink: 0.6 })
    crayon.brush('0,20 -30,44 -26,76 0,80 10,56 4,20', '#3a3a42', 11, { ...METAL, ends: [1, 1] })
    crayon.brush('14,20 42,40 44,70 22,80 8,58', '#3a3a42', 11, { ...METAL, ends: [1, 1] })
  },
  brush({ crayon }) {
    crayon.at(0, 0, { turn: 14 }, () => {
      crayon.shape('-6,70! 6,70! 7,-90! -7,-90!', STICK, { ...METAL })
      crayon.shape('-9,-88! 9,-88! 10,-112 -10,-112', BRIGHT, { ...METAL, ink: 0.7 })
      crayon.shape('-10,-112 10,-112 11,-136 0,-164! -11,-136', '#26201e', {
        stuff: 'hair',
        puff: 6,
      })
    })
  },
  ladle({ crayon }) {
    crayon.brush('0,70 2,-80', STICK, 12, { ...METAL, ends: [1, 1] })
    crayon.shape('-6,-74 -36,-92 -40,-122 -8,-142 28,-136 42,-106 24,-80', STICK, {
      ...METAL,
      puff: 12,
      auto: 10,
      rim: 3,
    })
    crayon.oval(0, -112, 28, 18, mix(STICK, '#1a100a', 0.4), { stuff: 'line' })
  },
  wrench({ crayon }) {
    crayon.shape('-11,80! 11,80! 13,-74! -13,-74!', STEEL, { ...METAL, auto: 8, rim: 3 })
    crayon.shape(
      '-14,-70 -42,-96 -36,-136! -12,-140! -14,-108! 14,-108! 14,-140! 38,-134! 42,-96 16,-70',
      STEEL,
      { ...METAL, auto: 10, rim: 3 },
    )
  },
  magnifier({ crayon }) {
    crayon.brush('0,70 0,-44', '#3a2b22', 14, { ...METAL, ends: [1, 1] })
    crayon.oval(0, -92, 50, 50, BRIGHT, { ...METAL, puff: 8, auto: 8, rim: 3 })
    crayon.oval(0, -92, 39, 39, '#cfe0e2', {
      stuff: 'glass',
      puff: 0,
      light: '-24,-112 -6,-126 4,-120 -20,-96',
    })
  },
  camera({ crayon }) {
    crayon.shape('-70,-80! -30,-84! -22,-100! 24,-100! 30,-84! 66,-82! 70,10! -70,12!', '#2f3138', {
      ...METAL,
      puff: 10,
      auto: 16,
      rim: 4,
    })
    crayon.shape('-70,-58! 68,-60! 69,-46! -70,-44!', '#9aa0a6', { ...METAL, puff: 3 })
    crayon.oval(0, -34, 34, 34, '#1b1c22', { ...METAL, puff: 10, auto: 8, rim: 3 })
    crayon.oval(0, -34, 20, 20, '#4a6a86', {
      stuff: 'glass',
      puff: 4,
      light: '-12,-46 0,-50 -4,-40',
    })
  },
} as const satisfies { [Name in Held]?: Handle }
