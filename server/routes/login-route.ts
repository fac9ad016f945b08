import { STATUS } from '#schemas/api.ts'
import type { StoredUser } from '#schemas/user.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import type { Count } from '#server/http/limits.ts'
import type { Call } from '#server/http/serve.ts'
import { checkPassword } from '#server/store/passwords.ts'
import { inTransaction } from '#server/store/transaction.ts'
import {
  type AccountParts,
  clientHashOf,
  countsOf,
  isLetIn,
  openSession,
} from './account-session.ts'
import { sessionByProvider } from './provider-entry.ts'

type LoginCall = Call<'login'>
type PasswordLogin = Extract<LoginCall['body'], { pwd: string }>

/** Login: by password, or by what a third party says. */
export function loginRoute(parts: AccountParts): void {
  parts.serve('login', async ({ body, request }) => {
    if (!('pwd' in body)) return sessionByProvider(parts, body, request)
    if (body.oauth_enum === 'EMAIL') return enterByPassword(parts, body, request)
    return answer.refuse(STATUS.invalid, 'methodUnsupported')
  })
}

/** A wrong address and a wrong password get the same answer after the same time. */
async function enterByPassword(
  { services, accounts }: AccountParts,
  body: PasswordLogin,
  request: LoginCall['request'],
): Promise<CallAnswer<StoredUser>> {
  const { limits, sessions, store } = services
  const account = await accounts.byEmail(body.email)
  const client = clientHashOf(request, services)
  const known = account !== undefined && (await sessions.isKnownClient(account.uid, client))

  // Counted before the password is looked at: many guesses at once are no way around.
  const counts: Count[] = [
    known ? ['knownGuess', `${body.email}|${client}`] : ['guess', body.email],
    ...countsOf(request, services, 'guessesOfCaller'),
  ]
  const wait = await limits.take(...counts)
  if (wait !== null) return answer.wait(wait, 'tooManyGuesses')
  // Who came by a third party may have no password: theirs is as wrong as nobody's.
  const hash = account?.password_hash || undefined
  if (!(await checkPassword(hash, body.pwd)) || !account) {
    return answer.refuse(STATUS.invalid, 'wrongLogin')
  }
  await limits.giveBack(...counts)
  // They came by a third party and gave no invite code yet: that way in asks for it.
  if (!isLetIn(account, services)) return answer.refuse(STATUS.forbidden, 'completeFirst')
  return inTransaction<CallAnswer<StoredUser>>(store, async (transaction) => {
    // the password may have been set anew while it was looked at: then every session with the old one is over
    const present = await accounts.hold(transaction, account.uid)
    if (present?.password_hash !== account.password_hash)
      return answer.refuse(STATUS.invalid, 'wrongLogin')
    return answer.ok(await openSession(transaction, present, request, services, 'EMAIL'))
  })
}
