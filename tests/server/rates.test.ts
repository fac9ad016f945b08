import { asyncScheduler } from 'rxjs'
import { expect, it } from 'vitest'
import { createRates } from '#server/http/rates.ts'

const KEPT = 50_000
const ONE_AN_HOUR = { count: 1, withinMs: 3_600_000 }

it('[LM5] fifty thousand callers are counted, and beyond them the one longest unused is forgotten', () => {
  const rates = createRates({ now: () => 0, scheduler: asyncScheduler })
  for (let at = 0; at < KEPT; at++) rates.take(`caller ${at}`, ONE_AN_HOUR)
  // it asks in vain, and is the one used last from now on
  expect(rates.take('caller 0', ONE_AN_HOUR)).toBe(3_600)
  rates.take('one more', ONE_AN_HOUR)
  expect(rates.take('caller 0', ONE_AN_HOUR)).toBe(3_600)
  expect(rates.take('caller 2', ONE_AN_HOUR)).toBe(3_600)
  expect(rates.take('caller 1', ONE_AN_HOUR)).toBeNull()
})
