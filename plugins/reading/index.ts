import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { keepReading, restoreReading } from './effects.ts'

/** How much moves and how fast texts are typed, as their reader likes it. */
export const reading = definePlugin({
  name: 'reading',
  slice: 'reading',
  reduce: {
    'reading/restored': (_, { payload }) => ({ ...payload }),
    'reading/chosen': withImmer((slice, { payload }) => {
      slice.motion = payload.motion ?? slice.motion
      slice.typing = payload.typing ?? slice.typing
    }),
  },
  // whoever keeps listens before anything is restored
  effects: [keepReading, restoreReading],
})
