import { debounceTime, distinctUntilChanged, EMPTY, filter, map, switchMap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { type CallResult, STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { ForecastOf } from '#schemas/model-forecast.ts'
import { wantedForecast } from './projections.ts'

/** Whoever goes through a list by keys passes choices they do not mean. */
const REST_MS = 300
const SERVER = { source: 'server' } as const

function outcome(of: ForecastOf, result: CallResult<'forecastGame'>): EventInput {
  if (result.ok) return { ...SERVER, type: 'forecast/received', payload: { of, ...result.data } }
  // a server that keeps the specification alone has no such call, and no words say of what
  const isMissing = result.status === STATUS.missing && result.desc === ''
  return { ...SERVER, type: 'forecast/failed', payload: { of, isMissing } }
}

/** Asks where a model writes, whenever a game of another length or language is chosen. */
export const followForecast: Effect = ({ draft$, ports }) =>
  (ports.server.hasModel ? draft$ : EMPTY).pipe(
    map(wantedForecast),
    distinctUntilChanged(),
    debounceTime(REST_MS, ports.clock.scheduler),
    filter((wanted) => wanted !== null),
    switchMap((wanted) =>
      callApi(ports, 'forecastGame', { query: wanted }).pipe(
        map((result) => outcome(wanted, result)),
      ),
    ),
  )
