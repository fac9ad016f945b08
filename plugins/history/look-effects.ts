import { EMPTY, map, switchMap, takeUntil } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { CallResult } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
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

/** Reads what somebody looks at, until they look at something else. */
export const readLook: Effect = ({ on, ports }) =>
  on('history/lookBegun', 'history/lookEnded').pipe(
    switchMap((fact) => {
      if (fact.type !== 'history/lookBegun') return EMPTY
      const params = { id: fact.scriptId ?? '' }
      const { version } = fact.payload
      return callApi(ports, 'readGame', { params, query: { version } }).pipe(
        map(versionOf),
        takeUntil(otherScript(on, fact.scriptId)),
      )
    }),
  )
