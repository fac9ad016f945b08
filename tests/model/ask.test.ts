import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askModel } from '#server/model/ask.ts'
import { MODEL_PROVIDERS } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import { ModelFault, type ModelFaultCode } from '#server/model/faults.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { INPUT, type Manner, OUTPUT, providerServer, type Said } from './provider-server.ts'

const RAIN = { content: '{"word":"rain, and then some more of it"}' }
const QUESTION = {
  purpose: 'scene' as const,
  instructions: 'Answer.',
  prompt: 'A word?',
  schema: z.object({ word: z.string() }),
}
/** Long enough for a busy machine, but for what is to be too late. */
const DEADLINES = { firstMs: 8_000, betweenMs: 8_000, wholeMs: 16_000 }
const SHORT: Partial<Record<ModelFaultCode, Partial<typeof DEADLINES>>> = {
  silence: { firstMs: 700, betweenMs: 700 },
  endless: { wholeMs: 1_200 },
}

async function ask(
  provider: (typeof MODEL_PROVIDERS)[number],
  says: Said,
  manner: Manner = {},
  given: { keepsSchema?: boolean; signal?: AbortSignal; late?: ModelFaultCode } = {},
) {
  const { choice, asked } = await providerServer(() => says, manner)
  const thoughts: string[] = []
  const parts: unknown[] = []
  const spent: SpentQuestion[] = []
  const answer = await askModel(
    {
      model: await connectModel(choice(provider)),
      keepsSchema: given.keepsSchema ?? true,
      deadlines: { ...DEADLINES, ...(given.late && SHORT[given.late]) },
    },
    {
      ...QUESTION,
      signal: given.signal ?? new AbortController().signal,
      onSpent: (one) => void spent.push(one),
      onThought: (text) => void thoughts.push(text),
      onPart: (part) => void parts.push(part),
    },
  ).catch((cause: unknown) => cause)
  return { answer, asked, spent, thoughts: thoughts.join(''), parts }
}

describe.each(MODEL_PROVIDERS)('a question to a model by the protocol of %s', (provider) => {
  it('[ML1] is answered in its shape, with its reasoning apart, while it grows, and with its tokens counted', async () => {
    const from = performance.now()
    const { answer, thoughts, parts, asked, spent } = await ask(
      provider,
      { ...RAIN, reasoning: 'What falls?' },
      { latency: 60 },
    )
    expect(answer).toMatchObject({
      value: JSON.parse(RAIN.content),
      tokens: { input: INPUT, output: OUTPUT },
    })
    expect(thoughts).toBe('What falls?')
    expect(parts.length).toBeGreaterThan(0)
    expect(asked).toEqual([{ instructions: 'Answer.', prompt: 'A word?' }])
    const tokens = expect.objectContaining({ input: INPUT, output: OUTPUT })
    expect(spent).toEqual([{ purpose: 'scene', tokens, ms: expect.any(Number), ended: 'answered' }])
    expect(spent[0]?.ms).toBeGreaterThan(0)
    expect(spent[0]?.ms).toBeLessThan(performance.now() - from)
  })

  it('[ML2] is told the shape in words where the model keeps none, and is read out of a fence or a wrong comma', async () => {
    for (const content of [
      `\`\`\`json\n${RAIN.content}\n\`\`\``,
      `Of course!\n${RAIN.content.replace('}', ',}')}`,
    ]) {
      const { answer, asked } = await ask(provider, { content }, {}, { keepsSchema: false })
      expect(answer).toMatchObject({ value: JSON.parse(RAIN.content) })
      expect(asked[0]?.instructions).toContain('JSON Schema')
    }
  })

  const faults: [ModelFaultCode, Said, Manner?][] = [
    ['wrongKey', { status: 401, message: 'invalid key canary-key' }],
    ['wrongKey', { status: 403, message: 'not allowed' }],
    ['unknownModel', { status: 404, message: 'no such model' }],
    ['unknownModel', { status: 400, message: 'the model stand-in-1 is not supported' }],
    ['quota', { status: 429, message: 'you exceeded your current quota' }],
    ['quota', { status: 402, message: 'payment required' }],
    ['busy', { status: 429, message: 'slow down', retryAfter: 7 }],
    ['busy', { status: 503, message: 'overloaded' }],
    ['failed', { status: 500, message: 'oops' }],
    ['tooLong', { status: 400, message: 'maximum context length is 8192 tokens' }],
    ['empty', { content: '' }],
    ['empty', { content: ' \n ' }],
    ['broken', { content: 'I would rather talk about the weather.' }],
    ['broken', { content: '{"word":"rain, and th' }],
    ['broken', { content: '{"words":"rain"}' }],
    ['lost', RAIN, { truncateAfterChunks: 2 }],
    ['lost', RAIN, { latency: 40, disconnectAfterMs: 60 }],
    ['silence', RAIN, { latency: 3_000 }],
    ['endless', { content: `{"word":"${'rain '.repeat(200)}"}` }, { latency: 200 }],
  ]
  it.each(faults)(
    '[ML3] that is not answered is a fault of one kind, %s, with nothing of the request in it',
    async (code, says, manner) => {
      const { answer } = await ask(provider, says, manner, { late: code })
      expect(answer).toBeInstanceOf(ModelFault)
      expect(answer).toMatchObject({ code, retryAfterMs: 'retryAfter' in says ? 7_000 : undefined })
      expect(String(answer)).not.toMatch(/canary|word\?|127\.0\.0\.1/)
    },
  )

  it('[ML3] that nobody hears is a fault too, and who leaves hears the reason they gave', async () => {
    const { choice, close } = await providerServer(() => RAIN)
    await close()
    const model = { model: await connectModel(choice(provider)), keepsSchema: true }
    const { signal } = new AbortController()
    await expect(askModel(model, { ...QUESTION, signal })).rejects.toMatchObject({
      code: 'unreachable',
    })
    const leaving = new AbortController()
    setTimeout(() => leaving.abort(new Error('left')), 100)
    const { answer, spent } = await ask(
      provider,
      RAIN,
      { latency: 1_000 },
      { signal: leaving.signal },
    )
    expect(answer).toMatchObject({ message: 'left' })
    expect(spent).toMatchObject([{ ended: 'left' }])
  })
})
