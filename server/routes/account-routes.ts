import { STATUS } from '#schemas/api.ts'
import { answer } from '#server/http/answer.ts'
import type { RouteGroup } from '#server/services.ts'
import { createAccounts } from '#server/store/accounts.ts'
import { createInvites } from '#server/store/invites.ts'
import { createTickets } from '#server/store/tickets.ts'
import { type AccountParts, countsOf } from './account-session.ts'
import { loginRoute } from './login-route.ts'
import { registerRoute } from './register-route.ts'
import { resetRoute } from './reset-route.ts'
import { ticketRoute } from './ticket-route.ts'

/** Every call about accounts and sessions. */
export const accountRoutes: RouteGroup = (desk) => {
  const { serve, services } = desk
  const { store, clock, secret, config, limits, sessions } = services
  const parts: AccountParts = {
    ...desk,
    accounts: createAccounts(store, clock),
    invites: createInvites(store, config),
    tickets: createTickets(store, clock, secret),
  }

  serve('userExists', async ({ query, request }) => {
    const wait = limits.take(
      ['existence', request.ip],
      ...countsOf(request, services, 'existenceInAnHour'),
    )
    if (wait !== null) return answer.wait(wait)
    return answer.ok((await parts.accounts.byEmail(query.email)) !== undefined)
  })
  ticketRoute(parts)
  registerRoute(parts)
  loginRoute(parts)
  resetRoute(parts)
  serve('logout', async ({ user }) => {
    await sessions.end(user)
    return answer.ok({})
  })
  serve('bindInvite', async ({ body }) =>
    answer.refuse(
      STATUS.invalid,
      body.oauth_enum === 'GOOGLE' || body.oauth_enum === 'DISCORD'
        ? 'providerMissing'
        : 'methodUnsupported',
    ),
  )
}
