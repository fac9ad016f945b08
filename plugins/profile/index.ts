import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { exportAccount, removeAccount } from './account-effects.ts'
import { changeProfile, offerFaces, readMonth, readProfile } from './effects.ts'

/** The account as its owner sees and changes it: name, face, data to take along, deletion. */
export const profile = definePlugin({
  name: 'profile',
  slice: 'profile',
  reduce: {
    'profile/requested': withImmer((slice) => {
      slice.status = 'loading'
      // what was said of a former visit is no news
      slice.saved = null
      slice.refusal = null
      slice.exporting = 'idle'
      slice.removal.refusal = null
    }),
    'profile/received': (slice, { payload }) => ({ ...slice, status: 'ready', ...payload }),
    'profile/monthReceived': (slice, { payload: month }) => ({ ...slice, month }),
    'profile/failed': withImmer((slice) => {
      slice.status = 'failed'
    }),
    'profile/changeRequested': withImmer((slice, { payload }) => {
      slice.saving = payload.field
      slice.saved = null
      slice.refusal = null
    }),
    'profile/changed': withImmer((slice, { payload }) => {
      slice.saving = null
      slice.saved = payload.field
    }),
    'profile/changeRefused': withImmer((slice, { payload }) => {
      slice.saving = null
      slice.refusal = { field: payload.field, text: payload.desc }
    }),
    'profile/facesRequested': withImmer((slice) => {
      slice.faces.status = 'loading'
    }),
    'profile/facesReceived': withImmer((slice, { payload }) => {
      slice.faces = { status: 'idle', ...payload }
    }),
    'profile/facesFailed': withImmer((slice) => {
      slice.faces.status = 'failed'
    }),
    'profile/exportRequested': withImmer((slice) => {
      slice.exporting = 'running'
    }),
    'profile/exported': withImmer((slice) => {
      slice.exporting = 'done'
    }),
    'profile/exportFailed': withImmer((slice) => {
      slice.exporting = 'failed'
    }),
    'profile/removalRequested': withImmer((slice) => {
      slice.removal = { running: true, refusal: null }
    }),
    'profile/removalFailed': withImmer((slice, { payload }) => {
      slice.removal = { running: false, refusal: payload.desc }
    }),
  },
  effects: [readProfile, readMonth, changeProfile, offerFaces, exportAccount, removeAccount],
})
