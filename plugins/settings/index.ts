import { definePlugin } from '#core/plugin.ts'
import { emptySettings, type SettingsSlice } from '#schemas/choices.ts'
import { askToStart, keepChoices, openStarted, restoreChoices } from './effects.ts'

/** Another brief is another start: the key of the last attempt no longer stands for it. */
function forgetAttempt(slice: SettingsSlice): undefined {
  if (slice.start === 'starting') return
  slice.start = 'idle'
  slice.startKey = null
  slice.startDetail = ''
}

/** The five choices beside the outline, and the start of generation. */
export const settings = definePlugin({
  name: 'settings',
  slice: 'settings',
  on: {
    'settings/chosen': (slice, { payload }) => {
      forgetAttempt(slice)
      Object.assign(slice, payload)
    },
    'idea/submitted': (slice, { payload }) => {
      forgetAttempt(slice)
      slice.language = payload.language
    },
    'outlines/chosen': forgetAttempt,
    'outlines/edited': forgetAttempt,
    'outlines/updated': forgetAttempt,
    'settings/startRequested': (slice, { payload }) => {
      slice.start = 'starting'
      slice.startKey = payload.idempotencyKey
      slice.startDetail = ''
    },
    'settings/startAccepted': (slice) => {
      slice.start = 'idle'
      slice.startKey = null
    },
    'settings/startFailed': (slice, { payload }) => {
      slice.start = 'not_started'
      slice.startDetail = payload.detail ?? ''
    },
    'idea/creationReset': () => emptySettings(),
    'account/signedOut': () => emptySettings(),
  },
  effects: [restoreChoices, keepChoices, askToStart, openStarted],
})
