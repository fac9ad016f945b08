import { exhaustMap, map } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'

const SERVER = { source: 'server' } as const

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
      // asking again happens once (TO13)
      callApi(ports, 'resumeGeneration', { body: { id: scriptId ?? '' } }, { idempotencyKey }).pipe(
        map(outcome),
      ),
    ),
  )
