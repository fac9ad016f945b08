import type { Editor } from '#plugins/kit.ts'
import { STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { StoredUser, type TicketUse } from '#schemas/user.ts'
import { ask, refused, submitted } from './ask.ts'
import { enter } from './enter.ts'
import { resendKey } from './projections.ts'
import { resendAtOf } from './tickets-sent.ts'

/*
 * The steps of the login dialog that carry secrets: a password or a code goes from the form to the call
 * and nowhere else. Only what came of it becomes a fact.
 */

/** Step 0: leads to the password for somebody known, and to a mail with a code for somebody new. */
export async function submitEmail(editor: Editor, typed: string): Promise<void> {
  const email = typed.trim().toLowerCase()
  editor.bus.emit(
    { type: 'account/methodChosen', source: 'user', payload: { method: 'EMAIL' } },
    submitted,
  )
  const known = await ask(editor, 'userExists', { query: { email } })
  if (!known.ok) return editor.bus.emit(refused(known))
  editor.bus.emit({
    type: 'account/emailChecked',
    source: 'server',
    payload: { email, exists: known.data },
  })
  if (!known.data) await requestTicket(editor, email, 'REGISTER')
}

/** Asks for a mail with a code; one that went out less than a minute ago still stands (L6). */
export async function requestTicket(editor: Editor, email: string, use: TicketUse): Promise<void> {
  const { bus, ports } = editor
  const sent = (resendAt: number): EventInput => ({
    type: 'account/ticketSent',
    source: 'server',
    payload: { email, use, resendAt },
  })
  const key = resendKey(email, use)
  const waiting = bus.draft$.value.session.account.resendAt[key] ?? resendAtOf(ports, key)
  const left = waiting - ports.clock.now()
  // one that is further off is from before the clock was set back (LM14)
  if (left > 0 && left <= LIMITS.resendCountdownMs) return bus.emit(sent(waiting))
  bus.emit(submitted)
  const answer = await ask(editor, 'requestTicket', {
    body: { email, send_to_email: email, ticket_use_type: use },
  })
  bus.emit(answer.ok ? sent(ports.clock.now() + LIMITS.resendCountdownMs) : refused(answer))
}

export type Registration = { password: string; code: string; nickname: string; invite: string }

/** Step 3: a new user; signed in at once where the server opens a session (L1). */
export async function register(editor: Editor, form: Registration): Promise<void> {
  const { bus } = editor
  const { email } = bus.draft$.value.session.account.dialog
  bus.emit(submitted)
  const answer = await ask(editor, 'register', {
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
  if (!answer.ok) return bus.emit(refused(answer))
  const user = StoredUser.safeParse(answer.data)
  if (user.success) enter(editor, user.data)
  else bus.emit({ type: 'account/registered', source: 'server', payload: {} })
}

/** Step 4: in with the password. */
export async function signIn(editor: Editor, password: string): Promise<void> {
  const { bus } = editor
  const { email } = bus.draft$.value.session.account.dialog
  bus.emit(submitted)
  const answer = await ask(editor, 'login', {
    body: { email, pwd: password, oauth_enum: 'EMAIL' },
  })
  if (answer.ok) enter(editor, answer.data)
  else bus.emit(refused(answer))
}

/** Step 5: another password; every session of that user ends, and the dialog begins anew. */
export async function resetPassword(
  editor: Editor,
  form: { password: string; code: string },
): Promise<void> {
  const { bus } = editor
  const { email } = bus.draft$.value.session.account.dialog
  bus.emit(submitted)
  const answer = await ask(editor, 'resetPassword', {
    body: { email, pwd: form.password, oauth_enum: 'EMAIL', ticket: form.code },
  })
  bus.emit(
    answer.ok ? { type: 'account/passwordReset', source: 'server', payload: {} } : refused(answer),
  )
}

/** Step 1: somebody new from a third party is in once an invite code, and a nickname that fits, were taken. */
export async function completeProfile(
  editor: Editor,
  form: { nickname: string; invite: string },
): Promise<void> {
  const { bus } = editor
  const { newcomer } = bus.draft$.value.session.account
  if (newcomer === null) return
  const { nick_name: name, avatar } = newcomer.user_info_resp
  const nickname = form.nickname === '' ? name : form.nickname
  bus.emit(submitted)
  const body = {
    invite_code: form.invite,
    oauth_enum: newcomer.oauth_enum,
    nick_name: nickname,
    avatar,
  }
  const answer = await ask(editor, 'bindInvite', { body }, newcomer.access_token)
  if (answer.ok) {
    const user_info_resp = {
      ...newcomer.user_info_resp,
      nick_name: nickname,
      ...answer.data.user_info_resp,
    }
    const complete = { user_info_resp, new_user: false, need_complete_nick_name: false }
    enter(editor, Object.assign({}, newcomer, answer.data, complete))
    return
  }
  const gone = answer.status === STATUS.noSession || answer.status === STATUS.sessionExpired
  // their session ended meanwhile: they come by the provider again
  if (gone) bus.emit({ type: 'account/stepChanged', source: 'server', payload: { step: 0 } })
  bus.emit(refused(answer))
}
