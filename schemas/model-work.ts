import { z } from 'zod'

/** Why a scene of a game that a model tells stands in the built-in storyteller's words. */
export const BuiltInReason = z.enum([
  'test',
  'otherModel',
  'gameBudget',
  'dayBudget',
  'language',
  'words',
  'early',
  'length',
  'unfit',
  'shape',
  'away',
  'account',
  'refusal',
  'other',
])
export type BuiltInReason = z.infer<typeof BuiltInReason>

/** Money, by prices as they were known on a day. */
export const ModelCost = z.object({
  amount: z.number().nonnegative(),
  currency: z.string(),
  day: z.string(),
})
export type ModelCost = z.infer<typeof ModelCost>

const Count = z.number().int().nonnegative()
/** What questions to a model have cost together; `cached` are of `input`, `reasoning` of `output`. */
export const ModelSpent = z.object({
  calls: Count,
  input: Count,
  cached: Count,
  output: Count,
  reasoning: Count,
  ms: Count,
})
export type ModelSpent = z.infer<typeof ModelSpent>

/** What two sums have cost together. */
export const addSpent = (one: ModelSpent, other: ModelSpent): ModelSpent => ({
  calls: one.calls + other.calls,
  input: one.input + other.input,
  cached: one.cached + other.cached,
  output: one.output + other.output,
  reasoning: one.reasoning + other.reasoning,
  ms: one.ms + other.ms,
})

/** A part of what a game has cost: telling its scenes, or what was asked of the assistant. */
export const SpentPart = ModelSpent.extend({ purpose: z.string() })
export type SpentPart = z.infer<typeof SpentPart>

/** A budget for models, and the moment a day's is full again. */
export const ModelBudget = z.object({
  of: z.enum(['game', 'day']),
  most: Count,
  spent: Count,
  until: z.string().nullable(),
})
export type ModelBudget = z.infer<typeof ModelBudget>

/** What a model did of the open game: which scenes are not in its words, and what it has cost. */
export const ModelWork = z.object({
  /** null: no model tells this game. */
  model: z.string().nullable(),
  scenes: z.array(z.object({ address: z.string(), reason: BuiltInReason })),
  parts: z.array(SpentPart),
  cost: ModelCost.nullable(),
  /** The budget that is used up; null where none is. */
  budget: ModelBudget.nullable(),
})
export type ModelWork = z.infer<typeof ModelWork>

/** What is known of a model's work on the open game: as of which version, `missing` where this server has no such call. */
export const KnownWork = z.object({
  readAt: z.union([z.number().int().nonnegative(), z.literal('missing')]).nullable(),
  work: ModelWork,
})
export type KnownWork = z.infer<typeof KnownWork>
export const emptyKnownWork = (): KnownWork => ({
  readAt: null,
  work: { model: null, scenes: [], parts: [], cost: null, budget: null },
})

/** What somebody's games have cost this month, by Greenwich. */
export const ModelMonth = z.object({
  games: Count,
  calls: Count,
  tokens: Count,
  cost: ModelCost.nullable(),
})
export type ModelMonth = z.infer<typeof ModelMonth>
