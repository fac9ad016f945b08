import { projection } from '#plugins/kit.ts'
import type { TicketUse } from '#schemas/user.ts'

/** Whether a token and a uid are there: what the guard asks (RT3). */
export const isSignedIn = projection(
  'account/isSignedIn',
  ({ session: { account } }) => [account.user !== null] as const,
  (signedIn) => signedIn,
)

/** Name and picture of who is signed in, else null. */
export const me = projection(
  'account/me',
  ({ session: { account } }) => [account.user] as const,
  (user) =>
    user === null
      ? null
      : { name: user.user_info_resp.nick_name, avatar: user.user_info_resp.avatar },
)

export const loginIsOpen = projection(
  'account/loginIsOpen',
  ({ session: { account } }) => [account.dialog.open] as const,
  (open) => open,
)

/** A page whose session ended stays under the dialog, so that unsent work is kept. */
export const keepsPageOpen = projection(
  'account/keepsPageOpen',
  ({ session: { account } }) => [account.expiredUid !== null && account.dialog.open] as const,
  (keeps) => keeps,
)

/** The code the dialog is waiting for, by its flow. */
export const ticketUseOf = (flow: 'register' | 'reset'): TicketUse =>
  flow === 'reset' ? 'UPDATE_PWD' : 'REGISTER'

/** The key of a countdown: one for each address and use. */
export const resendKey = (email: string, use: TicketUse): string => `${email}|${use}`

/** Everything the login dialog shows. `resendAt`: epoch milliseconds from which a new code may be asked for. */
export const loginDialog = projection(
  'account/loginDialog',
  ({ session: { account } }) => [account.dialog, account.resendAt, account.expiredUid] as const,
  (dialog, resendAt, expiredUid) => ({
    ...dialog,
    resendAt: resendAt[resendKey(dialog.email, ticketUseOf(dialog.flow))] ?? 0,
    expired: expiredUid !== null,
  }),
)

/** Who came by a third party and is to complete their profile, else null. */
export const newcomer = projection(
  'account/newcomer',
  ({ session: { account } }) => [account.newcomer] as const,
  (user) =>
    user === null
      ? null
      : {
          name: user.user_info_resp.nick_name,
          provider: user.oauth_enum === 'DISCORD' ? 'Discord' : 'Google',
        },
)

/** The ways into the account, and which of them is being changed. */
export const signInMethods = projection(
  'account/signInMethods',
  ({ session: { account } }) => [account.methods, account.changing] as const,
  (methods, changing) => ({ methods, changing }),
)
