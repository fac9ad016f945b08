import { expect, it } from 'vitest'
import { costOf } from '#server/model/prices.ts'

const tokens = { input: 1_000_000, cached: 400_000, output: 200_000, reasoning: 0 }
const bill = (model: string, provider = 'anthropic') => ({ ...tokens, provider, model })

it('[ML64] tokens cost what their model is known to cost, with the day that was known; an unknown model costs nothing that is known', () => {
  const haiku = { amount: expect.closeTo(1.64), currency: 'USD', day: '2026-10-24' }
  expect(costOf([bill('claude-haiku-4-5')])).toEqual(haiku)
  expect(costOf([bill('claude-haiku-4-5-20251001')])).toEqual(haiku)
  // what is longer by more than a day is another model
  expect(costOf([bill('gpt-5.4-mini', 'openai')])?.amount).toBeCloseTo(
    0.6 * 0.75 + 0.4 * 0.075 + 0.2 * 4.5,
  )
  for (const model of ['gpt-5.4-pro', 'gpt-5', 'claude-haiku-4-5'])
    expect(costOf([bill(model, 'openai')])).toBeNull()
  // the day is that of the oldest price; read again costs as much where nobody says less
  expect(costOf([bill('claude-haiku-4-5'), bill('gemini-2.5-flash', 'google')])).toEqual({
    ...{ amount: expect.closeTo(1.64 + 0.3 + 0.5), currency: 'USD', day: '2026-03-31' },
  })
  expect(costOf([bill('claude-haiku-4-5'), bill('stand-in-1')])).toBeNull()
  expect(costOf([])).toBeNull()
})
