import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
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

/** Where each provider says what its models cost. */
const PAGES: Readonly<Record<string, string>> = {
  anthropic: 'platform.claude.com',
  openai: 'developers.openai.com',
  google: 'ai.google.dev',
}
type PriceRow = Record<'provider' | 'model' | 'asOf' | 'source', string> &
  Record<'input' | 'output', number> & { cached?: number }

it('[ML108] each price names a model once, a day that is past, and a page of its own provider; less is paid for what is read again, and more for what is written', () => {
  const rows: PriceRow[] = parse(readFileSync('server/model/prices.yaml', 'utf8'))
  const names = rows.map(({ provider, model }) => `${provider} ${model}`)
  expect(new Set(names).size).toBe(rows.length)
  for (const { provider, model, asOf, source, input, cached, output } of rows) {
    expect([model, new URL(source).host]).toEqual([model, PAGES[provider]])
    expect(Date.parse(asOf), model).toBeLessThan(Date.now())
    expect(output, model).toBeGreaterThan(input)
    expect(cached ?? 0, model).toBeLessThan(input)
  }
})
