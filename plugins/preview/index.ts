import { definePlugin } from '#core/plugin.ts'
import { emptyPreview } from '#schemas/preview.ts'
import { playOn, typeNothing } from './effects.ts'

/** The creator's trial run of the key nodes, and the list of tasks. */
export const preview = definePlugin({
  name: 'preview',
  slice: 'preview',
  on: {
    'script/opened': (slice, { payload }, before) =>
      before.scriptId === payload.scriptId ? slice : emptyPreview(),
    'preview/opened': (slice, { payload }) => {
      slice.open = payload.what
      if (payload.chapterKey !== null) slice.chapterKey = payload.chapterKey
    },
    'idea/creationReset': () => emptyPreview(),
    'preview/closed': (slice) => {
      slice.open = null
    },
    'preview/chapterChosen': (slice, { payload }) => {
      slice.chapterKey = payload.chapterKey
    },
    'preview/typingSet': (slice, { payload }) => {
      slice.typing = payload.typing
    },
    'preview/autoSet': (slice, { payload }) => {
      slice.auto = payload.auto
    },
    'preview/nodeShown': (slice, { payload }) => {
      slice.walk.push({ ...payload, optionId: null })
    },
    'preview/optionChosen': (slice, { payload }) => {
      const step = slice.walk.findLast(
        (one) => one.chapterKey === payload.chapterKey && one.nodeId === payload.nodeId,
      )
      if (step !== undefined) step.optionId = payload.optionId
    },
    'preview/restarted': (slice, { payload }) => {
      const own = slice.walk.filter((step) => step.chapterKey === payload.chapterKey)
      const at = own.findIndex((step) => step.nodeId === payload.fromNodeId)
      const kept = new Set(at === -1 ? [] : own.slice(0, at))
      slice.walk = slice.walk.filter(
        (step) => step.chapterKey !== payload.chapterKey || kept.has(step),
      )
    },
  },
  effects: [playOn, typeNothing],
})
