import { STATUS } from '#schemas/api.ts'
import { Nickname } from '#schemas/api-account.ts'
import type { SignInMethod, StoredUser } from '#schemas/user.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import type { Call } from '#server/http/serve.ts'
import { tokenOf } from '#server/http/session.ts'
import { isProvider, type ProviderClients } from '#server/oauth/provider.ts'
import type { AccountRow } from '#server/store/accounts.ts'
import type { Store } from '#server/store/tables.ts'
import { inTransaction } from '#server/store/transaction.ts'
import { type AccountParts, countsOf, isLetIn, tellSession } from './account-session.ts'

/** Completes the profile of somebody new: an invite code where one is needed, a nickname where none fits. */
export function bindInviteRoute(parts: AccountParts): void {
  const { serve, services, accounts } = parts
  serve('bindInvite', async (call) => {
    const { body, user, request } = call
    const refusal = refusalOfMethod(body.oauth_enum, services.providers)
    if (refusal) return refusal
    const wait = await services.limits.take(...countsOf(request, services, 'codesOfCaller'))
    if (wait !== null) return answer.wait(wait)
    return inTransaction<CallAnswer<StoredUser>>(services.store, async (transaction) => {
      const account = await accounts.hold(transaction, user.uid)
      if (!account) return answer.refuse(STATUS.missing, 'missing')
      const done = await complete(parts, transaction, account, body)
      if (!done.ok) return done
      const token = tokenOf(request) ?? ''
      return answer.ok(tellSession(done.data, token, request, services, body.oauth_enum))
    })
  })
}

function refusalOfMethod(
  method: SignInMethod,
  providers: ProviderClients,
): CallAnswer<never> | undefined {
  if (method === 'PHONE') return answer.refuse(STATUS.invalid, 'methodUnsupported')
  return isProvider(method) && providers[method] === undefined
    ? answer.refuse(STATUS.invalid, 'providerMissing')
    : undefined
}

/** Whoever lacks nothing stays as they are, and uses up no code. */
async function complete(
  { accounts, invites, services }: AccountParts,
  transaction: Store,
  account: AccountRow,
  given: Call<'bindInvite'>['body'],
): Promise<CallAnswer<AccountRow>> {
  const fits = Nickname.safeParse(account.nick_name)
  const mayStay = isLetIn(account, services)
  if (fits.success && mayStay) return answer.ok(account)
  const nickName = fits.success ? fits : Nickname.safeParse(given.nick_name ?? '')
  if (!nickName.success) return answer.refuse(STATUS.invalid, 'nicknameNeeded')
  if (!mayStay && !(await invites.consume(transaction, given.invite_code))) {
    return answer.refuse(STATUS.invalid, 'wrongInvite')
  }
  const row = await accounts.letIn(transaction, account.uid, nickName.data)
  return row ? answer.ok(row) : answer.refuse(STATUS.missing, 'missing')
}
