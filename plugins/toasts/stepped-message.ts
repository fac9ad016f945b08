import type { ReduceContext } from '#core/engine/context.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventPayload } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Toast, Toasts } from '#schemas/toast.ts'

/** What is to be said, with what differs from a plain message. */
export type ToastMessage = Pick<Toast, 'kind' | 'code'> & Partial<Toast>
type Stepped = EventPayload<'history/stepped'>

const PUBLIC = ['published', 'game_withdrawn', 'taken_offline', 'players_see', 'online_again']
/** It says nothing of what players see. */
export const isNotPublic = ({ code }: Toast): boolean => !PUBLIC.includes(code)

/**
 * The messages that hold after a step: that it is published, or withdrawn, may not be so any more, and what was taken back
 * is not offered to be taken back again.
 */
export function afterStep({ items }: Toasts, { way, of, seen }: Stepped): Toasts {
  const isTakenBack = ({ undo }: Toast) => undo?.what === 'step' && undo.id === String(of)
  if (seen !== undefined) return { items: items.filter(isNotPublic) }
  return way === 'undo' ? { items: items.filter((toast) => !isTakenBack(toast)) } : { items }
}

/** What is said of a step back, or forth again: which one it was, as far as that is known. */
export function steppedMessage(stepped: Stepped, { before }: ReduceContext<Draft>): ToastMessage {
  const { way, of, seen } = stepped
  if (seen !== undefined) return publicMessage({ ...stepped, seen }, before)
  const kind = 'success'
  if (way === 'restore') return { kind, code: 'restored', params: { version: String(of) } }
  const done = way === 'undo' ? 'undone' : 'redone'
  const step = before.session.history.versions.find(({ version }) => version === of)
  if (step === undefined) return { kind, code: done }
  if (step.restores !== undefined)
    return { kind, code: `${done}_restore`, params: { version: String(step.restores) } }
  // as the arrow called it
  if (step.made !== undefined) return { kind, code: `${done}_made`, params: { made: step.made } }
  return step.label === ''
    ? { kind, code: `${done}_edit` }
    : { kind, code: `${done}_what`, params: { what: step.label } }
}

/** A step about the players is a public act: what it did is said whole, with the way back. */
function publicMessage(
  { way, of, seen }: Stepped & { seen: number | null },
  { session: { history, publishing } }: Draft,
): ToastMessage {
  const told = history.versions.flatMap(({ publications = [] }) => publications)
  const step = told.find(({ id }) => id === of)
  const known = way === 'undo' ? step?.after : step?.before
  const wasOut = known === undefined ? publishing.gameId !== null : known !== null
  const back = { what: way === 'undo' ? 'unpublished' : 'published', id: String(of) } as const
  const message = { kind: 'info', durationMs: LIMITS.undoMs, undo: back } as const
  if (seen === null) return { ...message, code: 'taken_offline' }
  return {
    ...message,
    code: wasOut ? 'players_see' : 'online_again',
    params: { version: String(seen) },
  }
}

/** What is said of a withdrawal, with the way back where the server keeps a history. */
export function withdrawnMessage({ session: { history, scriptId } }: Draft): ToastMessage {
  const message = { kind: 'success', code: 'game_withdrawn' } as const
  if (history.status === 'missing') return message
  return { ...message, durationMs: LIMITS.undoMs, undo: { what: 'withdrawn', id: scriptId ?? '' } }
}
