import { concatMap, delay, filter, from, map, of } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import type { Account } from '#schemas/account.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { keepToken } from './entering.ts'
import { readSession, SESSION_KEYS, wentBy } from './keys.ts'

const signedOut = (): EventInput => ({
  type: 'account/signedOut',
  source: 'user',
  payload: { elsewhere: true },
})
const expired = (): EventInput => ({ type: 'account/sessionExpired', source: 'user', payload: {} })

/** The last keys of those that are written together: a session that went by itself leaves the face. */
const ENDS: readonly (string | null)[] = [SESSION_KEYS.face, SESSION_KEYS.flag, null]

/** What makes this window's session what the storage holds, step by step. */
function stepsTo(
  { storage, credentials }: Pick<Ports, 'storage' | 'credentials'>,
  { user: here, expiredUid }: Account,
): readonly (() => EventInput)[] {
  const stored = readSession(storage)
  if (stored === null) {
    const isIn = here !== null
    // the server may tell of the end before the other window does: then it is asked for here already
    if (wentBy(storage) === 'signedOut') return isIn || expiredUid !== null ? [signedOut] : []
    return isIn ? [expired] : []
  }
  if (here !== null && credentials.tokenOf(stored.uid) === stored.access_token) return []
  const last = here?.uid ?? expiredUid
  const restored = (): EventInput => {
    // taken only now: whoever leaves takes the token that was held along
    const user = keepToken({ credentials }, stored)
    return { type: 'account/restored', source: 'user', payload: { user } }
  }
  // nothing of one person is on the screen when another one comes
  return last === null || last === stored.uid ? [restored] : [signedOut, restored]
}

/** Whoever comes in, goes out, expires or changes in one window of the browser does so in all of them. */
export const followOtherWindows: Effect = ({ draft, ports }) =>
  ports.otherWindows.wrote$.pipe(
    filter((key) => ENDS.includes(key)),
    map(() => stepsTo(ports, draft().session.account)),
    concatMap((steps) =>
      // the guard leads away in between
      from(steps).pipe(
        concatMap((step, place) =>
          place === 0
            ? of(step())
            : of(step).pipe(
                delay(0, ports.clock.scheduler),
                map((take) => take()),
              ),
        ),
      ),
    ),
  )
