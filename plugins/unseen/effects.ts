import { distinctUntilChanged, ignoreElements, map, mergeMap, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { readKept } from '#schemas/kept-creation.ts'
import { KeptUnseen, UNSEEN_KEY } from '#schemas/unseen.ts'

/** What was not seen before a reload is not seen after it. */
export const restoreUnseen: Effect = ({ on, ports }) =>
  on('script/opened').pipe(
    mergeMap(({ payload: { scriptId } }): EventInput[] => {
      const kept = readKept(ports.storage.read(UNSEEN_KEY), KeptUnseen)
      if (kept?.scriptId !== scriptId || kept.places.length === 0) return []
      const { places } = kept
      return [{ source: 'clock', type: 'unseen/restored', payload: { places } }]
    }),
  )

/** Keeps what is unseen of the open game; what a game that is closed had is kept for when it is opened again. */
export const keepUnseen: Effect = ({ draft$, draft, ports }) =>
  draft$.pipe(
    map(({ session: { unseen } }) => unseen.places),
    distinctUntilChanged(),
    tap((places) => {
      const { scriptId } = draft().session
      if (scriptId === null) return
      const kept = readKept(ports.storage.read(UNSEEN_KEY), KeptUnseen)
      if (places.length > 0)
        ports.storage.write(UNSEEN_KEY, JSON.stringify({ scriptId, places } satisfies KeptUnseen))
      else if (kept?.scriptId === scriptId && draft().session.unseen.since !== null)
        ports.storage.remove(UNSEEN_KEY)
    }),
    ignoreElements(),
  )
