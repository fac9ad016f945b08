import { z } from 'zod'
import { GameLanguage } from './language.ts'
import { ModelCost } from './model-work.ts'
import { Duration } from './settings.ts'

const Count = z.number().int().nonnegative()

/** A game that is not begun, as far as what a model needs for it depends on it. */
export const ForecastOf = z.object({ language: GameLanguage, duration: Duration })
export type ForecastOf = z.infer<typeof ForecastOf>

/** What a model will need for a game: as the games before it did, or as was measured where there were none. */
export const ModelForecast = z.object({
  model: z.string(),
  /** How many games before it are looked at; 0: none, and the numbers are those of a measured game. */
  games: Count,
  /** `cached` are of `input`. */
  input: Count,
  cached: Count,
  output: Count,
  /** How long the model was waited for; null where no game before it says. */
  ms: Count.nullable(),
  cost: ModelCost.nullable(),
  /** The tokens that may still be spent on it; null: as many as there are. */
  left: Count.nullable(),
})
export type ModelForecast = z.infer<typeof ModelForecast>

/** The forecast that is known, and of which game; `missing` where this server has no such call. */
export const KnownForecast = z.object({
  of: z.union([ForecastOf, z.literal('missing')]).nullable(),
  forecast: ModelForecast.nullable(),
})
export type KnownForecast = z.infer<typeof KnownForecast>
export const emptyForecast = (): KnownForecast => ({ of: null, forecast: null })
