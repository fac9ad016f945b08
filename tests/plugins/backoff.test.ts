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
