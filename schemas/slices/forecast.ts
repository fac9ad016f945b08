import { emptyForecast, KnownForecast } from '../model-forecast.ts'
import { defineSlice } from '../slice.ts'

/** What a model will need for the game that is about to be started. */
export const forecast = defineSlice({
  name: 'forecast',
  scope: 'session',
  schema: KnownForecast,
  initial: emptyForecast(),
  clearedBy: ['idea/submitted', 'idea/creationReset', 'account/signedOut'],
})
