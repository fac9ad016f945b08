import { concatMap, filter, ignoreElements, merge, tap } from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect } from '#plugins/kit.ts'
import { keepOfScript, keptOfScript } from '#plugins/ports/kept-by-script.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { EDITS_KEY, KeptEdits, type TextEdit } from '#schemas/revising.ts'

const PLACE = { key: EDITS_KEY, reader: KeptEdits }

/** Edits of the open game that were left come back: those that were to be made wait to be sent. */
export const restoreEdits: Effect = ({ on, draft, ports }) =>
  on('script/opened', 'account/signedIn').pipe(
    concatMap((): EventInput[] => {
      const edits = keptOfScript(ports.storage, PLACE, draft()).map(restored)
      return edits.length === 0
        ? []
        : [{ type: 'revising/restored', source: 'user', payload: { edits } }]
    }),
  )

const restored = (edit: TextEdit): TextEdit =>
  edit.status === 'queued' || edit.status === 'sending' ? { ...edit, status: 'waiting' } : edit

/** Keeps every edit the server has not taken in, so that closing the page loses nothing that was typed. */
export const keepEdits: Effect = ({ on, draft, ports }) =>
  merge(
    on(
      'revising/started',
      'revising/written',
      'revising/committed',
      'revising/reverted',
      'revising/saved',
      'revising/refused',
      'revising/unanswered',
      'revising/rebased',
      'revising/conflictFound',
      'revising/conflictDecided',
    ).pipe(tap(() => keep(ports.storage, draft()))),
    on('account/signedOut').pipe(
      filter(isLetGo),
      tap(() => ports.storage.remove(EDITS_KEY)),
    ),
  ).pipe(ignoreElements())

/** What the server has not taken in; a field in which nothing was written yet is none. */
const isToBeKept = ({ status, base, text }: TextEdit): boolean =>
  status !== 'saved' && (status !== 'open' || text !== base)

const keep = (storage: Storage, draft: Draft): void =>
  keepOfScript(storage, PLACE, draft, draft.session.revising.edits.filter(isToBeKept))
