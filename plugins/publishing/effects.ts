import { EMPTY, exhaustMap, filter, map, of, switchMap, take, takeUntil, tap } from 'rxjs'
import { callPort } from '#core/engine/call-port.ts'
import { everyPage } from '#core/every-page.ts'
import type { Effect } from '#plugins/kit.ts'
import type { Api } from '#plugins/ports/api.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { scriptKnown } from '#plugins/script/projections.ts'
import type { PageName } from '#schemas/analytics.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { editorPathOf } from '#schemas/pages.ts'
import { canPublish } from './projections.ts'

const EDITOR: PageName = 'game-generation'
const SERVER = { source: 'server' } as const

const failed = (how: 'failed' | 'error', desc: string): EventInput => ({
  ...SERVER,
  type: 'publishing/failed',
  payload: { how, desc },
})

function factsOf(result: CallResult<'publishGame'>): EventInput {
  if (result.ok) {
    const { game_id: gameId, url } = result.data
    return { ...SERVER, type: 'publishing/published', payload: { gameId, url } }
  }
  return failed(result.status === 0 ? 'error' : 'failed', result.desc)
}

/** Sends the game to its readers and says how it went. */
export const sendPublication: Effect = ({ on, ports }) =>
  on('publishing/requested').pipe(
    exhaustMap(({ scriptId, payload }) =>
      // asking again happens once (TO13)
      callApi(
        ports,
        'publishGame',
        { body: { id: scriptId ?? '' } },
        { idempotencyKey: payload.idempotencyKey },
      ).pipe(map(factsOf)),
    ),
  )

/** Whoever wants to publish a game of the list is led to its screen, and asked there once the game is read. */
export const leadToSheet: Effect = ({ on, ports, draft, stages }) =>
  on('publishing/sought').pipe(
    tap(({ payload }) => ports.navigation.go(editorPathOf(payload.scriptId))),
    switchMap(({ payload: { scriptId } }) =>
      on('script/opened', 'script/snapshotReceived').pipe(
        filter(() => draft().session.scriptId === scriptId && scriptKnown(draft())),
        take(1),
        // somebody who went elsewhere meanwhile is not asked when they come back
        takeUntil(on('analytics/pageShown').pipe(filter(({ payload }) => payload.page !== EDITOR))),
        // what cannot be published yet says so on the screen itself
        filter(() => canPublish(stages)(draft())),
        map((): EventInput => ({ type: 'publishing/sheetOpened', source: 'user', payload: {} })),
      ),
    ),
  )

/** The publication of a script, from the creator's two lists; null where there is none, or nobody says. */
async function publicationOf(api: Api, scriptId: string): Promise<EventInput | null> {
  const [games, scripts] = await Promise.all([
    everyPage(
      (query) => api.call('listGames', { query }),
      (game) => game.game_id,
    ),
    everyPage(
      (query) => api.call('listScripts', { query }),
      ({ id }) => id,
    ),
  ])
  const game = games.ok ? games.data.find((one) => one.script_id === scriptId) : undefined
  const script = scripts.ok ? scripts.data.find((one) => one.id === scriptId) : undefined
  if (game === undefined) return null
  const { game_id: gameId, url } = game
  const version = script?.published_version ?? null
  return { ...SERVER, type: 'publishing/found', payload: { gameId, url, version } }
}

/** The sheet tells the link of a game that is out already. Without an answer it simply does not. */
export const findPublication: Effect = ({ on, ports }) =>
  on('publishing/sheetOpened').pipe(
    switchMap(({ scriptId }) =>
      callPort(ports.clock, LIMITS.requestTimeoutMs, () =>
        publicationOf(ports.api, scriptId ?? ''),
      ).pipe(takeUntil(on('publishing/requested', 'script/opened'))),
    ),
    switchMap((answer) => (answer.ok && answer.value !== null ? of(answer.value) : EMPTY)),
  )

/** Takes a publication back. */
export const sendWithdrawal: Effect = ({ on, ports }) =>
  on('publishing/withdrawRequested').pipe(
    exhaustMap(({ scriptId }) =>
      callApi(ports, 'withdrawGame', { body: { id: scriptId ?? '' } }).pipe(
        map(
          (result): EventInput =>
            result.ok
              ? { ...SERVER, type: 'publishing/withdrawn', payload: {} }
              : { ...SERVER, type: 'publishing/withdrawFailed', payload: { desc: result.desc } },
        ),
      ),
    ),
  )
