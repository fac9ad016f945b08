import { definePlugin } from '#core/plugin.ts'
import { emptyProfile } from '#schemas/profile.ts'
import { exportAccount, removeAccount } from './account-effects.ts'
import { changeProfile, offerFaces, readProfile } from './effects.ts'

/** The account as its owner sees and changes it: name, face, data to take along, deletion. */
export const profile = definePlugin({
  name: 'profile',
  slice: 'profile',
  on: {
    'profile/requested': (slice) => {
      slice.status = 'loading'
      // what was said of a former visit is no news
      slice.saved = null
      slice.refusal = null
      slice.exporting = 'idle'
      slice.removal.refusal = null
    },
    'profile/received': (slice, { payload }) => ({ ...slice, status: 'ready', ...payload }),
    'profile/failed': (slice) => {
      slice.status = 'failed'
    },
    'profile/changeRequested': (slice, { payload }) => {
      slice.saving = payload.field
      slice.saved = null
      slice.refusal = null
    },
    'profile/changed': (slice, { payload }) => {
      slice.saving = null
      slice.saved = payload.field
    },
    'profile/changeRefused': (slice, { payload }) => {
      slice.saving = null
      slice.refusal = { field: payload.field, text: payload.desc }
    },
    'profile/facesRequested': (slice) => {
      slice.faces.status = 'loading'
    },
    'profile/facesReceived': (slice, { payload }) => {
      slice.faces = { status: 'idle', ...payload }
    },
    'profile/facesFailed': (slice) => {
      slice.faces.status = 'failed'
    },
    'profile/exportRequested': (slice) => {
      slice.exporting = 'running'
    },
    'profile/exported': (slice) => {
      slice.exporting = 'done'
    },
    'profile/exportFailed': (slice) => {
      slice.exporting = 'failed'
    },
    'profile/removalRequested': (slice) => {
      slice.removal = { running: true, refusal: null }
    },
    'profile/removalFailed': (slice, { payload }) => {
      slice.removal = { running: false, refusal: payload.desc }
    },
    'account/signedOut': () => emptyProfile(),
    'account/signedIn': () => emptyProfile(),
  },
  effects: [readProfile, changeProfile, offerFaces, exportAccount, removeAccount],
})
