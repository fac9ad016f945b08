import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock'
import { afterEach } from 'vitest'
import type { ModelChoice, ModelProvider } from '#server/model/choice.ts'

/** Where each protocol lies under the one port of the server that stands in for all providers. */
const PATHS: Readonly<Record<ModelProvider, string>> = {
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  'openai-compatible': '/v1',
}
/** What every answer is said to have cost, in the words of each protocol. */
export const [INPUT, OUTPUT] = [120, 45]
const USAGE = {
  ...{
    prompt_tokens: INPUT,
    completion_tokens: OUTPUT,
    input_tokens: INPUT,
    output_tokens: OUTPUT,
  },
  ...{ promptTokenCount: INPUT, candidatesTokenCount: OUTPUT },
}

/** What an answer has cost by counters of a test's own, as the openai-compatible protocol tells it. */
type Counted = { prompt_tokens: number; completion_tokens: number }

export type Asked = { instructions: string; prompt: string }
/** What the model says to a question; a status refuses it. */
export type Said =
  | { content: string; reasoning?: string; finishReason?: string; counted?: Counted }
  | { status: number; message: string; code?: string; retryAfter?: number }

const running: LLMock[] = []
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())))

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? content.map((part: { text?: string }) => part.text ?? '').join('')
      : ''

/** How answers come: the pause before each piece in milliseconds, and after how many of them, or when, they break off. */
export type Manner = { latency?: number; truncateAfterChunks?: number; disconnectAfterMs?: number }

/** A server on loopback that speaks every provider's protocol; `says` is asked for each answer. */
export async function providerServer(
  says: (asked: Asked, calls: number) => Said,
  manner: Manner = {},
) {
  const server = new LLMock({ port: 0, chunkSize: 24, logLevel: 'silent' })
  running.push(server)
  const asked: Asked[] = []
  const answerTo = (said: Said) =>
    'status' in said
      ? {
          error: { message: said.message, type: 'error', ...(said.code && { code: said.code }) },
          status: said.status,
          ...(said.retryAfter && { retryAfter: said.retryAfter }),
        }
      : {
          content: said.content,
          usage: said.counted ?? USAGE,
          ...(said.reasoning && { reasoning: said.reasoning }),
          ...(said.finishReason && { finishReason: said.finishReason }),
        }
  const answer = (request: ChatCompletionRequest) => {
    const of = (role: string): string =>
      request.messages
        .filter((message) => message.role === role)
        .map(({ content }) => textOf(content))
        .join('\n')
    const question = { instructions: of('system'), prompt: of('user') }
    asked.push(question)
    return answerTo(says(question, asked.length))
  }
  server.on({ predicate: () => true }, answer, manner)
  const url = await server.start()
  const choice = (provider: ModelProvider): ModelChoice => ({
    ...{ provider, model: 'stand-in-1', apiKey: 'canary-key' },
    baseUrl: url + PATHS[provider],
  })
  const close = async () => {
    running.splice(running.indexOf(server), 1)
    await server.stop()
  }
  return { choice, asked, close }
}
