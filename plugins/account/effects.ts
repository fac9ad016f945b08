import { concatMap, defer, EMPTY, filter, from, ignoreElements, merge, of, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { SignedInUser } from '#schemas/user.ts'
import { keepToken } from './entering.ts'
import { expireSession, forgetSession, readSession, writeSession } from './keys.ts'

/** Whoever was signed in when the page was closed still is. */
export const restoreSession: Effect = ({ ports }) =>
  defer(() => {
    const stored = readSession(ports.storage)
    if (stored === null) return EMPTY
    const user = keepToken(ports, stored)
    // they were never in: their profile is still to be completed (LG15)
    if (user.new_user && user.oauth_enum !== 'EMAIL')
      return of<EventInput>({ type: 'account/profileNeeded', source: 'user', payload: { user } })
    return of<EventInput>({ type: 'account/restored', source: 'user', payload: { user } })
  })

/** Leaving ends the session on the server and leads home. Stands before `mirrorSession`: the call still carries the token. */
export const endSession: Effect = ({ on, ports }) =>
  on('account/signedOut').pipe(
    // the window it was done in has seen to that, and the guard leads away from what needs a session
    filter(({ payload }) => !payload.elsewhere),
    tap(() => ports.navigation.go('/')),
    // a session that cannot be ended now ends by itself
    concatMap(() => from(ports.api.call('logout', { body: {} }))),
    ignoreElements(),
  )

/** Keeps the stored keys as the session is. */
export const mirrorSession: Effect = ({ on, draft, ports }) =>
  merge(
    on('account/userChanged').pipe(
      tap(() => {
        const { user } = draft().session.account
        if (user !== null) store(ports, user)
      }),
    ),
    on('account/restored', 'account/signedIn').pipe(
      tap(({ payload }) => store(ports, payload.user)),
    ),
    on('account/sessionExpired').pipe(tap(() => expireSession(ports.storage))),
    on('account/signedOut', 'account/profileNeeded').pipe(
      // what another window forgot is forgotten; it may hold a new session by now
      filter(({ payload }) => !('elsewhere' in payload)),
      tap(() => forgetSession(ports.storage)),
    ),
    on('account/signedOut', 'account/sessionExpired').pipe(
      // somebody else may have come in within the same moment
      filter(() => draft().session.account.user === null),
      tap(() => ports.credentials.forget()),
    ),
  ).pipe(ignoreElements())

function store({ storage, credentials }: Ports, user: SignedInUser): void {
  const token = credentials.tokenOf(user.uid)
  // a session that is replayed opens nothing, so there is nothing to keep
  if (token !== null) writeSession(storage, user, token)
}
