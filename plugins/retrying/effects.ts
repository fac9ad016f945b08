import { catchError, defer, exhaustMap, from, map, of, timeout } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'

const SERVER = { source: 'server' } as const
const BROKEN: CallResult<'resumeGeneration'> = { ok: false, status: 0, desc: '' }

const outcome = (result: CallResult<'resumeGeneration'>): EventInput =>
  result.ok
    ? { ...SERVER, type: 'retrying/accepted', payload: {} }
    : {
        ...SERVER,
        type: 'toasts/raised',
        payload: { kind: 'error', code: 'request_failed', text: result.desc },
      }

/** Has the server make the failed parts again; a second press while the first is answered says nothing new. */
export const askAgain: Effect = ({ on, ports }) =>
  on('retrying/requested').pipe(
    exhaustMap(({ scriptId, payload: { idempotencyKey } }) =>
      defer(() =>
        from(
          ports.api.call('resumeGeneration', { body: { id: scriptId ?? '' } }, { idempotencyKey }),
        ),
      ).pipe(
        // asking again happens once (TO13)
        timeout({ first: LIMITS.patienceMs, scheduler: ports.clock.scheduler }),
        catchError(() => of(BROKEN)),
        map(outcome),
      ),
    ),
  )
