import { debounceTime, distinctUntilChanged, EMPTY, map, switchMap, takeUntil } from 'rxjs'
import { liesIn } from '#core/game/addresses.ts'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { EventInput, EventPayload } from '#schemas/events/index.ts'
import type { History } from '#schemas/history.ts'
import { otherScript } from './effects.ts'
import { missingWriters } from './projections.ts'

/** A game that is caught up with comes version by version: who wrote it is asked once it is there. */
const REST_MS = 300

/** Who wrote what after a revision: its author the places it changed. What a step back or a restore leaves is not known from it. */
export function writersAfter(
  known: History['writers'],
  { scriptVersion: version, revision }: EventPayload<'updates/finished'>,
): History['writers'] {
  if (revision === undefined || known.version !== version - 1) return known
  const { author, changed, undoes, redoes, restores } = revision
  if ((undoes ?? redoes ?? restores) !== undefined) return known
  const kept = Object.entries(known.byAddress).filter(
    ([address]) => !changed.some((place) => liesIn(address, place)),
  )
  const written = changed.map((address) => [address, author] as const)
  return { version, byAddress: Object.fromEntries([...kept, ...written]) }
}

/** Asks who wrote what of a game that was changed, at first and after what does not say it by itself. */
export const followWriters: Effect = ({ on, draft, draft$, ports }) =>
  draft$.pipe(
    map(missingWriters),
    distinctUntilChanged(),
    debounceTime(REST_MS, ports.clock.scheduler),
    switchMap((version) => {
      const { scriptId, history } = draft().session
      if (version === null || scriptId === null || history.status === 'missing') return EMPTY
      return callApi(ports, 'listWriters', { query: { id: scriptId } }).pipe(
        takeUntil(otherScript(on, scriptId)),
        switchMap((result): EventInput[] => {
          if (!result.ok) return []
          const { script_version, writers } = result.data
          const payload = { version: script_version, writers }
          return [{ type: 'history/writersReceived', source: 'server', payload }]
        }),
      )
    }),
  )
