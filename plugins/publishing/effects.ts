import { catchError, defer, exhaustMap, from, ignoreElements, map, of, tap, timeout } from 'rxjs'
import type { Effect } from '#core/plugin.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'

const AFTER_PUBLISHING = '/game-list'
const SERVER = { source: 'server' } as const

const BROKEN: CallResult<'publishGame'> = { ok: false, status: 0, desc: '' }

const failed = (how: 'failed' | 'error', desc: string): EventInput => ({
  ...SERVER,
  type: 'publishing/failed',
  payload: { how, desc },
})

function factsOf(result: CallResult<'publishGame'>): EventInput[] {
  if (result.ok) {
    const { game_id: gameId, url } = result.data
    return [{ ...SERVER, type: 'publishing/published', payload: { gameId, url } }]
  }
  if (result.status === 0) return [failed('error', result.desc)]
  return [failed('failed', result.desc)]
}

/** Sends the game to its readers and says how it went. */
export const publishGame: Effect = ({ on, ports }) =>
  on('publishing/requested').pipe(
    exhaustMap(({ scriptId, payload }) =>
      defer(() =>
        from(
          ports.api.call(
            'publishGame',
            { body: { id: scriptId ?? '' } },
            { idempotencyKey: payload.idempotencyKey },
          ),
        ),
      ).pipe(
        // asking again happens once (TO13)
        timeout({ first: LIMITS.patienceMs, scheduler: ports.clock.scheduler }),
        catchError(() => of(BROKEN)),
        map(factsOf),
      ),
    ),
  )

/** A published game leads to the list of games. */
export const leaveWhenPublished: Effect = ({ on, ports }) =>
  on('publishing/published').pipe(
    tap(() => ports.navigation.go(AFTER_PUBLISHING)),
    ignoreElements(),
  )
