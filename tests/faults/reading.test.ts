import { afterAll, beforeAll, expect, it } from 'vitest'
import { openJudge } from './judge.ts'
import { READING_FAULTS } from './reading-faults.ts'

/** The other half of the 40, beside `folding.test.ts`. */
const HERE = 20

let judge: ReturnType<typeof openJudge>
beforeAll(() => {
  judge = openJudge()
})
afterAll(() => judge.close())

it('[BR2] faults in what is read and shown are caught, 20 of 20, by tests that pass without them', {
  timeout: 900_000,
}, async () => {
  expect(await judge.caughtOf(READING_FAULTS)).toEqual({ missed: [], caught: HERE })
})
