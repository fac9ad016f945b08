import { z } from 'zod'
import { Provider } from './provider.ts'
import { SignedInUser, SignInMethods } from './user.ts'
import { RefusedField } from './wire/refusal.ts'

/** The steps of the login dialog: 0 e-mail, 1 complete profile, 2 mail sent, 3 register, 4 password, 5 reset. */
export const LoginStep = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
])
export type LoginStep = z.infer<typeof LoginStep>

export const Account = z.object({
  user: SignedInUser.nullable(),
  dialog: z.object({
    open: z.boolean(),
    step: LoginStep,
    email: z.string(),
    flow: z.enum(['register', 'reset']),
    busy: z.boolean(),
    /** The server's words of the last refusal and the field they are about, else null. */
    refusal: z.object({ words: z.string(), field: RefusedField.nullable() }).nullable(),
    needNickname: z.boolean(),
    /** Whose window is open and asks who somebody is, else null. */
    asking: Provider.nullable(),
  }),
  /** `email|use` → epoch milliseconds from which a new code may be asked for. */
  resendAt: z.record(z.string(), z.number()),
  /** Where a guard stopped the visitor: a path of ours, else null. */
  from: z.string().nullable(),
  /** Whose session ended under their hands: their page stays open below the dialog. */
  expiredUid: z.string().nullable(),
  /** Somebody who came by a third party and is to complete their profile: not signed in yet (LG15). */
  newcomer: SignedInUser.nullable(),
  /** The ways into the account of who is signed in; null while nobody asked. */
  methods: SignInMethods.nullable(),
  /** Which of them is being connected or left, else null. */
  changing: Provider.nullable(),
})
export type Account = z.infer<typeof Account>

export const emptyAccount = (): Account => ({
  user: null,
  dialog: {
    open: false,
    step: 0,
    email: '',
    flow: 'register',
    busy: false,
    refusal: null,
    needNickname: false,
    asking: null,
  },
  resendAt: {},
  from: null,
  expiredUid: null,
  newcomer: null,
  methods: null,
  changing: null,
})

/** The mails with a code that may not be asked for again yet, as the browser keeps them: until when, by address and use. */
export const TicketsSent = z.record(z.string(), z.number())
