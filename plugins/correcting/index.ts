import { definePlugin } from '#plugins/kit.ts'

/** How the idea was read, which its creator may say otherwise before the game begins. */
export const correcting = definePlugin({
  name: 'correcting',
  slice: 'correcting',
  reduce: {
    'correcting/readingTold': (slice, { payload }) => ({ ...slice, reading: payload.reading }),
    'correcting/corrected': (slice, { payload }) => ({
      ...slice,
      corrections: payload.corrections,
    }),
    'correcting/restored': (_, { payload }) => payload,
  },
})
