import { definePlugin } from '#core/plugin.ts'
import { keepReading, restoreReading } from './effects.ts'

/** How much moves and how fast texts are typed, as their reader likes it. */
export const reading = definePlugin({
  name: 'reading',
  slice: 'reading',
  on: {
    'reading/restored': (_, { payload }) => ({ ...payload }),
    'reading/chosen': (slice, { payload }) => {
      slice.motion = payload.motion ?? slice.motion
      slice.typing = payload.typing ?? slice.typing
    },
  },
  // whoever keeps listens before anything is restored
  effects: [keepReading, restoreReading],
})
