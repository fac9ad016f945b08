import type { Held } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import { FLAT } from '../draw/part.ts'
import { BRIGHT, type Handle, METAL, STICK } from './grip.ts'

/** Things that shine or ring. */
export const LIGHTS = {
  lantern({ crayon }) {
    crayon.brush('-44,22 -30,-14 0,-24 30,-14 44,22', '#3a3632', 7, { ...METAL, ends: [1, 1] })
    crayon.shape('-46,24! 46,24! 34,6! -34,6!', '#3a3632', { ...METAL, rim: 3 })
    crayon.shape('-40,24! 40,24! 46,110! -46,110!', '#ffdc8c', {
      stuff: 'glow',
      puff: 12,
      light: '-18,50 0,36 18,50 20,96 -20,96',
    })
    crayon.shape('0,46 14,74 8,98 -8,98 -14,74', '#fffbe6', { stuff: 'glow', ...FLAT })
    for (const x of [-42, -14, 14, 42])
      crayon.brush(`${x * 0.95},24 ${x * 1.08},110`, '#3a3632', 5, {
        ...METAL,
        puff: 3,
        ends: [1, 1],
      })
    crayon.shape('-54,110! 54,110! 48,128! -48,128!', '#3a3632', { ...METAL, rim: 3 })
  },
  candle({ crayon }) {
    crayon.shape('-15,20! 15,20! 15,-66! -15,-68!', '#f1e7cf', { stuff: 'paper', puff: 8, auto: 8 })
    crayon.shape('0,-132 18,-96 10,-72 -10,-72 -18,-96', '#ffc75e', { stuff: 'glow', puff: 6 })
    crayon.shape('0,-108 8,-90 4,-76 -5,-76 -8,-90', '#fffbe0', { stuff: 'glow', ...FLAT })
    crayon.shape('-46,24! 46,24! 34,42! -34,42!', BRIGHT, { ...METAL, rim: 3 })
  },
  bell({ crayon }) {
    crayon.shape('-8,-10! 8,-10! 8,30! -8,30!', STICK, { ...METAL })
    crayon.shape('0,20 -24,34 -32,74 -50,104! 50,104! 32,74 24,34', BRIGHT, {
      ...METAL,
      puff: 18,
      auto: 16,
      rim: 4,
    })
    crayon.oval(0, 108, 11, 10, mix(BRIGHT, '#1a100a', 0.4), { ...METAL })
  },
} as const satisfies { [Name in Held]?: Handle }
