import { APICallError } from 'ai'
import { expect, it } from 'vitest'
import {
  ModelFault,
  type ModelFaultCode,
  modelFaultOf,
  retryAfterMs,
} from '#server/model/faults.ts'
import { addTokens, countedTokens, NO_TOKENS } from '#server/model/token-count.ts'

type Answer = {
  statusCode?: number
  responseBody?: string
  responseHeaders?: Record<string, string>
  cause?: unknown
}
const answered = (message: string, answer: Answer) =>
  modelFaultOf(
    new APICallError({ message, url: 'http://canary.test', requestBodyValues: {}, ...answer }),
  )

const HARD: readonly ModelFaultCode[] = ['wrongKey', 'unknownModel', 'quota', 'refusal', 'tooLong']
const SOFT: readonly ModelFaultCode[] = [
  ...(['busy', 'empty', 'broken', 'endless', 'silence', 'lost', 'unreachable', 'failed'] as const),
]

it('[ML47] the same question is worth asking again where the fault may pass, and nowhere else', () => {
  for (const code of HARD) expect(new ModelFault(code, '').isPassing, code).toBe(false)
  for (const code of SOFT) expect(new ModelFault(code, '').isPassing, code).toBe(true)
  expect(new ModelFault('busy', 'x')).toMatchObject({ message: 'x', tokens: NO_TOKENS })
})

it.each<[status: number, said: string, code: ModelFaultCode]>([
  [200, '', 'lost'],
  [299, '', 'lost'],
  [300, '', 'failed'],
  [400, 'bad', 'failed'],
  [400, 'maximum of 8 tokens', 'tooLong'],
  [400, 'too many tokens', 'tooLong'],
  [400, 'Context is full', 'tooLong'],
  [400, 'the token limit', 'tooLong'],
  [400, 'no such Model', 'unknownModel'],
  [401, '', 'wrongKey'],
  [402, '', 'quota'],
  [403, 'quota', 'wrongKey'],
  [404, '', 'unknownModel'],
  [413, '', 'tooLong'],
  [418, 'model', 'failed'],
  [429, 'slow down', 'busy'],
  [429, 'your Balance is low', 'quota'],
  [500, 'billing', 'failed'],
  [503, 'quota', 'busy'],
  [529, '', 'busy'],
])('[ML47] status %i with %j is the fault %s', (statusCode, said, code) => {
  for (const fault of [
    answered(said, { statusCode }),
    answered('', { statusCode, responseBody: said }),
  ]) {
    expect(fault.code).toBe(code)
    const within = 'the connection was lost within an answer'
    expect(fault.message).toBe(statusCode < 300 ? within : `the provider answered ${statusCode}`)
  }
})

it('[ML47] a provider that cannot be reached is told from one that was lost, however deep it is said', () => {
  const coded = (code: string) => Object.assign(new Error('no'), { code })
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT']) {
    expect(modelFaultOf(new Error('x', { cause: coded(code) })).code, code).toBe('unreachable')
    expect(answered('x', { cause: coded(code) }).code, code).toBe('unreachable')
  }
  expect(answered('no certificate', {}).code).toBe('unreachable')
  const lost = modelFaultOf(coded('ECONNRESET'))
  expect(lost).toMatchObject({ code: 'lost', message: 'the connection was lost' })
  expect(modelFaultOf('ECONNREFUSED').code).toBe('lost')
  expect(modelFaultOf(lost)).toBe(lost)
})

it('[ML47] a busy provider says when to come back, and no other fault does', () => {
  const responseHeaders = { 'retry-after': '7' }
  expect(answered('', { statusCode: 503, responseHeaders }).retryAfterMs).toBe(7_000)
  expect(answered('', { statusCode: 500, responseHeaders }).retryAfterMs).toBeUndefined()
  const now = Date.parse('2026-11-26T00:00:00Z')
  for (const [said, wait] of [
    [{}, undefined],
    [{ 'retry-after': '1.5' }, 1_500],
    [{ 'retry-after': ' 2 ' }, 2_000],
    [{ 'retry-after': '0' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': 'Thu, 26 Nov 2026 00:00:09 GMT' }, 9_000],
    [{ 'retry-after': 'Wed, 25 Nov 2026 00:00:09 GMT' }, undefined],
    [{ 'retry-after': '9', 'retry-after-ms': '40' }, 40],
    [{ 'retry-after': '9', 'retry-after-ms': '0' }, 9_000],
    [{ 'retry-after-ms': 'soon' }, undefined],
  ] as const)
    expect(retryAfterMs(said, now), JSON.stringify(said)).toBe(wait)
  expect(retryAfterMs(undefined)).toBeUndefined()
})

it('[ML48] what a provider does not count is none, and counts are added one by one', () => {
  const nothing = {
    inputTokens: undefined,
    inputTokenDetails: {},
    outputTokens: undefined,
    outputTokenDetails: {},
  }
  expect(countedTokens(nothing as Parameters<typeof countedTokens>[0])).toEqual({
    ...{ input: 0, cached: 0, output: 0, reasoning: 0 },
  })
  const all = {
    inputTokens: 1,
    inputTokenDetails: { cacheReadTokens: 2 },
    outputTokens: 3,
    outputTokenDetails: { reasoningTokens: 4 },
  }
  const counted = countedTokens(all as Parameters<typeof countedTokens>[0])
  expect(counted).toEqual({ input: 1, cached: 2, output: 3, reasoning: 4 })
  const more = { input: 10, cached: 20, output: 30, reasoning: 40 }
  expect(addTokens(counted, more)).toEqual({ input: 11, cached: 22, output: 33, reasoning: 44 })
  expect(addTokens(counted, NO_TOKENS)).toEqual(counted)
})
