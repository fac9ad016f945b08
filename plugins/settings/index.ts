import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { SettingsSlice } from '#schemas/choices.ts'
import { askToStart, keepChoices, openStarted, restoreChoices } from './effects.ts'

/** Another brief is another start: the key of the last attempt no longer stands for it. */
function forgetAttempt(slice: SettingsSlice): void {
  if (slice.start === 'starting') return
  slice.start = 'idle'
  slice.startKey = null
  slice.startDetail = ''
}

/** The five choices beside the outline, and the start of generation. */
export const settings = definePlugin({
  name: 'settings',
  slice: 'settings',
  reduce: {
    'settings/chosen': withImmer((slice, { payload }) => {
      forgetAttempt(slice)
      Object.assign(slice, payload)
    }),
    'idea/submitted': withImmer((slice, { payload }) => {
      forgetAttempt(slice)
      slice.language = payload.language
    }),
    'outlines/chosen': withImmer(forgetAttempt),
    'outlines/edited': withImmer(forgetAttempt),
    'outlines/updated': withImmer(forgetAttempt),
    'correcting/corrected': withImmer(forgetAttempt),
    'settings/startRequested': withImmer((slice, { payload }) => {
      slice.start = 'starting'
      slice.startKey = payload.idempotencyKey
      slice.startDetail = ''
    }),
    'settings/startAccepted': withImmer((slice) => {
      slice.start = 'idle'
      slice.startKey = null
    }),
    'settings/startFailed': withImmer((slice, { payload }) => {
      slice.start = 'not_started'
      slice.startDetail = payload.detail ?? ''
    }),
  },
  effects: [restoreChoices, keepChoices, askToStart, openStarted],
})
