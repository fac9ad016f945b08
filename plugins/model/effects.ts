import { debounceTime, distinctUntilChanged, EMPTY, filter, map, switchMap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { type CallResult, STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { unreadVersion } from './projections.ts'

/** A game that is caught up with comes version by version: its work is asked for once it is there. */
const REST_MS = 300
const SERVER = { source: 'server' } as const

function outcome(version: number, result: CallResult<'readModelWork'>): EventInput {
  if (result.ok)
    return { ...SERVER, type: 'model/workReceived', payload: { version, work: result.data } }
  // a server that keeps the specification alone has no such call, and no words say of what
  const isMissing = result.status === STATUS.missing && result.desc === ''
  return { ...SERVER, type: 'model/workFailed', payload: { version, isMissing } }
}

/** Asks where a model writes, whenever the game is another version: a scene that was told again is in other words. */
export const followModelWork: Effect = ({ draft, draft$, ports }) =>
  (ports.server.hasModel ? draft$ : EMPTY).pipe(
    map(unreadVersion),
    distinctUntilChanged(),
    debounceTime(REST_MS, ports.clock.scheduler),
    filter((version) => version !== null),
    switchMap((version) =>
      callApi(ports, 'readModelWork', { query: { id: draft().session.scriptId ?? '' } }).pipe(
        map((result) => outcome(version, result)),
      ),
    ),
  )
