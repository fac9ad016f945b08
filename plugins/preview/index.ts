import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { continuePreview, typeNothing } from './effects.ts'

/** The creator's trial run of the key nodes, and the list of tasks. */
export const preview = definePlugin({
  name: 'preview',
  slice: 'preview',
  reduce: {
    'preview/opened': withImmer((slice, { payload }) => {
      slice.open = payload.what
      if (payload.chapterKey !== null) slice.chapterKey = payload.chapterKey
    }),
    'preview/closed': withImmer((slice) => {
      slice.open = null
    }),
    'preview/chapterChosen': withImmer((slice, { payload }) => {
      slice.chapterKey = payload.chapterKey
    }),
    'preview/typingSet': withImmer((slice, { payload }) => {
      slice.typing = payload.typing
    }),
    'preview/autoSet': withImmer((slice, { payload }) => {
      slice.auto = payload.auto
    }),
    'preview/nodeShown': withImmer((slice, { payload }) => {
      slice.walk.push({ ...payload, optionId: null })
    }),
    'preview/optionChosen': withImmer((slice, { payload }) => {
      const step = slice.walk.findLast(
        (one) => one.chapterKey === payload.chapterKey && one.nodeId === payload.nodeId,
      )
      if (step !== undefined) step.optionId = payload.optionId
    }),
    'preview/restarted': withImmer((slice, { payload }) => {
      const own = slice.walk.filter((step) => step.chapterKey === payload.chapterKey)
      const at = own.findIndex((step) => step.nodeId === payload.fromNodeId)
      const kept = new Set(at === -1 ? [] : own.slice(0, at))
      slice.walk = slice.walk.filter(
        (step) => step.chapterKey !== payload.chapterKey || kept.has(step),
      )
    }),
  },
  effects: [continuePreview, typeNothing],
  isInward: true,
})
