import { definePlugin } from '#plugins/kit.ts'
import { emptyKnownWork } from '#schemas/model-work.ts'
import { followModelWork } from './effects.ts'

/** What a model did of the open game: which scenes are not in its words, and what it has cost. */
export const model = definePlugin({
  name: 'model',
  slice: 'model',
  reduce: {
    'model/workReceived': (_, { payload: { version, work } }) => ({ readAt: version, work }),
    'model/workFailed': (slice, { payload: { version, isMissing } }) =>
      isMissing ? { ...emptyKnownWork(), readAt: 'missing' } : { ...slice, readAt: version },
  },
  effects: [followModelWork],
})
