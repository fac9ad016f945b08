import { expect, it } from 'vitest'
import { createBackoff } from '#plugins/live/backoff.ts'

it('[LV4] pauses double up to thirty seconds, a fifth shorter at most, and begin anew once it went well', () => {
  let count = 0
  const backoff = createBackoff(() => `try ${count++}`)
  const whole = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
  for (let round = 0; round < 2; round++) {
    for (const most of whole) {
      const pause = backoff.nextMs()
      expect(pause).toBeGreaterThan(most * 0.8 - 1)
      expect(pause).toBeLessThanOrEqual(most)
    }
    backoff.reset()
  }
})

it('[LV4] clients that lost one server come back spread over a fifth of the pause', () => {
  const firsts = Array.from({ length: 2_000 }, (_, at) =>
    createBackoff(() => `${at}-${at * 7_919}`).nextMs(),
  )
  // ten moments of 10 ms: each has about a tenth of them
  const share = Array.from(
    { length: 10 },
    (_, moment) => firsts.filter((ms) => ms > 400 + moment * 10 && ms <= 410 + moment * 10).length,
  )
  for (const count of share) expect(count).toBeGreaterThan(100)
})

it('[LV4] the pause is never longer than thirty seconds, however long nobody answers', () => {
  const backoff = createBackoff(() => 'the same')
  const pauses = Array.from({ length: 100 }, () => backoff.nextMs())
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(24_000)
  expect(pauses.at(-1)).toBeLessThanOrEqual(30_000)
})
