import { z } from 'zod'
import { LoginStep } from '../account.ts'
import { defineEvent } from '../event.ts'
import { Provider } from '../provider.ts'
import { SignedInUser, SignInMethod, SignInMethods, TicketUse } from '../user.ts'
import { RefusedField } from '../wire/refusal.ts'

/** Somebody signed in before, or in another window of this browser. */
export const AccountRestored = defineEvent(
  'account/restored',
  'session',
  z.object({ user: SignedInUser }),
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
/** `field` is what the refusal is about, where the server named it. */
export const LoginRefused = defineEvent(
  'account/refused',
  'session',
  z.object({ desc: z.string(), field: RefusedField.optional() }),
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
/** Registered without a session in the answer. */
export const Registered = defineEvent('account/registered', 'session', z.object({}))
export const SignedIn = defineEvent(
  'account/signedIn',
  'session',
  z.object({ user: SignedInUser, by: SignInMethod }),
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
/** A provider's window was opened to ask who somebody is. */
export const ProviderAsked = defineEvent(
  'account/providerAsked',
  'session',
  z.object({ provider: Provider }),
)
/** Its window was closed without an answer. */
export const ProviderLeft = defineEvent('account/providerLeft', 'session', z.object({}))
/** `code` is the provider's, the server's status or one of ours; `desc` what the server said, else empty (LG20). */
export const ProviderFailed = defineEvent(
  'account/providerFailed',
  'session',
  z.object({ provider: Provider, code: z.string(), desc: z.string() }),
)
/** Somebody came by a third party whose profile is to be completed before they are in (LG15). */
export const ProfileNeeded = defineEvent(
  'account/profileNeeded',
  'session',
  z.object({ user: SignedInUser }),
)
/** A provider led back to us: `from` is where it had been left for, null for home. */
export const CameBack = defineEvent(
  'account/cameBack',
  'session',
  z.object({ from: z.string().nullable() }),
)
/** A way in is being connected to the account, or left. */
export const MethodChangeRequested = defineEvent(
  'account/methodChangeRequested',
  'session',
  z.object({ provider: Provider }),
)
/** The ways into the account; `connected` names one that is new among them. */
export const MethodsListed = defineEvent(
  'account/methodsListed',
  'session',
  z.object({ methods: SignInMethods, connected: Provider.nullable() }),
)
/** `elsewhere`: another window of this browser did it. */
export const SignedOut = defineEvent(
  'account/signedOut',
  'session',
  z.object({ elsewhere: z.literal(true).optional() }),
)
export const SessionExpired = defineEvent('account/sessionExpired', 'session', z.object({}))
