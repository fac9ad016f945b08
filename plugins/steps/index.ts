import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { autoAdvance, rememberHighest, watchProgress } from './effects.ts'
import { present, startPresenting } from './presenting.ts'

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
      // whoever goes somewhere wants to see what is there
      slice.presented = null
    }),
    'steps/presentationStarted': withImmer((slice, { payload }) => {
      slice.presented = { ...payload, at: null }
    }),
    'steps/presented': withImmer((slice, { payload: { step, pieces, whole }, at }) => {
      const { presented } = slice
      if (presented === null) return
      while (presented.shown.length <= step) presented.shown.push(0)
      presented.shown[step] = pieces
      presented.at = at
      if (whole && !presented.whole.includes(step)) presented.whole.push(step)
    }),
    'steps/presentationEnded': withImmer((slice, { payload }) => {
      slice.presented = null
      if (!payload.returning) return
      slice.activeTab = 0
      // from its top the page does not set out a second time
      if (!slice.handedOver.includes(0)) slice.handedOver.push(0)
    }),
    'steps/progressed': withImmer((slice, { payload }) => {
      payload.progress.forEach((percent, step) => {
        slice.highest[step] = Math.max(slice.highest[step] ?? 0, percent)
      })
    }),
  },
  effects: [startPresenting, present, watchProgress, autoAdvance, rememberHighest],
})
