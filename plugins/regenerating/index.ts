import { definePlugin } from '#plugins/kit.ts'
import { askForRetellable, countTellings, tellAgain } from './effects.ts'

/** Other tellings of the parts of a written game, and the way back to the earlier ones. */
export const regenerating = definePlugin({
  name: 'regenerating',
  slice: 'regenerating',
  reduce: {
    'regenerating/requested': (slice, { payload: { path } }) => ({ ...slice, asked: path }),
    'regenerating/told': (slice, { payload: { version } }) => ({
      ...slice,
      asked: null,
      reached: version,
    }),
    'regenerating/failed': (slice) => ({ ...slice, asked: null }),
    'regenerating/siblingsReceived': (slice, { payload: { version, siblings } }) => ({
      ...slice,
      readAt: version,
      siblings,
    }),
    'regenerating/retellableAsked': (slice) => ({ ...slice, retellable: 'asked' }),
    'regenerating/retellableReceived': (slice, { payload: { addresses } }) => ({
      ...slice,
      retellable: addresses,
    }),
    'regenerating/siblingsFailed': (slice, { payload: { version, isMissing } }) => ({
      ...slice,
      readAt: isMissing ? 'missing' : version,
      siblings: [],
    }),
  },
  effects: [countTellings, askForRetellable, tellAgain],
})
