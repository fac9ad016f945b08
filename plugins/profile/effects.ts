import { concatMap, map, mergeMap, switchMap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { RefusedField } from '#schemas/wire/refusal.ts'

const SERVER = { source: 'server' } as const

/** Says in a message why something did not come about; without words of the server, that it failed. What is about one field stands there. */
export const saying = ({ desc, field }: { desc: string; field?: RefusedField }): EventInput[] =>
  field === undefined
    ? [
        {
          ...SERVER,
          type: 'toasts/raised',
          payload: { kind: 'error', code: 'request_failed', text: desc },
        },
      ]
    : []

const userChanged = (info: { nick_name: string; avatar: string }): EventInput => ({
  ...SERVER,
  type: 'account/userChanged',
  payload: { nickName: info.nick_name, avatar: info.avatar },
})

/** Reads the account; a name or a face that was changed elsewhere is taken over. */
export const readProfile: Effect = ({ on, ports }) =>
  on('profile/requested').pipe(
    switchMap(() => callApi(ports, 'readProfile', {})),
    map((result): EventInput[] => {
      if (!result.ok) return [{ ...SERVER, type: 'profile/failed', payload: {} }, ...saying(result)]
      const { email, created_at: createdAt } = result.data
      return [
        { ...SERVER, type: 'profile/received', payload: { email, createdAt } },
        userChanged(result.data),
      ]
    }),
  )

/** Reads what models have cost; where that does not come, nothing is said of it. */
export const readMonth: Effect = ({ on, ports }) =>
  on('profile/requested').pipe(
    switchMap(() => callApi(ports, 'readModelMonth', {})),
    mergeMap((result): EventInput[] =>
      result.ok ? [{ ...SERVER, type: 'profile/monthReceived', payload: result.data }] : [],
    ),
  )

/** Saves a change; what the server made of it is what is shown. */
export const changeProfile: Effect = ({ on, ports }) =>
  on('profile/changeRequested').pipe(
    concatMap(({ payload: { field, value } }) =>
      callApi(ports, 'changeProfile', {
        body: field === 'nickname' ? { nick_name: value } : { avatar_seed: value },
      }).pipe(
        map((result): EventInput[] => {
          if (result.ok)
            return [
              userChanged(result.data),
              { ...SERVER, type: 'profile/changed', payload: { field } },
            ]
          const { desc } = result
          return [
            { ...SERVER, type: 'profile/changeRefused', payload: { field, desc } },
            ...saying(result),
          ]
        }),
      ),
    ),
  )

/** Brings faces to choose from. */
export const offerFaces: Effect = ({ on, ports }) =>
  on('profile/facesRequested').pipe(
    switchMap(({ payload: { round } }) =>
      callApi(ports, 'listFaces', { query: { round } }).pipe(
        map(
          (result): EventInput =>
            result.ok
              ? {
                  ...SERVER,
                  type: 'profile/facesReceived',
                  payload: { round, choices: result.data },
                }
              : { ...SERVER, type: 'profile/facesFailed', payload: {} },
        ),
      ),
    ),
  )
