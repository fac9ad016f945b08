import { expect, it } from 'vitest'
import { judgeLoad } from '../load/judge.ts'
import { runLoad, sizeAsked } from '../load/load.ts'
import { slopeOf } from '../load/samples.ts'

it('[LD1] twenty creators whose games are written at once, with four windows each, see every part of them soon, and none waits much longer than another', async () => {
  judgeLoad(await runLoad(sizeAsked({ creators: 20, sockets: 80, seconds: 4 })))
}, 7_200_000)

it('[LD3] the slope of a memory is that of a line through what was seen of it', () => {
  expect(slopeOf([2, 5, 9].map((x) => [x, 7 - 3 * x]))).toBeCloseTo(-3)
  expect(slopeOf([1, 2, 3, 4].map((x) => [x, x % 2]))).toBeCloseTo(-0.2)
})
