import { definePlugin } from '#plugins/kit.ts'
import { sendChangesDecided } from './effects.ts'

/** What becomes of the changes a revision made: each is kept, given back or written anew. */
export const deciding = definePlugin({
  name: 'deciding',
  slice: 'deciding',
  reduce: {
    'deciding/decided': (_, { payload }) => ({ recordId: payload.recordId }),
    'deciding/accepted': (slice, { payload }) =>
      slice.recordId === payload.recordId ? { recordId: null } : slice,
    'deciding/refused': (slice, { payload }) =>
      slice.recordId === payload.recordId ? { recordId: null } : slice,
  },
  effects: [sendChangesDecided],
})
