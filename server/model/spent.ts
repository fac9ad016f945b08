import type { ModelFaultCode } from './faults.ts'
import type { TokenCount } from './token-count.ts'

/** What a model may be asked for. */
export type ModelPurpose =
  | 'meeting'
  | 'reading'
  | 'outlines'
  | 'scene'
  | 'check'
  | 'analysis'
  | 'change'
  | 'picture'

/** One question that was put to a provider: what it has cost, also where nothing came of it. `ms` is the time until its end. */
export type SpentQuestion = {
  readonly purpose: ModelPurpose
  /** Which model of the provider, where it is not the one that writes. */
  readonly model?: string
  readonly tokens: TokenCount
  readonly ms: number
  /** `left`: whoever asked did not wait for the answer. */
  readonly ended: 'answered' | 'left' | ModelFaultCode
}

/** Hears of each question as it ends. */
export type OnSpent = (spent: SpentQuestion) => void
