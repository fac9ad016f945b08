import { defineFlow } from '#plugins/kit.ts'
import { LIMITS } from '#schemas/limits.ts'
import { StoredUser, type TicketUse } from '#schemas/user.ts'
import { ASKING, ask, refused } from './ask.ts'
import { ENTERING, enterAccount } from './entering.ts'
import { resendKey } from './projections.ts'
import { chooseMethod, submitForm } from './sign-in-commands.ts'
import { resendAtOf } from './tickets-sent.ts'

/*
 * The steps of the login dialog that carry secrets: a password or a code goes from the form to the call
 * and nowhere else. Only what came of it becomes a fact.
 */

/** Asks for a mail with a code; one that went out less than a minute ago still stands. */
export const requestTicket = defineFlow<{ email: string; use: TicketUse }>()({
  ports: [...ASKING, 'storage'],
  run: async (world, { email, use }) => {
    const { ports, draft, emit, run } = world
    const sent = (resendAt: number) =>
      emit({ type: 'account/ticketSent', source: 'server', payload: { email, use, resendAt } })
    const key = resendKey(email, use)
    const waiting = draft().session.account.resendAt[key] ?? resendAtOf(ports, key)
    const left = waiting - ports.clock.now()
    // one that is further off is from before the clock was set back (LM14)
    if (left > 0 && left <= LIMITS.resendCountdownMs) {
      sent(waiting)
      return
    }
    run(submitForm)
    const body = { email, send_to_email: email, ticket_use_type: use }
    const answer = await ask(world, 'requestTicket', { body })
    if (answer.ok) sent(ports.clock.now() + LIMITS.resendCountdownMs)
    else emit(refused(answer))
  },
})

/** Step 0: leads to the password for somebody known, and to a mail with a code for somebody new. */
export const submitEmail = defineFlow<{ typed: string }>()({
  ports: requestTicket.ports,
  run: async (world, { typed }) => {
    const { emit, run } = world
    const email = typed.trim().toLowerCase()
    run(chooseMethod, { method: 'EMAIL' })
    run(submitForm)
    const known = await ask(world, 'userExists', { query: { email } })
    if (!known.ok) {
      emit(refused(known))
      return
    }
    const payload = { email, exists: known.data }
    emit({ type: 'account/emailChecked', source: 'server', payload })
    if (!known.data) await requestTicket.run(world, { email, use: 'REGISTER' })
  },
})

export type Registration = { password: string; code: string; nickname: string; invite: string }

/** Step 3: a new user; signed in at once where the server opens a session. */
export const register = defineFlow<Registration>()({
  ports: [...ASKING, ...ENTERING],
  run: async (world, form) => {
    const { draft, emit, run } = world
    const { email } = draft().session.account.dialog
    run(submitForm)
    const answer = await ask(world, 'register', {
      body: {
        email,
        ticket: form.code,
        pwd: form.password,
        pwd_: form.password,
        nick_name: form.nickname,
        invite_code: form.invite,
        oauth_enum: 'EMAIL',
      },
    })
    const user = answer.ok ? StoredUser.safeParse(answer.data) : null
    if (!answer.ok) emit(refused(answer))
    else if (user?.success) enterAccount(world, user.data)
    else emit({ type: 'account/registered', source: 'server', payload: {} })
  },
})

/** Step 4: in with the password. */
export const signIn = defineFlow<{ password: string }>()({
  ports: [...ASKING, ...ENTERING],
  run: async (world, { password }) => {
    const { draft, emit, run } = world
    const { email } = draft().session.account.dialog
    run(submitForm)
    const body = { email, pwd: password, oauth_enum: 'EMAIL' } as const
    const answer = await ask(world, 'login', { body })
    if (answer.ok) enterAccount(world, answer.data)
    else emit(refused(answer))
  },
})

/** Step 5: another password; every session of that user ends, and the dialog begins anew. */
export const resetPassword = defineFlow<{ password: string; code: string }>()({
  ports: ASKING,
  run: async (world, { password, code }) => {
    const { draft, emit, run } = world
    const { email } = draft().session.account.dialog
    run(submitForm)
    const body = { email, pwd: password, oauth_enum: 'EMAIL', ticket: code } as const
    const answer = await ask(world, 'resetPassword', { body })
    if (answer.ok) emit({ type: 'account/passwordReset', source: 'server', payload: {} })
    else emit(refused(answer))
  },
})
