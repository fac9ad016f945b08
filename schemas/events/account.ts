import { z } from 'zod'
import { LoginStep } from '../account.ts'
import { defineEvent } from '../event.ts'
import { SignInMethod, StoredUser, TicketUse } from '../user.ts'

export const AccountRestored = defineEvent(
  'account/restored',
  'session',
  z.object({ user: StoredUser }),
)
/** `from` is the path a guard stopped, null when the visitor asked for the dialog. */
export const LoginOpened = defineEvent(
  'account/loginOpened',
  'session',
  z.object({ from: z.string().nullable() }),
)
export const LoginClosed = defineEvent('account/loginClosed', 'session', z.object({}))
export const LoginStepChanged = defineEvent(
  'account/stepChanged',
  'session',
  z.object({ step: LoginStep }),
)
export const LoginSubmitted = defineEvent('account/submitted', 'session', z.object({}))
export const LoginRefused = defineEvent(
  'account/refused',
  'session',
  z.object({ desc: z.string() }),
)
export const EmailChecked = defineEvent(
  'account/emailChecked',
  'session',
  z.object({ email: z.string(), exists: z.boolean() }),
)
/** A code went out; the next may be asked for at `resendAt` (epoch ms). */
export const TicketSent = defineEvent(
  'account/ticketSent',
  'session',
  z.object({ email: z.string(), use: TicketUse, resendAt: z.number() }),
)
export const PasswordReset = defineEvent('account/passwordReset', 'session', z.object({}))
/** Registered without a session in the answer (L1). */
export const Registered = defineEvent('account/registered', 'session', z.object({}))
export const SignedIn = defineEvent(
  'account/signedIn',
  'session',
  z.object({ user: StoredUser, by: SignInMethod }),
)
/** The name or the picture of who is signed in became another. */
export const UserChanged = defineEvent(
  'account/userChanged',
  'session',
  z.object({ nickName: z.string(), avatar: z.string() }),
)
/** A way in was pressed: a provider's button, or the e-mail's. */
export const MethodChosen = defineEvent(
  'account/methodChosen',
  'session',
  z.object({ method: SignInMethod }),
)
export const SignedOut = defineEvent('account/signedOut', 'session', z.object({}))
export const SessionExpired = defineEvent('account/sessionExpired', 'session', z.object({}))
