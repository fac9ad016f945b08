import {
  debounceTime,
  distinctUntilChanged,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  switchMap,
  takeUntil,
} from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { HistoryStep } from '#schemas/history.ts'
import { missingVersion } from './projections.ts'

/** The server answers so many versions at a time. */
const PAGE = 20
/** A game that is caught up with comes version by version: the list is read once it is there. */
const REST_MS = 200
const SERVER = { source: 'server' } as const

/** Reads the list whenever it is behind the game: at first, and after what this device did not see come. */
export const followGame: Effect = ({ on, draft, draft$, ports }) =>
  merge(
    draft$.pipe(
      map(missingVersion),
      distinctUntilChanged(),
      debounceTime(REST_MS, ports.clock.scheduler),
      filter((version) => version !== null),
    ),
    // what is done about the players is no version of its own
    on(
      'publishing/changed',
      'publishing/told',
      'publishing/published',
      'publishing/withdrawn',
    ).pipe(
      debounceTime(REST_MS, ports.clock.scheduler),
      filter(() => processComplete(draft()) && draft().session.account.user !== null),
    ),
  ).pipe(
    filter(() => draft().session.history.status !== 'missing'),
    map((): EventInput => ({ ...SERVER, type: 'history/requested', payload: { before: null } })),
  )

function pageOf(before: number | null, result: CallResult<'listVersions'>): EventInput {
  if (!result.ok) {
    const { status, desc } = result
    return { ...SERVER, type: 'history/failed', payload: { status, desc } }
  }
  const versions = result.data.map(({ record_id: _, ...version }) => version)
  const isLast = versions.length < PAGE || versions.at(-1)?.version === 0
  return { ...SERVER, type: 'history/received', payload: { before, versions, isLast } }
}

/** Somebody turned to another game, or this one is not what it was: an answer is of no use. */
export const otherScript = (on: World['on'], scriptId: string | null) =>
  merge(
    on('script/opened').pipe(filter(({ payload }) => payload.scriptId !== scriptId)),
    on('live/rewound'),
  )

/** Asks for a page of versions. */
export const readVersions: Effect = ({ on, ports }) =>
  on('history/requested').pipe(
    switchMap(({ scriptId, payload: { before } }) => {
      const query = { id: scriptId ?? '', ...(before === null ? {} : { before }) }
      return callApi(ports, 'listVersions', { query }).pipe(
        map((result) => pageOf(before, result)),
        takeUntil(otherScript(on, scriptId)),
      )
    }),
  )

const outcome = (
  way: HistoryStep,
  result: CallResult<'undo' | 'restoreVersion'>,
  restored: number,
): EventInput[] => {
  if (!result.ok) {
    const { status, desc } = result
    return [{ ...SERVER, type: 'history/stepFailed', payload: { status, desc } }]
  }
  const { script_version: version } = result.data
  const of = 'undone' in result.data ? result.data.undone : restored
  const published = 'published' in result.data ? result.data.published : undefined
  if (published === undefined)
    return [{ ...SERVER, type: 'history/stepped', payload: { way, version, of } }]
  const seen = published?.version ?? null
  const publication =
    published === null
      ? null
      : { gameId: published.game_id, url: published.url, version: published.version }
  return [
    { ...SERVER, type: 'history/stepped', payload: { way, version, of, seen } },
    { ...SERVER, type: 'publishing/told', payload: { publication } },
  ]
}

/** Has the server make a step; its game comes by the socket, or by the poll where that is down. */
export const makeStep: Effect = ({ on, ports }) =>
  merge(on('history/stepRequested'), on('history/restoreRequested')).pipe(
    exhaustMap((wish) => {
      const base = { id: wish.scriptId ?? '', base_version: wish.payload.baseVersion }
      const meant =
        'step' in wish.payload && wish.payload.step !== undefined ? { step: wish.payload.step } : {}
      const answer$ =
        wish.type === 'history/stepRequested'
          ? callApi(ports, wish.payload.way, { body: { ...base, ...meant } }).pipe(
              mergeMap((result) => outcome(wish.payload.way, result, 0)),
            )
          : callApi(ports, 'restoreVersion', {
              body: { ...base, version: wish.payload.version },
            }).pipe(mergeMap((result) => outcome('restore', result, wish.payload.version)))
      return answer$.pipe(takeUntil(otherScript(on, wish.scriptId)))
    }),
  )
