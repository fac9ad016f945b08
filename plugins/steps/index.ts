import { definePlugin } from '#core/plugin.ts'
import { emptySteps } from '#schemas/steps.ts'
import { handOver, rememberHighest } from './effects.ts'

/** Where the reader is among the five steps, and how far each has ever come. */
export const steps = definePlugin({
  name: 'steps',
  slice: 'steps',
  on: {
    'script/opened': (slice, { payload }, before) =>
      before.scriptId === payload.scriptId ? slice : emptySteps(),
    'idea/creationReset': () => emptySteps(),
    'steps/advanced': (slice, { payload }) => {
      if (!slice.handedOver.includes(payload.from)) slice.handedOver.push(payload.from)
      slice.current = payload.to
      slice.activeTab = payload.to
    },
    'steps/tabChosen': (slice, { payload }) => {
      slice.activeTab = payload.tab
      slice.current = Math.max(slice.current, payload.tab)
    },
    'steps/progressed': (slice, { payload }) => {
      slice.highest = slice.highest.map((one, step) => Math.max(one, payload.progress[step] ?? 0))
    },
  },
  effects: [handOver, rememberHighest],
})
