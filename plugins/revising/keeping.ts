import { concatMap, filter, ignoreElements, merge, tap } from 'rxjs'
import { isLetGo } from '#plugins/idea/projections.ts'
import type { Effect } from '#plugins/kit.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { readKept } from '#schemas/kept-creation.ts'
import { EDITS_KEY, KeptEdits, type TextEdit } from '#schemas/revising.ts'

/** Edits of the open game that were left come back: those that were to be made wait to be sent. */
export const restoreEdits: Effect = ({ on, draft, ports }) =>
  on('script/opened', 'account/signedIn').pipe(
    concatMap((): EventInput[] => {
      const { account, scriptId } = draft().session
      const kept = readKept(ports.storage.read(EDITS_KEY), KeptEdits)
      if (kept === null || scriptId === null || kept.uid !== account.user?.uid) return []
      const edits = (kept.scripts[scriptId] ?? []).map(restored)
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

function keep(storage: Storage, { session: { account, scriptId, revising } }: Draft): void {
  const uid = account.user?.uid ?? account.expiredUid
  if (uid === null || scriptId === null) return
  const kept = readKept(storage.read(EDITS_KEY), KeptEdits)
  const { [scriptId]: _, ...others } = kept?.uid === uid ? kept.scripts : {}
  const edits = revising.edits.filter(isToBeKept)
  const scripts = edits.length === 0 ? others : { ...others, [scriptId]: edits }
  if (Object.keys(scripts).length === 0) storage.remove(EDITS_KEY)
  else storage.write(EDITS_KEY, JSON.stringify({ uid, scripts } satisfies KeptEdits))
}
