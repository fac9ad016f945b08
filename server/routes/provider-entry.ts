import type { FastifyRequest } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import { PROVIDER_TITLES } from '#schemas/provider.ts'
import type { SignInMethod, StoredUser } from '#schemas/user.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { isProvider } from '#server/oauth/provider.ts'
import type { AccountRow } from '#server/store/accounts.ts'
import type { Identity } from '#server/store/identities.ts'
import type { Store } from '#server/store/tables.ts'
import { inTransaction, Overtaken } from '#server/store/transaction.ts'
import { type AccountParts, countsOf, isLetIn, openSession } from './account-session.ts'

const NAME_KEPT = 20

type Given = { access_token: string; oauth_enum: SignInMethod; invite_code?: string | undefined }

/** Asks the provider whom a token is for; nothing else of the request says who somebody is (LG42). */
export async function identityOf(
  { services }: AccountParts,
  { access_token, oauth_enum: method }: Given,
  request: FastifyRequest,
): Promise<CallAnswer<Identity>> {
  if (!isProvider(method)) return answer.refuse(STATUS.invalid, 'methodUnsupported')
  const provider = services.providers[method]
  if (provider === undefined) return answer.refuse(STATUS.invalid, 'providerMissing')
  const wait = await services.limits.take(...countsOf(request, services, 'codesOfCaller'))
  if (wait !== null) return answer.wait(wait)
  const found = await provider.identify(access_token, publicOrigin(request, services.config))
  return found.ok ? answer.ok({ provider: method, person: found.data }) : found
}

/** In by a third party: as whoever the identity belongs to, else as somebody new. */
export async function sessionByProvider(
  parts: AccountParts,
  given: Given,
  request: FastifyRequest,
): Promise<CallAnswer<StoredUser>> {
  const { accounts, invites, services } = parts
  const identity = await identityOf(parts, given, request)
  if (!identity.ok) return identity
  return inTransaction<CallAnswer<StoredUser>>(services.store, async (transaction) => {
    const known = await knownBy(parts, transaction, identity.data)
    const found = known ? answer.ok(known) : await addUser(parts, transaction, identity.data)
    if (!found.ok) return found
    const account = found.data
    const code = given.invite_code ?? ''
    const letIn =
      !isLetIn(account, services) && code !== '' && (await invites.consume(transaction, code))
        ? await accounts.letIn(transaction, account.uid, account.nick_name)
        : undefined
    const session = openSession(
      transaction,
      letIn ?? account,
      request,
      services,
      identity.data.provider,
    )
    return answer.ok(await session)
  })
}

/** Whoever has the identity, held: an invite code of theirs is used up once, however often they come at once. */
async function knownBy(
  { identities, accounts }: AccountParts,
  transaction: Store,
  identity: Identity,
): Promise<AccountRow | undefined> {
  const uid = await identities.uidOf(transaction, identity)
  return uid === undefined ? undefined : accounts.hold(transaction, uid)
}

/** An address the provider vouches for that has an account here: its owner connects the two, signed in (decision 0007). */
async function addUser(
  parts: AccountParts,
  transaction: Store,
  identity: Identity,
): Promise<CallAnswer<AccountRow>> {
  const { identities, accounts, services } = parts
  const { name, email } = identity.person
  const account = await accounts.add(transaction, {
    email,
    passwordHash: '',
    nickName: [...name].slice(0, NAME_KEPT).join('').trim(),
    invited: services.config.inviteMode === 'open',
  })
  if (!account) {
    // perhaps the same person, who came twice at once
    if ((await identities.uidOf(transaction, identity)) !== undefined) throw new Overtaken()
    const params = { name: PROVIDER_TITLES[identity.provider] }
    return answer.refuse(STATUS.conflict, 'identityEmailTaken', params)
  }
  if (!(await identities.add(transaction, account.uid, identity))) throw new Overtaken()
  return answer.ok(account)
}
