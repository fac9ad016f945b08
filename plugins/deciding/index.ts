import { definePlugin } from '#plugins/kit.ts'
import type { Deciding } from '#schemas/deciding.ts'
import { applyAtOnce } from './apply-at-once.ts'
import { sendChangesDecided } from './effects.ts'
import { keepWish, restoreWish } from './wish-keeping.ts'

const withoutPlace = (slice: Deciding): Deciding =>
  slice.inPlace === null ? slice : { ...slice, inPlace: null }

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
    'deciding/placeVisited': (slice, { payload }) => ({ ...slice, inPlace: payload }),
    'deciding/placeLeft': withoutPlace,
    // what is written there now stands in its field
    'revising/started': (slice, { payload }) =>
      slice.inPlace?.address === payload.address ? withoutPlace(slice) : slice,
    'script/opened': (slice) =>
      slice.recordId === null ? withoutPlace(slice) : { ...slice, recordId: null, inPlace: null },
  },
  effects: [sendChangesDecided, applyAtOnce, restoreWish, keepWish],
})
