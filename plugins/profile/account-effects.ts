import { exhaustMap, map } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput, EventPayload } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { saying } from './effects.ts'

const SERVER = { source: 'server' } as const

/** `lamplight-2026-11-21.json`: the day it was saved. */
const fileName = (now: number): string =>
  `lamplight-${new Date(now).toISOString().slice(0, 10)}.json`

/** Fetches everything that is kept of the account and hands it over as a file. */
export const exportAccount: Effect = ({ on, ports }) =>
  on('profile/exportRequested').pipe(
    exhaustMap(() => callApi(ports, 'exportAccount', {}, { limitMs: LIMITS.exportPatienceMs })),
    map((result): EventInput[] => {
      if (!result.ok)
        return [{ ...SERVER, type: 'profile/exportFailed', payload: {} }, ...saying(result)]
      ports.downloads.save(fileName(ports.clock.now()), JSON.stringify(result.data, null, 2))
      return [{ ...SERVER, type: 'profile/exported', payload: {} }]
    }),
  )

/** The account's own name for itself: what was typed is not carried around. */
function confirmation(
  { session: { account, profile } }: Draft,
  { by }: EventPayload<'profile/removalRequested'>,
): string {
  const nickname = account.user?.user_info_resp.nick_name ?? ''
  return by === 'email' ? (profile.email ?? '') : nickname
}

/** Deletes the account on the server, then everything of it in this browser. */
export const removeAccount: Effect = ({ on, draft, ports }) =>
  on('profile/removalRequested').pipe(
    exhaustMap(({ payload }) =>
      callApi(ports, 'removeAccount', { body: { confirm: confirmation(draft(), payload) } }),
    ),
    map((result): EventInput[] => {
      if (!result.ok)
        return [
          { ...SERVER, type: 'profile/removalFailed', payload: { desc: result.desc } },
          ...saying(result),
        ]
      return [
        { ...SERVER, type: 'profile/removed', payload: {} },
        { ...SERVER, type: 'idea/creationReset', payload: {} },
        { ...SERVER, type: 'account/signedOut', payload: {} },
        {
          ...SERVER,
          type: 'toasts/raised',
          payload: { kind: 'success', code: 'account_removed', text: '' },
        },
      ]
    }),
  )
