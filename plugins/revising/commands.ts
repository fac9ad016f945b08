import type { Command, Refusal } from '#plugins/kit.ts'
import { addressAt, textPaths } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { TextEdit } from '#schemas/revising.ts'
import { editOf, mayEdit, presentText } from './projections.ts'
import { limitOf, textFault, tidied } from './text-limit.ts'

/** Begins to edit the text at a path of the wire, or goes on with an edit of it that is not made yet. */
export const beginEdit: Command<{ path: string }> = (draft, { path }) => {
  if (!mayEdit(draft)) return { refused: 'not_written' }
  const address = addressAt(draft, path)
  const present = address === undefined ? undefined : presentText(draft, address)
  if (address === undefined || present === undefined) return { refused: 'no_text' }
  const edit = editOf(draft, address)
  if (edit?.status === 'sending') return { refused: 'sending' }
  if (edit?.status === 'open' || edit?.status === 'refused') return []
  return [
    { type: 'revising/started', source: 'user', payload: { address, ...begunFrom(edit, present) } },
  ]
}

/** What an edit goes on from: a third version is written over theirs, another one over what was saved. */
function begunFrom(edit: TextEdit | undefined, present: string): { base: string; text: string } {
  if (edit === undefined) return { base: present, text: present }
  if (edit.status === 'saved') return { base: edit.text, text: edit.text }
  return { base: edit.theirs ?? edit.base, text: edit.text }
}

/** Keeps what stands in the field. */
export const writeEdit: Command<{ address: string; text: string }> = (draft, payload) =>
  editOf(draft, payload.address) === undefined
    ? { refused: 'no_edit' }
    : [{ type: 'revising/written', source: 'user', payload }]

/** Makes the edit: nothing where nothing was changed. */
export const commitEdit: Command<{ address: string; text: string }> = (draft, args) => {
  const edit = editOf(draft, args.address)
  if (edit?.status !== 'open' && edit?.status !== 'refused') return { refused: 'no_edit' }
  return checked(draft, args, edit.base, (text) =>
    text === edit.base
      ? { type: 'revising/reverted', source: 'user', payload: { address: args.address } }
      : { type: 'revising/committed', source: 'user', payload: { address: args.address, text } },
  )
}

/** Gives the old text back, or takes back what was not sent yet. */
export const revertEdit: Command<{ address: string }> = (draft, payload) => {
  const edit = editOf(draft, payload.address)
  if (edit === undefined) return { refused: 'no_edit' }
  if (edit.status === 'sending' || edit.status === 'saved') return { refused: 'sending' }
  return [{ type: 'revising/reverted', source: 'user', payload }]
}

/** Chooses what is to stand there where another client changed the same words. */
export const decideConflict: Command<{ address: string; text: string }> = (draft, args) => {
  const edit = editOf(draft, args.address)
  if (edit?.status !== 'conflict') return { refused: 'no_conflict' }
  return checked(draft, args, edit.theirs ?? '', (text) => ({
    type: 'revising/conflictDecided',
    source: 'user',
    payload: { address: args.address, text },
  }))
}

function checked(
  draft: Draft,
  { address, text: typed }: { address: string; text: string },
  base: string,
  factOf: (text: string) => EventInput,
): EventInput[] | Refusal {
  const limit = limitOf(textPaths(draft).get(address) ?? '')
  // what was there may begin with spaces, and nobody changed that
  const text = typed === base ? base : tidied(typed, limit)
  const fault = text === base ? null : textFault(text, base, limit)
  return fault === null ? [factOf(text)] : { refused: fault }
}
