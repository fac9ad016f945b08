import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { ForecastOf, ModelForecast } from '../model-forecast.ts'

/** What a model will need for a game of a length and a language; null: nothing is known of it. */
export const ForecastReceived = defineEvent(
  'forecast/received',
  'session',
  z.object({ of: ForecastOf, forecast: ModelForecast.nullable() }),
)
/** It did not come: nothing is shown for such a game. */
export const ForecastFailed = defineEvent(
  'forecast/failed',
  'session',
  z.object({ of: ForecastOf, isMissing: z.boolean() }),
)
