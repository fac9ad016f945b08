import { STATUS } from '#schemas/api.ts'
import { isCommonPassword } from '#schemas/common-passwords.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { hashPassword } from '#server/store/passwords.ts'
import { inTransaction } from '#server/store/transaction.ts'
import { type AccountParts, countsOf } from './account-session.ts'

/** Sets a new password by a mailed code; every session of the user ends. */
export function resetRoute({ serve, services, accounts, tickets }: AccountParts): void {
  const { limits, sessions, store } = services

  serve('resetPassword', async ({ body, request }) => {
    if (body.oauth_enum !== 'EMAIL') return answer.refuse(STATUS.invalid, 'methodUnsupported')
    if (isCommonPassword(body.pwd)) return answer.refuse(STATUS.invalid, 'commonPassword')
    const tries = await limits.take(...countsOf(request, services, 'codesOfCaller'))
    if (tries !== null) return answer.wait(tries)
    const ticket = { email: body.email, use: 'UPDATE_PWD' } as const
    if (!(await tickets.attempt(ticket, body.ticket))) {
      return answer.refuse(STATUS.invalid, 'wrongTicket')
    }
    const passwordHash = await hashPassword(body.pwd)
    const done = await inTransaction<CallAnswer<{ uid: string }>>(store, async (transaction) => {
      if (!(await tickets.consume(transaction, ticket, body.ticket))) {
        return answer.refuse(STATUS.invalid, 'wrongTicket')
      }
      const uid = await accounts.setPassword(transaction, body.email, passwordHash)
      if (uid === undefined) return answer.refuse(STATUS.invalid, 'wrongTicket')
      await sessions.endAll(transaction, uid)
      return answer.ok({ uid })
    })
    if (!done.ok) return done
    sessions.announceEnd({ uid: done.data.uid, tokenHash: null })
    await limits.clear(['guess', body.email])
    return answer.ok({})
  })
}
