import type { FastifyRequest } from 'fastify'
import { Nickname } from '#schemas/api-account.ts'
import { Secret } from '#schemas/event.ts'
import type { SignInMethod, StoredUser } from '#schemas/user.ts'
import type { Count, LimitName } from '#server/http/limits.ts'
import { isAtThisMachine, publicOrigin } from '#server/http/origin.ts'
import type { RouteContext, Services } from '#server/services.ts'
import type { AccountRow, Accounts } from '#server/store/accounts.ts'
import type { Identities } from '#server/store/identities.ts'
import type { Invites } from '#server/store/invites.ts'
import type { Store } from '#server/store/tables.ts'
import type { Tickets } from '#server/store/tickets.ts'

/** What the account calls work with. */
export type AccountParts = RouteContext & {
  accounts: Accounts
  identities: Identities
  invites: Invites
  tickets: Tickets
}

/** The program and network address somebody calls from, as one keyed digest. */
export const clientHashOf = (request: FastifyRequest, { secret }: Services): string =>
  secret.digest('client', request.ip, request.headers['user-agent'] ?? '')

/** What is counted for each caller beyond a minute; a product on somebody's own machine does not count its owner. */
export const countsOf = (
  request: FastifyRequest,
  { config }: Services,
  name: LimitName,
): readonly Count[] => (isAtThisMachine(request, config) ? [] : [[name, request.ip]])

/** Somebody is let in once they gave an invite code, or none was needed. */
export const isLetIn = (account: AccountRow, { config }: Services): boolean =>
  account.invited === 1 || config.inviteMode === 'open'

/** Opens a session for a user and tells it as the calls do. */
export async function openSession(
  transaction: Store,
  account: AccountRow,
  request: FastifyRequest,
  services: Services,
  method: SignInMethod,
): Promise<StoredUser> {
  const client = clientHashOf(request, services)
  const token = await services.sessions.open(transaction, account.uid, client)
  return tellSession(account, token, request, services, method)
}

/** A session as the calls tell it. `new_user`: the profile is to be completed before anything is made. */
export function tellSession(
  account: AccountRow,
  token: string,
  request: FastifyRequest,
  services: Services,
  method: SignInMethod,
): StoredUser {
  const needsName = !Nickname.safeParse(account.nick_name).success
  return {
    uid: account.uid,
    access_token: Secret.parse(token),
    oauth_enum: method,
    user_info_resp: {
      id: account.uid,
      nick_name: account.nick_name,
      avatar: `${publicOrigin(request, services.config)}/media/avatars/${account.avatar_seed}.svg`,
    },
    new_user: needsName || !isLetIn(account, services),
    need_complete_nick_name: needsName,
  }
}
