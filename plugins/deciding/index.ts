import { definePlugin } from '#plugins/kit.ts'
import { applyAtOnce } from './apply-at-once.ts'
import { sendChangesDecided } from './effects.ts'
import { keepWish, restoreWish } from './wish-keeping.ts'

/** What becomes of the changes a revision made: each is kept, given back or written anew. */
export const deciding = definePlugin({
  name: 'deciding',
  slice: 'deciding',
  reduce: {
    'deciding/decided': (slice, { payload }) => ({ ...slice, recordId: payload.recordId }),
    'deciding/accepted': (slice, { payload }) =>
      slice.recordId === payload.recordId ? { ...slice, recordId: null } : slice,
    'deciding/refused': (slice, { payload }) =>
      slice.recordId === payload.recordId ? { ...slice, recordId: null } : slice,
    'deciding/wishChosen': (slice, { payload }) => ({ ...slice, ...payload }),
    'deciding/wishRestored': (slice, { payload }) => ({ ...slice, ...payload }),
    'script/opened': (slice) => (slice.recordId === null ? slice : { ...slice, recordId: null }),
  },
  effects: [sendChangesDecided, applyAtOnce, restoreWish, keepWish],
})
