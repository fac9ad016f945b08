import { answer } from '#server/http/answer.ts'
import type { RouteGroup } from '#server/services.ts'
import { createAccounts } from '#server/store/accounts.ts'
import { createIdentities } from '#server/store/identities.ts'
import { createInvites } from '#server/store/invites.ts'
import { createTickets } from '#server/store/tickets.ts'
import { type AccountParts, countsOf } from './account-session.ts'
import { bindInviteRoute } from './bind-invite-route.ts'
import { loginRoute } from './login-route.ts'
import { registerRoute } from './register-route.ts'
import { resetRoute } from './reset-route.ts'
import { signInMethodRoutes } from './sign-in-method-routes.ts'
import { ticketRoute } from './ticket-route.ts'

/** Every call about accounts and sessions. */
export const accountRoutes: RouteGroup = (context) => {
  const { serve, services } = context
  const { store, clock, secret, config, limits, sessions } = services
  const parts: AccountParts = {
    ...context,
    accounts: createAccounts(store, clock),
    identities: createIdentities(clock),
    invites: createInvites(store, config),
    tickets: createTickets(store, clock, secret),
  }

  serve('userExists', async ({ query, request }) => {
    const wait = await limits.take(
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
  bindInviteRoute(parts)
  signInMethodRoutes(parts)
}
