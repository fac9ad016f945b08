import { definePlugin } from '#core/plugin.ts'
import { emptyPublishing } from '#schemas/library.ts'
import { leaveWhenPublished, publishGame } from './effects.ts'

/** Publishing the open game, once a press of the button. */
export const publishing = definePlugin({
  name: 'publishing',
  slice: 'publishing',
  on: {
    'script/opened': (slice, { payload }, before) =>
      before.scriptId === payload.scriptId ? slice : emptyPublishing(),
    'idea/creationReset': () => emptyPublishing(),
    'publishing/requested': (slice, { payload }) => {
      slice.status = 'publishing'
      slice.key = payload.idempotencyKey
    },
    'publishing/published': (slice, { payload }) => {
      slice.status = 'published'
      slice.gameId = payload.gameId
      slice.url = payload.url
      slice.key = null
    },
    'publishing/failed': (slice, { payload }) => {
      slice.status = 'failed'
      // without an answer it may have happened: the same key asks for the same publishing
      if (payload.how === 'failed') slice.key = null
    },
  },
  effects: [publishGame, leaveWhenPublished],
})
