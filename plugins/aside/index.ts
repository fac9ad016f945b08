import { definePlugin } from '#plugins/kit.ts'
import { keepAside, restoreAside } from './effects.ts'

/** The column beside the game: what stands in it, and whether it is open. */
export const aside = definePlugin({
  name: 'aside',
  slice: 'aside',
  reduce: {
    'aside/restored': (slice, { payload }) => ({ ...slice, ...payload, isKnown: true }),
    'aside/opened': (_, { payload }) => ({
      isOpen: true,
      tab: payload.tab,
      isKnown: true,
      isByHand: true,
      isLow: false,
    }),
    'aside/closed': (slice) => ({ ...slice, isOpen: false, isByHand: false, isLow: false }),
    'aside/raised': (slice) => ({ ...slice, isLow: false }),
    // what was confirmed is to be seen in the game
    'chat/planDecided': (slice, { payload }) =>
      payload.decision === 'confirm' ? { ...slice, isLow: true } : slice,
    'chat/messageSent': (slice) => (slice.isLow ? { ...slice, isLow: false } : slice),
    'chat/decisionFailed': (slice) => ({ ...slice, isLow: false }),
    'script/opened': (slice) =>
      slice.isByHand || slice.isLow ? { ...slice, isByHand: false, isLow: false } : slice,
  },
  effects: [keepAside, restoreAside],
})
