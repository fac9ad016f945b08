import { generateImage, type ImageModel, NoImageGeneratedError } from 'ai'
import type { PaintingProvider, PictureChoice } from './choice.ts'
import { ModelFault, modelFaultOf } from './faults.ts'
import { onlyPosting } from './only-posting.ts'
import type { OnSpent } from './spent.ts'
import { NO_TOKENS, type TokenCount } from './token-count.ts'

type Connection = { apiKey?: string; baseURL?: string; fetch: typeof fetch }
type Shape = 'wide' | 'tall'

const CONNECT: Readonly<
  Record<PaintingProvider, (connection: Connection, model: string) => Promise<ImageModel>>
> = {
  openai: async (connection, model) =>
    (await import('@ai-sdk/openai')).createOpenAI(connection).imageModel(model),
  google: async (connection, model) =>
    (await import('@ai-sdk/google')).createGoogle(connection).imageModel(model),
  'openai-compatible': async ({ baseURL = '', ...connection }, model) =>
    (await import('@ai-sdk/openai-compatible'))
      .createOpenAICompatible({ name: 'openai-compatible', baseURL, ...connection })
      .imageModel(model),
}

/** Google is told a shape; the others know some sizes only, and what comes is cut to ours. */
const FORM = {
  wide: { size: '1536x1024', aspectRatio: '16:9' },
  tall: { size: '1024x1536', aspectRatio: '3:4' },
} as const

/** One picture of a model. What `take` makes of the answer counts as answered; what it refuses is a broken answer. */
export type PictureQuestion<T> = {
  prompt: string
  shape: Shape
  deadlineMs: number
  signal: AbortSignal
  onSpent: OnSpent
  take: (base64: string) => Promise<T>
}

/** A fault of ours, however a library has wrapped it. */
const ownFaultIn = (cause: unknown): ModelFault | undefined =>
  cause instanceof ModelFault ? cause : cause instanceof Error ? ownFaultIn(cause.cause) : undefined

/** Asks once for one picture. Whatever goes wrong is a `ModelFault`. */
export async function askForPicture<T>(
  choice: PictureChoice,
  { prompt, shape, deadlineMs, signal, onSpent, take }: PictureQuestion<T>,
): Promise<T> {
  const from = performance.now()
  let tokens: TokenCount = NO_TOKENS
  const spend = (ended: Parameters<OnSpent>[0]['ended']): void =>
    onSpent({
      ...{ purpose: 'picture', model: choice.model },
      ...{ tokens, ms: performance.now() - from, ended },
    })
  const late = AbortSignal.timeout(deadlineMs)
  try {
    const { provider, model, apiKey, baseUrl } = choice
    const connection: Connection = {
      ...(apiKey === null ? {} : { apiKey }),
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
      fetch: onlyPosting,
    }
    const { size, aspectRatio } = FORM[shape]
    const { image, usage } = await generateImage({
      model: await CONNECT[provider](connection, model),
      prompt,
      n: 1,
      ...(provider === 'google' ? { aspectRatio } : { size }),
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, late]),
    })
    const { inputTokens = 0, outputTokens = 0 } = usage
    tokens = { ...NO_TOKENS, input: inputTokens, output: outputTokens }
    const taken = await take(image.base64).catch(() => {
      throw new ModelFault('broken', 'what was sent is no picture that can be shown')
    })
    spend('answered')
    return taken
  } catch (cause) {
    const fault = late.aborted
      ? new ModelFault('silence', 'a picture took too long')
      : NoImageGeneratedError.isInstance(cause)
        ? new ModelFault('empty', 'no picture was sent')
        : modelFaultOf(ownFaultIn(cause) ?? cause)
    spend(signal.aborted ? 'left' : fault.code)
    throw fault
  }
}
