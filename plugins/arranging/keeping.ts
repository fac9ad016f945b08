import { concatMap, filter, ignoreElements, merge, tap } from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect } from '#plugins/kit.ts'
import { keepOfScript, keptOfScript } from '#plugins/ports/kept-by-script.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import { KeptParts, PARTS_KEY, type PartArranged } from '#schemas/arranging.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'

const PLACE = { key: PARTS_KEY, reader: KeptParts }

/** What was asked for in the open game, and not taken in, comes back and waits to be sent. */
export const restoreParts: Effect = ({ on, draft, ports }) =>
  on('script/opened', 'account/signedIn').pipe(
    concatMap((): EventInput[] => {
      const parts = keptOfScript(ports.storage, PLACE, draft()).map(restored)
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

const keep = (storage: Storage, draft: Draft): void =>
  keepOfScript(
    storage,
    PLACE,
    draft,
    draft.session.arranging.parts.filter(({ status }) => status !== 'done'),
  )
