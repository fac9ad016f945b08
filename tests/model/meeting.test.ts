import { describe, expect, it } from 'vitest'
import { MODEL_PROVIDERS } from '#server/model/choice.ts'
import { retryAfterMs } from '#server/model/faults.ts'
import { meetModel } from '#server/model/meet.ts'
import { type Asked, providerServer, type Said } from './provider-server.ts'

const GOOD = { content: '{"sentence":"雨下得很轻。","count":6}' }

describe.each(MODEL_PROVIDERS)('a model of %s is met at the start', (provider) => {
  const met = async (says: (asked: Asked, calls: number) => Said, patienceMs?: number) => {
    const { choice } = await providerServer(says)
    return meetModel(choice(provider), patienceMs)
  }

  it('[ML4] and one line says what was found by asking', async () => {
    expect(await met(() => ({ ...GOOD, reasoning: 'rain' }))).toMatchObject({
      model: { known: { keepsSchema: true } },
      line: `Games are written with stand-in-1 (${provider}): it keeps the shape of an answer, it keeps the language, it thinks aloud, tokens are counted.`,
    })
    const { line } = (await met(() => ({
      content: GOOD.content.replace('雨下得很轻。', 'It rains.'),
    }))) as {
      line: string
    }
    expect(line).toContain('IT DOES NOT KEEP THE LANGUAGE')
    expect(line).toContain('it does not think aloud')
  })

  it('[ML4] and told the shape in words where it keeps none', async () => {
    const says = ({ instructions }: Asked): Said =>
      instructions.includes('JSON Schema') ? GOOD : { content: 'It rains.' }
    expect(await met(says)).toMatchObject({ model: { known: { keepsSchema: false } } })
  })

  it('[ML4] and nothing starts with one that cannot be worked with: the line says what to change', async () => {
    expect(await met(() => ({ status: 401, message: 'canary-key' }))).toEqual({
      refused: `No game can be written with stand-in-1 (${provider}): AI_API_KEY is refused: set one that is allowed to use this model.`,
    })
    expect(await met(() => ({ content: 'It rains.' }))).toMatchObject({
      refused: expect.stringContaining('set another AI_MODEL'),
    })
  })

  it('[ML4] and one that is away for now is waited for while games are told', async () => {
    expect(await met(() => ({ status: 503, message: 'busy' }))).toMatchObject({
      model: { known: { keepsSchema: true } },
      line: expect.stringContaining('NOT HEARD OF YET'),
    })
  })
})

it('[ML3] a time to come back is read in seconds, as a date, and to the millisecond', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(retryAfterMs({ 'retry-after': '7' }, now)).toBe(7_000)
  expect(retryAfterMs({ 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }, now)).toBe(9_000)
  expect(retryAfterMs({ 'retry-after-ms': '250', 'retry-after': '7' }, now)).toBe(250)
  for (const said of ['soon', '-3', '', 'Wed, 31 Dec 2025 00:00:00 GMT'])
    expect(retryAfterMs({ 'retry-after': said }, now)).toBeUndefined()
  expect(retryAfterMs(undefined, now)).toBeUndefined()
})
