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
    }),
    'aside/closed': (slice) => ({ ...slice, isOpen: false, isByHand: false }),
    'script/opened': (slice) => (slice.isByHand ? { ...slice, isByHand: false } : slice),
  },
  effects: [keepAside, restoreAside],
})
