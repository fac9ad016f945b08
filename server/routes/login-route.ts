import { STATUS } from '#schemas/api.ts'
import { type Answer, answer } from '#server/http/answer.ts'
import type { Count } from '#server/http/limits.ts'
import { checkPassword } from '#server/store/passwords.ts'
import { type AccountParts, clientHashOf, countsOf, openSession } from './account-session.ts'

/** Login by password. A wrong address and a wrong password get the same answer after the same time. */
export function loginRoute({ serve, services, accounts }: AccountParts): void {
  const { limits, sessions, store } = services

  serve('login', async ({ body, request }) => {
    if (!('pwd' in body) || body.oauth_enum !== 'EMAIL') return refusedMethod(body.oauth_enum)
    const account = await accounts.byEmail(body.email)
    const client = clientHashOf(request, services)
    const known = account !== undefined && (await sessions.isKnownClient(account.uid, client))

    // Counted before the password is looked at: many guesses at once are no way around.
    const counts: Count[] = [
      known ? ['knownGuess', `${body.email}|${client}`] : ['guess', body.email],
      ...countsOf(request, services, 'guessesOfCaller'),
    ]
    const wait = limits.take(...counts)
    if (wait !== null) return answer.wait(wait, 'tooManyGuesses')
    if (!(await checkPassword(account?.password_hash, body.pwd)) || !account) {
      return answer.refuse(STATUS.invalid, 'wrongLogin')
    }
    limits.giveBack(...counts)
    return answer.ok(await openSession(store, account, request, services))
  })
}

function refusedMethod(method: string): Answer<never> {
  const provider = method === 'GOOGLE' || method === 'DISCORD'
  return answer.refuse(STATUS.invalid, provider ? 'providerMissing' : 'methodUnsupported')
}
