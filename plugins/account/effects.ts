import { concatMap, defer, EMPTY, from, ignoreElements, merge, of, tap } from 'rxjs'
import type { Effect } from '#core/plugin.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { forgetSession, readSession, writeSession } from './keys.ts'

/** Whoever was signed in when the page was closed still is. */
export const restoreSession: Effect = ({ ports }) =>
  defer(() => {
    const user = readSession(ports.storage)
    if (user === null) return EMPTY
    // they were never in: their profile is still to be completed (LG15)
    if (user.new_user && user.oauth_enum !== 'EMAIL')
      return of<EventInput>({ type: 'account/profileNeeded', source: 'user', payload: { user } })
    return of<EventInput>({ type: 'account/restored', source: 'user', payload: { user } })
  })

/** Leaving ends the session on the server and leads home. Stands before `mirrorSession`: the call still carries the token. */
export const endSession: Effect = ({ on, ports }) =>
  on('account/signedOut').pipe(
    tap(() => ports.navigation.go('/')),
    // a session that cannot be ended now ends by itself
    concatMap(() => from(ports.api.call('logout', { body: {} }))),
    ignoreElements(),
  )

/** Keeps the stored keys as the session is (R7). */
export const mirrorSession: Effect = ({ on, draft, ports }) =>
  merge(
    on('account/userChanged').pipe(
      tap(() => {
        const { user } = draft().account
        if (user !== null) writeSession(ports.storage, user)
      }),
    ),
    on('account/restored', 'account/signedIn').pipe(
      tap(({ payload }) => writeSession(ports.storage, payload.user)),
    ),
    on('account/signedOut', 'account/sessionExpired', 'account/profileNeeded').pipe(
      tap(() => forgetSession(ports.storage)),
    ),
  ).pipe(ignoreElements())
