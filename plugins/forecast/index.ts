import { definePlugin } from '#plugins/kit.ts'
import { followForecast } from './effects.ts'

/** What a model will need for a game, told where it is started. */
export const forecast = definePlugin({
  name: 'forecast',
  slice: 'forecast',
  reduce: {
    'forecast/received': (_, { payload }) => payload,
    'forecast/failed': (_, { payload: { of, isMissing } }) => ({
      of: isMissing ? 'missing' : of,
      forecast: null,
    }),
  },
  effects: [followForecast],
})
