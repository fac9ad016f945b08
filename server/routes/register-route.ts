import { STATUS } from '#schemas/api.ts'
import { isCommonPassword } from '#schemas/common-passwords.ts'
import type { StoredUser } from '#schemas/user.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import type { Call } from '#server/http/serve.ts'
import { hashPassword } from '#server/store/passwords.ts'
import { inTransaction } from '#server/store/transaction.ts'
import { type AccountParts, countsOf, openSession } from './account-session.ts'

type Registration = Call<'register'>

/** Registration: whatever is refused leaves code and invitation as they were. */
export function registerRoute(parts: AccountParts): void {
  parts.serve('register', async (call) => {
    const refusal = refusedByForm(call.body) ?? (await refusedByState(call, parts))
    return refusal ?? register(call, parts)
  })
}

function refusedByForm(form: Registration['body']): CallAnswer<never> | undefined {
  if (form.oauth_enum !== 'EMAIL') return answer.refuse(STATUS.invalid, 'methodUnsupported')
  if (form.pwd !== form.pwd_) return answer.refuse(STATUS.invalid, 'passwordsDiffer')
  if (isCommonPassword(form.pwd)) return answer.refuse(STATUS.invalid, 'commonPassword')
  return undefined
}

async function refusedByState(
  { body, request }: Registration,
  { accounts, invites, tickets, services }: AccountParts,
): Promise<CallAnswer<never> | undefined> {
  const { limits } = services
  const tries = await limits.take(...countsOf(request, services, 'codesOfCaller'))
  if (tries !== null) return answer.wait(tries)
  if (await accounts.byEmail(body.email)) {
    // This tells that the address has a user, so it counts as asking that.
    const wait = await limits.take(
      ['existence', request.ip],
      ...countsOf(request, services, 'existenceInAnHour'),
    )
    return wait === null ? answer.refuse(STATUS.conflict, 'emailTaken') : answer.wait(wait)
  }
  const rightCode = await tickets.attempt({ email: body.email, use: 'REGISTER' }, body.ticket)
  if (!rightCode) return answer.refuse(STATUS.invalid, 'wrongTicket')
  if (!(await invites.isGood(body.invite_code))) return answer.refuse(STATUS.invalid, 'wrongInvite')
  return undefined
}

async function register(
  { body, request, receipt }: Registration,
  { accounts, invites, tickets, services }: AccountParts,
): Promise<CallAnswer<StoredUser>> {
  const passwordHash = await hashPassword(body.pwd)
  return inTransaction<CallAnswer<StoredUser>>(services.store, async (transaction) => {
    const ticket = { email: body.email, use: 'REGISTER' } as const
    if (!(await tickets.consume(transaction, ticket, body.ticket))) {
      return answer.refuse(STATUS.invalid, 'wrongTicket')
    }
    if (!(await invites.consume(transaction, body.invite_code))) {
      return answer.refuse(STATUS.invalid, 'wrongInvite')
    }
    const account = await accounts.add(transaction, {
      email: body.email,
      passwordHash,
      nickName: body.nick_name,
      invited: true,
    })
    if (!account) return answer.refuse(STATUS.conflict, 'emailTaken')
    const session = await openSession(transaction, account, request, services, 'EMAIL')
    await receipt.keep(transaction, session)
    return answer.ok(session)
  })
}
