import { STATUS } from '#schemas/api.ts'
import { PROVIDER_TITLES } from '#schemas/provider.ts'
import type { SignInMethods } from '#schemas/user.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { isProvider } from '#server/oauth/provider.ts'
import { emailIn } from '#server/store/accounts.ts'
import type { Identity } from '#server/store/identities.ts'
import type { Store } from '#server/store/tables.ts'
import { inTransaction } from '#server/store/transaction.ts'
import type { AccountParts } from './account-session.ts'
import { identityOf } from './provider-entry.ts'

/** The ways into an account: which there are, one more, one less (LG44). */
export function signInMethodRoutes(parts: AccountParts): void {
  const { serve, services, identities, accounts } = parts
  const { store } = services

  serve('signInMethods', ({ user }) => methodsOf(parts, store, user.uid))

  serve('bindIdentity', async ({ user, body, request }) => {
    const identity = await identityOf(parts, body, request)
    if (!identity.ok) return identity
    return inTransaction<CallAnswer<SignInMethods>>(store, async (transaction) => {
      const refusal = await connect(parts, transaction, user.uid, identity.data)
      return refusal ?? methodsOf(parts, transaction, user.uid)
    })
  })

  serve('unbindIdentity', async ({ user, body }) => {
    const { oauth_enum: method } = body
    if (!isProvider(method)) return answer.refuse(STATUS.invalid, 'methodUnsupported')
    return inTransaction<CallAnswer<SignInMethods>>(store, async (transaction) => {
      // of two who each leave the other one's way in the second sees that it is the last
      await accounts.hold(transaction, user.uid)
      await identities.remove(transaction, user.uid, method)
      const left = await methodsOf(parts, transaction, user.uid)
      return left.ok && left.data.length === 0 ? answer.refuse(STATUS.conflict, 'lastMethod') : left
    })
  })
}

async function connect(
  { identities }: AccountParts,
  transaction: Store,
  uid: string,
  identity: Identity,
): Promise<CallAnswer<never> | undefined> {
  const name = { name: PROVIDER_TITLES[identity.provider] }
  if (await identities.add(transaction, uid, identity)) return undefined
  const owner = await identities.uidOf(transaction, identity)
  if (owner === uid) return undefined
  const why = owner === undefined ? 'identityOther' : 'identityTaken'
  return answer.refuse(STATUS.conflict, why, name)
}

/** E-mail first; a third party may be left while another way in remains. */
async function methodsOf(
  { accounts, identities }: AccountParts,
  transaction: Store,
  uid: string,
): Promise<CallAnswer<SignInMethods>> {
  const account = await accounts.byUid(uid, transaction)
  if (!account) return answer.refuse(STATUS.missing, 'missing')
  const known = await identities.of(transaction, uid)
  const address = emailIn(account)
  const removable = address !== null || known.length > 1
  return answer.ok([
    ...(address === null
      ? []
      : [{ oauth_enum: 'EMAIL' as const, name: address, removable: false }]),
    ...known.map(({ provider, name }) => ({ oauth_enum: provider, name, removable })),
  ])
}
