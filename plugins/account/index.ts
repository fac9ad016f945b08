import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { Account } from '#schemas/account.ts'
import { endSession, mirrorSession, restoreSession } from './effects.ts'
import { followOtherWindows } from './other-windows.ts'
import { resendKey } from './projections.ts'
import { keepTicketsSent } from './tickets-sent.ts'

/** The dialog takes input again, and forgets what the server said last. */
function settle({ dialog }: Account): void {
  dialog.busy = false
  dialog.asking = null
  dialog.refusal = null
}

/** Who is signed in, and the dialog that leads there. Passwords and codes never become facts. */
export const account = definePlugin({
  name: 'account',
  slice: 'account',
  reduce: {
    'account/restored': withImmer((slice, { payload }) => {
      settle(slice)
      slice.user = payload.user
      slice.dialog.open = false
      slice.from = null
      slice.expiredUid = null
      slice.newcomer = null
    }),
    'account/loginOpened': withImmer((slice, { payload }) => {
      settle(slice)
      slice.dialog.open = true
      slice.from = payload.from
    }),
    'account/loginClosed': withImmer((slice) => {
      settle(slice)
      slice.dialog.open = false
      slice.from = null
    }),
    'account/stepChanged': withImmer((slice, { payload }) => {
      settle(slice)
      slice.dialog.step = payload.step
      if (payload.step === 0) slice.newcomer = null
    }),
    'account/submitted': withImmer((slice) => {
      slice.dialog.busy = true
      slice.dialog.asking = null
      slice.dialog.refusal = null
    }),
    'account/refused': withImmer((slice, { payload }) => {
      slice.dialog.busy = false
      slice.dialog.refusal = { words: payload.desc, field: payload.field ?? null }
    }),
    'account/emailChecked': withImmer((slice, { payload }) => {
      slice.dialog.email = payload.email
      slice.dialog.flow = 'register'
      if (!payload.exists) return
      settle(slice)
      slice.dialog.step = 4
    }),
    'account/ticketSent': withImmer((slice, { payload }) => {
      settle(slice)
      slice.dialog.email = payload.email
      slice.dialog.flow = payload.use === 'UPDATE_PWD' ? 'reset' : 'register'
      slice.dialog.step = 2
      slice.resendAt[resendKey(payload.email, payload.use)] = payload.resendAt
    }),
    'account/passwordReset': withImmer((slice) => {
      settle(slice)
      slice.dialog.flow = 'register'
      slice.dialog.step = 0
    }),
    'account/registered': withImmer((slice) => {
      settle(slice)
      slice.dialog.step = 4
    }),
    'account/signedIn': withImmer((slice, { payload }) => {
      settle(slice)
      slice.user = payload.user
      slice.dialog.open = false
      slice.dialog.step = 4
      slice.from = null
      slice.expiredUid = null
      slice.newcomer = null
    }),
    'account/providerAsked': withImmer((slice, { payload }) => {
      slice.dialog.asking = payload.provider
      slice.dialog.refusal = null
    }),
    'account/providerLeft': withImmer((slice) => {
      slice.dialog.asking = null
      slice.changing = null
    }),
    'account/providerFailed': withImmer((slice, { payload }) => {
      settle(slice)
      slice.changing = null
      // long words are read in the dialog, where they stay
      slice.dialog.refusal = payload.desc === '' ? null : { words: payload.desc, field: null }
    }),
    'account/profileNeeded': withImmer((slice, { payload }) => {
      settle(slice)
      slice.newcomer = payload.user
      slice.dialog.open = true
      slice.dialog.step = 1
      slice.dialog.needNickname = payload.user.need_complete_nick_name
    }),
    'account/cameBack': withImmer((slice, { payload }) => {
      slice.from = payload.from
    }),
    'account/methodChangeRequested': withImmer((slice, { payload }) => {
      slice.changing = payload.provider
    }),
    'account/methodsListed': withImmer((slice, { payload }) => {
      slice.methods = payload.methods
      slice.changing = null
    }),
    'account/userChanged': withImmer(({ user }, { payload }) => {
      if (user === null) return
      user.user_info_resp.nick_name = payload.nickName
      user.user_info_resp.avatar = payload.avatar
    }),
    'account/sessionExpired': withImmer((slice) => {
      settle(slice)
      slice.expiredUid = slice.user?.uid ?? slice.expiredUid
      slice.user = null
      slice.dialog.open = true
      slice.dialog.step = slice.dialog.email === '' ? 0 : 4
    }),
  },
  effects: [endSession, mirrorSession, restoreSession, followOtherWindows, keepTicketsSent],
})
