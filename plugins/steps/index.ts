import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { autoAdvance, rememberHighest, watchProgress } from './effects.ts'

/** Where the reader is among the steps, and how far each has ever come. */
export const steps = definePlugin({
  name: 'steps',
  slice: 'steps',
  reduce: {
    'steps/advanced': withImmer((slice, { payload }) => {
      if (!slice.handedOver.includes(payload.from)) slice.handedOver.push(payload.from)
      slice.current = payload.to
      slice.activeTab = payload.to
    }),
    'steps/reached': withImmer((slice, { payload: { crossed, opened } }) => {
      slice.crossed = [...new Set([...slice.crossed, ...crossed])]
      slice.opened = [...new Set([...slice.opened, ...opened])]
    }),
    'steps/readerMoved': withImmer((slice, { at }) => {
      slice.movedAt = at
    }),
    'steps/tabChosen': withImmer((slice, { payload, at }) => {
      slice.movedAt = at
      slice.activeTab = payload.tab
      slice.current = Math.max(slice.current, payload.tab)
    }),
    'steps/progressed': withImmer((slice, { payload }) => {
      payload.progress.forEach((percent, step) => {
        slice.highest[step] = Math.max(slice.highest[step] ?? 0, percent)
      })
    }),
  },
  effects: [watchProgress, autoAdvance, rememberHighest],
})
