import { concatMap, filter, ignoreElements, merge, tap } from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect } from '#plugins/kit.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import { KeptParts, PARTS_KEY, type PartArranged } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { readKept } from '#schemas/kept-creation.ts'

/** What was asked for in the open game, and not taken in, comes back and waits to be sent. */
export const restoreParts: Effect = ({ on, draft, ports }) =>
  on('script/opened', 'account/signedIn').pipe(
    concatMap((): EventInput[] => {
      const { account, scriptId } = draft().session
      const kept = readKept(ports.storage.read(PARTS_KEY), KeptParts)
      if (kept === null || scriptId === null || kept.uid !== account.user?.uid) return []
      const parts = (kept.scripts[scriptId] ?? []).map(restored)
      return parts.length === 0
        ? []
        : [{ type: 'arranging/restored', source: 'user', payload: { parts } }]
    }),
  )

const restored = (part: PartArranged): PartArranged =>
  part.status === 'refused' ? part : { ...part, status: 'waiting' }

/** Keeps what the server has not taken in, so that closing the page loses nothing. */
export const keepParts: Effect = ({ on, draft, ports }) =>
  merge(
    on(
      'arranging/asked',
      'arranging/sent',
      'arranging/done',
      'arranging/left',
      'arranging/unanswered',
      'arranging/refused',
    ).pipe(tap(() => keep(ports.storage, draft()))),
    on('account/signedOut').pipe(
      filter(isLetGo),
      tap(() => ports.storage.remove(PARTS_KEY)),
    ),
  ).pipe(ignoreElements())

function keep(storage: Storage, { session: { account, scriptId, arranging } }: Draft): void {
  const uid = account.user?.uid ?? account.expiredUid
  if (uid === null || scriptId === null) return
  const kept = readKept(storage.read(PARTS_KEY), KeptParts)
  const { [scriptId]: _, ...others } = kept?.uid === uid ? kept.scripts : {}
  const parts = arranging.parts.filter(({ status }) => status !== 'done')
  const scripts = parts.length === 0 ? others : { ...others, [scriptId]: parts }
  if (Object.keys(scripts).length === 0) storage.remove(PARTS_KEY)
  else storage.write(PARTS_KEY, JSON.stringify({ uid, scripts } satisfies KeptParts))
}
