import { firstValueFrom, from, map, race, timer } from 'rxjs'
import type { Editor } from '#core/editor.ts'
import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { StoredUser, type TicketUse } from '#schemas/user.ts'
import { resendKey } from './projections.ts'

/*
 * The steps of the login dialog that carry secrets: a password or a code goes from the form to the call
 * and nowhere else. Only what came of it becomes a fact.
 */

/** A form that hears nothing for so long takes input again (TO13). */
const PATIENCE_MS = 30_000

const submitted: EventInput = { type: 'account/submitted', source: 'user', payload: {} }
const refused = (desc: string): EventInput => ({
  type: 'account/refused',
  source: 'server',
  payload: { desc },
})

/** Step 0: leads to the password for somebody known, and to a mail with a code for somebody new. */
export async function submitEmail(editor: Editor, typed: string): Promise<void> {
  const email = typed.trim().toLowerCase()
  editor.bus.emit(
    { type: 'account/methodChosen', source: 'user', payload: { method: 'EMAIL' } },
    submitted,
  )
  const known = await ask(editor, 'userExists', { query: { email } })
  if (!known.ok) return editor.bus.emit(refused(known.desc))
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
  const waiting = bus.draft$.value.account.resendAt[resendKey(email, use)] ?? 0
  if (waiting > ports.clock.now()) return bus.emit(sent(waiting))
  bus.emit(submitted)
  const answer = await ask(editor, 'requestTicket', {
    body: { email, send_to_email: email, ticket_use_type: use },
  })
  bus.emit(answer.ok ? sent(ports.clock.now() + LIMITS.resendCountdownMs) : refused(answer.desc))
}

export type Registration = { password: string; code: string; nickname: string; invite: string }

/** Step 3: a new user; signed in at once where the server opens a session (L1). */
export async function register(editor: Editor, form: Registration): Promise<void> {
  const { bus } = editor
  const { email } = bus.draft$.value.account.dialog
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
  if (!answer.ok) return bus.emit(refused(answer.desc))
  const user = StoredUser.safeParse(answer.data)
  if (user.success) enter(editor, user.data)
  else bus.emit({ type: 'account/registered', source: 'server', payload: {} })
}

/** Step 4: in with the password. */
export async function signIn(editor: Editor, password: string): Promise<void> {
  const { bus } = editor
  const { email } = bus.draft$.value.account.dialog
  bus.emit(submitted)
  const answer = await ask(editor, 'login', {
    body: { email, pwd: password, oauth_enum: 'EMAIL' },
  })
  if (answer.ok) enter(editor, answer.data)
  else bus.emit(refused(answer.desc))
}

/** Step 5: another password; every session of that user ends, and the dialog begins anew. */
export async function resetPassword(
  editor: Editor,
  form: { password: string; code: string },
): Promise<void> {
  const { bus } = editor
  const { email } = bus.draft$.value.account.dialog
  bus.emit(submitted)
  const answer = await ask(editor, 'resetPassword', {
    body: { email, pwd: form.password, oauth_enum: 'EMAIL', ticket: form.code },
  })
  bus.emit(
    answer.ok
      ? { type: 'account/passwordReset', source: 'server', payload: {} }
      : refused(answer.desc),
  )
}

/** In: home first, where an idea that was waiting goes on from; after an expired session everything stays in its place. */
function enter({ bus, ports }: Editor, user: StoredUser): void {
  const { account, idea } = bus.draft$.value
  const { expiredUid } = account
  const stays = expiredUid === user.uid
  if (!stays && ports.navigation.current() !== '/') ports.navigation.go('/')
  const facts: EventInput[] = [
    { type: 'account/signedIn', source: 'server', payload: { user, by: user.oauth_enum } },
  ]
  // somebody else's unsent work is not theirs to see (L16); an idea typed to sign in with is their own
  if (expiredUid !== null && !stays) {
    const { text, language, waiting } = idea
    const payload = { text, language: language ?? DEFAULT_GAME_LANGUAGE }
    if (waiting) facts.unshift({ type: 'idea/heldForLogin', source: 'user', payload })
    facts.unshift({ type: 'account/signedOut', source: 'server', payload: {} })
  }
  bus.emit(...facts)
}

function ask<N extends CallName>(
  { ports }: Editor,
  name: N,
  request: CallRequest<N>,
): Promise<CallResult<N>> {
  const silence = timer(PATIENCE_MS, ports.clock.scheduler).pipe(
    map((): CallResult<N> => ({ ok: false, status: 0, desc: '' })),
  )
  // an attempt of its own each time: what was refused may be right the next time
  const options = { idempotencyKey: ports.ids.next() }
  return firstValueFrom(race(from(ports.api.call(name, request, options)), silence))
}
