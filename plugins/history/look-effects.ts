import { EMPTY, map, type Observable, switchMap, takeUntil } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { HistoryLook } from '#schemas/history.ts'
import { decodeGame } from '#schemas/wire/game.ts'
import { otherScript } from './effects.ts'

const SERVER = { source: 'server' } as const

const failed = (desc: string): EventInput => ({
  ...SERVER,
  type: 'history/lookFailed',
  payload: { desc },
})

const versionOf = (result: CallResult<'readGame'>): EventInput => {
  if (!result.ok) return failed(result.desc)
  const { game } = decodeGame(result.data)
  return { ...SERVER, type: 'history/versionRead', payload: { game } }
}

const comparisonOf = (result: CallResult<'compareVersions'>): EventInput =>
  result.ok ? { ...SERVER, type: 'history/compared', payload: result.data } : failed(result.desc)

function asked(ports: Ports, id: string, look: HistoryLook): Observable<EventInput> {
  if (look.kind === 'version') {
    const request = { params: { id }, query: { version: look.version } }
    return callApi(ports, 'readGame', request).pipe(map(versionOf))
  }
  const query = { id, from: look.from, to: look.to }
  return callApi(ports, 'compareVersions', { query }).pipe(map(comparisonOf))
}

/** Reads what somebody looks at, until they look at something else. */
export const readLook: Effect = ({ on, ports }) =>
  on('history/lookStarted', 'history/lookEnded').pipe(
    switchMap((fact) => {
      if (fact.type !== 'history/lookStarted') return EMPTY
      const { scriptId, payload } = fact
      return asked(ports, scriptId ?? '', payload).pipe(takeUntil(otherScript(on, scriptId)))
    }),
  )
