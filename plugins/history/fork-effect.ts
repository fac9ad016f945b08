import { exhaustMap, map, takeUntil } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { otherScript } from './effects.ts'

/** Has the server make a game of a version. */
export const makeFork: Effect = ({ on, ports }) =>
  on('history/forkRequested').pipe(
    exhaustMap(({ scriptId, payload: { version, title, idempotencyKey } }) => {
      const body = { id: scriptId ?? '', version, ...(title === '' ? {} : { title }) }
      return callApi(ports, 'copyScript', { body }, { idempotencyKey }).pipe(
        map((result): EventInput => {
          if (result.ok)
            return { type: 'history/forked', source: 'server', payload: { scriptId: result.data } }
          const { status, desc } = result
          return { type: 'history/forkFailed', source: 'server', payload: { status, desc } }
        }),
        takeUntil(otherScript(on, scriptId)),
      )
    }),
  )
