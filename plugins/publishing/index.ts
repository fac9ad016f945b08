import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { emptyPublishing, type Publication, type Publishing } from '#schemas/library.ts'
import { findPublication, leadToSheet, sendPublication, sendWithdrawal } from './effects.ts'

/** The game out, or nowhere, as of a number of its log. */
const standing = (slice: Publishing, publication: Publication | null, asOf: number): Publishing =>
  publication === null
    ? { ...emptyPublishing(), asked: slice.asked, key: slice.key, wasOut: true, asOf }
    : { ...slice, ...publication, wasOut: true, asOf }

/** Publishing the open game, once a sheet was looked at, and taking it back. */
export const publishing = definePlugin({
  name: 'publishing',
  slice: 'publishing',
  reduce: {
    'publishing/sheetOpened': withImmer((slice) => {
      slice.asked = true
      if (slice.status === 'published' || slice.status === 'failed') slice.status = 'idle'
    }),
    'publishing/sheetClosed': withImmer((slice) => {
      slice.asked = false
    }),
    'publishing/found': withImmer((slice, { payload }) => {
      // what was done here meanwhile is newer than what was read
      if (slice.status === 'idle') Object.assign(slice, payload)
    }),
    'publishing/told': (slice, { payload: { publication, asOf = 0 } }) => {
      // what is on its way is newer than what was read
      if (slice.status === 'publishing' || slice.status === 'withdrawing') return slice
      return standing(slice, publication, Math.max(slice.asOf, asOf))
    },
    'publishing/changed': (slice, { version: asOf, payload: { gameId, url, after } }) => {
      if (asOf === null || asOf <= slice.asOf) return slice
      const publication = after === null ? null : { gameId, url, version: after.version }
      const { status } = slice
      const next = standing(slice, publication, asOf)
      return status === 'publishing' || status === 'withdrawing' ? { ...next, status } : next
    },
    // a log that was put back to an earlier state counts from there again
    'live/rewound': (slice) => ({ ...slice, asOf: 0 }),
    'publishing/requested': withImmer((slice, { payload }) => {
      slice.status = 'publishing'
      slice.key = payload.idempotencyKey
    }),
    'publishing/published': withImmer(
      (
        slice,
        { payload },
        {
          before: {
            script: { script },
          },
        },
      ) => {
        slice.status = 'published'
        slice.wasOut = true
        slice.gameId = payload.gameId
        slice.url = payload.url
        slice.version = script.scriptVersion.value
        slice.key = null
      },
    ),
    'publishing/failed': withImmer((slice, { payload }) => {
      slice.status = 'failed'
      // without an answer it may have happened: the same key asks for the same publishing
      if (payload.how === 'failed') slice.key = null
    }),
    'publishing/withdrawRequested': withImmer((slice) => {
      slice.status = 'withdrawing'
    }),
    'publishing/withdrawn': (slice) => standing({ ...slice, key: null }, null, slice.asOf),
    'publishing/withdrawFailed': withImmer((slice) => {
      slice.status = 'idle'
    }),
  },
  effects: [leadToSheet, findPublication, sendPublication, sendWithdrawal],
})
