import type { LanguageModel } from 'ai'
import type { ModelChoice, ModelProvider } from './choice.ts'

type Connection = { apiKey?: string; baseURL?: string }
type Connect = (connection: Connection, model: string) => Promise<LanguageModel>

/** Each library is loaded when its provider was chosen: whoever has no key waits for none of them. */
const CONNECT: Readonly<Record<ModelProvider, Connect>> = {
  openai: async (connection, model) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI(connection).languageModel(model)
  },
  anthropic: async (connection, model) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(connection).languageModel(model)
  },
  google: async (connection, model) => {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle(connection).languageModel(model)
  },
  'openai-compatible': async ({ apiKey, baseURL = '' }, model) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const { extractReasoningMiddleware, wrapLanguageModel } = await import('ai')
    const compatible = createOpenAICompatible({
      name: 'openai-compatible',
      baseURL,
      ...(apiKey === undefined ? {} : { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
    })
    // models on one's own machine often think aloud, in tags
    return wrapLanguageModel({
      model: compatible.languageModel(model),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    })
  },
}

/** The model of a choice; nothing is sent yet. */
export const connectModel = ({
  provider,
  model,
  baseUrl,
  apiKey,
}: ModelChoice): Promise<LanguageModel> =>
  CONNECT[provider](
    {
      ...(apiKey === null ? {} : { apiKey }),
      ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    },
    model,
  )
