import { definePlugin } from '#core/plugin.ts'
import { emptyPublishing } from '#schemas/library.ts'
import { findPublication, leadToSheet, publishGame, withdrawGame } from './effects.ts'

/** Publishing the open game, once a sheet was looked at, and taking it back. */
export const publishing = definePlugin({
  name: 'publishing',
  slice: 'publishing',
  on: {
    'script/opened': (slice, { payload }, before) =>
      before.scriptId === payload.scriptId ? slice : emptyPublishing(),
    'idea/creationReset': () => emptyPublishing(),
    'publishing/sheetOpened': (slice) => {
      slice.asked = true
      if (slice.status === 'published' || slice.status === 'failed') slice.status = 'idle'
    },
    'publishing/sheetClosed': (slice) => {
      slice.asked = false
    },
    'publishing/found': (slice, { payload }) => {
      // what was done here meanwhile is newer than what was read
      if (slice.status === 'idle') Object.assign(slice, payload)
    },
    'publishing/requested': (slice, { payload }) => {
      slice.status = 'publishing'
      slice.key = payload.idempotencyKey
    },
    'publishing/published': (slice, { payload }, { script }) => {
      slice.status = 'published'
      slice.gameId = payload.gameId
      slice.url = payload.url
      slice.version = script.scriptVersion.value
      slice.key = null
    },
    'publishing/failed': (slice, { payload }) => {
      slice.status = 'failed'
      // without an answer it may have happened: the same key asks for the same publishing
      if (payload.how === 'failed') slice.key = null
    },
    'publishing/withdrawRequested': (slice) => {
      slice.status = 'withdrawing'
    },
    'publishing/withdrawn': ({ asked }) => ({ ...emptyPublishing(), asked }),
    'publishing/withdrawFailed': (slice) => {
      slice.status = 'idle'
    },
  },
  effects: [leadToSheet, findPublication, publishGame, withdrawGame],
})
