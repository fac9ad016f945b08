import type { Command } from '#plugins/kit.ts'

/** Opens the login dialog; `from` is the path a guard stopped, null when the visitor asked for it. */
export const openLogin: Command<{ from: string | null }> = ({ session: { account } }, { from }) =>
  account.user === null
    ? [{ type: 'account/loginOpened', source: 'user', payload: { from } }]
    : { refused: 'already_signed_in' }

export const closeLogin: Command = ({ session: { account } }) =>
  account.dialog.open
    ? [{ type: 'account/loginClosed', source: 'user', payload: {} }]
    : { refused: 'not_open' }

/** The back arrow: always to the e-mail. */
export const backToEmail: Command = ({ session: { account } }) =>
  account.dialog.step === 0
    ? { refused: 'first_step' }
    : [{ type: 'account/stepChanged', source: 'user', payload: { step: 0 } }]

/** On from "mail sent": to the new password, or to registering (LG7). */
export const continueAfterMail: Command = ({ session: { account } }) =>
  account.dialog.step === 2
    ? [
        {
          type: 'account/stepChanged',
          source: 'user',
          payload: { step: account.dialog.flow === 'reset' ? 5 : 3 },
        },
      ]
    : { refused: 'no_mail_sent' }

/** Ends the session here and on the server. */
export const signOut: Command = ({ session: { account } }) =>
  account.user === null
    ? { refused: 'not_signed_in' }
    : [{ type: 'account/signedOut', source: 'user', payload: {} }]

/** Says that the two passwords are not the same; nothing is sent (LG23). */
export const refuseDifferingPasswords: Command = () => [
  {
    type: 'toasts/raised',
    source: 'user',
    payload: { kind: 'error', code: 'passwords_differ', text: '' },
  },
]
