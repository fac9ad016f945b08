import {
  debounceTime,
  distinctUntilChanged,
  exhaustMap,
  filter,
  map,
  switchMap,
  takeUntil,
} from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { type CallResult, STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { uncountedVersion } from './projections.ts'

/** A game that is caught up with comes version by version: its tellings are counted once it is there. */
const REST_MS = 200
/** The server gives up before: what it says then is better than that nobody answered. */
const TELLING_PATIENCE_MS = LIMITS.assistantDeadlineMs + LIMITS.patienceMs
const SERVER = { source: 'server' } as const

function countOf(version: number, result: CallResult<'listSiblings'>): EventInput {
  if (!result.ok) {
    // a server that keeps the specification alone has no such call, and no words say of what
    const isMissing = result.status === STATUS.missing && result.desc === ''
    return { ...SERVER, type: 'regenerating/siblingsFailed', payload: { version, isMissing } }
  }
  const siblings = result.data.map(({ of, ...part }) => ({
    ...part,
    of: of.map((one) => one.version),
  }))
  return { ...SERVER, type: 'regenerating/siblingsReceived', payload: { version, siblings } }
}

/** Counts the tellings whenever the game is another version: they are in its log, whoever made them. */
export const countTellings: Effect = ({ draft, draft$, ports }) =>
  draft$.pipe(
    map(uncountedVersion),
    distinctUntilChanged(),
    debounceTime(REST_MS, ports.clock.scheduler),
    filter((version) => version !== null),
    switchMap((version) =>
      callApi(ports, 'listSiblings', { query: { id: draft().session.scriptId ?? '' } }).pipe(
        map((result) => countOf(version, result)),
      ),
    ),
  )

/** Reads which cards of a written game come in more than one telling. */
export const askForRetellable: Effect = ({ on, ports }) =>
  on('regenerating/retellableAsked').pipe(
    switchMap(({ scriptId }) =>
      callApi(ports, 'listRetellable', { query: { id: scriptId ?? '' } }).pipe(
        map((result): EventInput => {
          // a card without the button is told again by asking the assistant
          const addresses = result.ok ? result.data : []
          return { ...SERVER, type: 'regenerating/retellableReceived', payload: { addresses } }
        }),
        takeUntil(on('script/opened')),
      ),
    ),
  )

function outcome(path: string, result: CallResult<'regenerate' | 'chooseSibling'>): EventInput {
  if (result.ok) {
    const payload = { path, version: result.data.script_version }
    return { ...SERVER, type: 'regenerating/told', payload }
  }
  const { status, desc } = result
  return { ...SERVER, type: 'regenerating/failed', payload: { path, status, desc } }
}

/** Has the server tell a part again, or give it an earlier telling; the game comes by the socket, or by the poll. */
export const tellAgain: Effect = ({ on, ports }) =>
  on('regenerating/requested').pipe(
    exhaustMap(({ scriptId, payload: { path, version, baseVersion } }) => {
      const body = { id: scriptId ?? '', path, base_version: baseVersion }
      const answer$ =
        version === null
          ? callApi(ports, 'regenerate', { body }, { limitMs: TELLING_PATIENCE_MS })
          : callApi(ports, 'chooseSibling', { body: { ...body, version } })
      return answer$.pipe(
        map((result) => outcome(path, result)),
        takeUntil(on('script/opened').pipe(filter(({ payload }) => payload.scriptId !== scriptId))),
      )
    }),
  )
