import type { LanguageModelUsage } from 'ai'

/** What an answer has cost, in tokens; `cached` are of `input`, `reasoning` of `output`. */
export type TokenCount = {
  readonly input: number
  readonly cached: number
  readonly output: number
  readonly reasoning: number
}

export const NO_TOKENS: TokenCount = { input: 0, cached: 0, output: 0, reasoning: 0 }

/** What a provider says it has counted; what it does not say is none. */
export const countedTokens = ({
  inputTokens,
  inputTokenDetails,
  outputTokens,
  outputTokenDetails,
}: LanguageModelUsage): TokenCount => ({
  input: inputTokens ?? 0,
  cached: inputTokenDetails.cacheReadTokens ?? 0,
  output: outputTokens ?? 0,
  reasoning: outputTokenDetails.reasoningTokens ?? 0,
})

export const addTokens = (one: TokenCount, other: TokenCount): TokenCount => ({
  input: one.input + other.input,
  cached: one.cached + other.cached,
  output: one.output + other.output,
  reasoning: one.reasoning + other.reasoning,
})
