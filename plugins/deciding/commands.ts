import type { Command } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { ChangesWish } from '#schemas/deciding.ts'
import { isUndecided, shownChanges } from './projections.ts'

type Wanted = {
  recordId: string
  keep?: readonly string[]
  revert?: readonly string[]
  edit?: { address: string; text: string }
}

/** Keeps changes of a revision, gives them back, or writes one anew; each goes by its address. */
export const decideChanges: Command<Wanted> = (draft, { recordId, keep, revert, edit }) => {
  const { scriptId, deciding } = draft.session
  if (scriptId === null) return { refused: 'no_game' }
  if (!processComplete(draft)) return { refused: 'while_generating' }
  if (deciding.recordId !== null) return { refused: 'deciding' }
  const known =
    shownChanges(draft)
      .get(recordId)
      ?.map(({ address }) => address) ?? []
  const wanted = [...(keep ?? []), ...(revert ?? []), ...(edit === undefined ? [] : [edit.address])]
  if (wanted.length === 0 || wanted.some((address) => !known.includes(address)))
    return { refused: 'no_change' }
  if (edit?.text.trim() === '') return { refused: 'empty' }
  const payload = {
    recordId,
    keep: [...(keep ?? [])],
    revert: [...(revert ?? [])],
    edit: edit === undefined ? [] : [edit],
    baseVersion: draft.script.script.scriptVersion.value,
  }
  return [{ type: 'deciding/decided', source: 'user', payload }]
}

/** Chooses whether a plan waits to be confirmed, or is confirmed by itself. */
export const chooseWish: Command<{ wish: ChangesWish }> = (_, payload) => [
  { type: 'deciding/wishChosen', source: 'user', payload },
]

/** Shows the words of a change that waits for its decision in their place on the page; again, and they stand as they are. */
export const showInPlace: Command<{ recordId: string; address: string }> = (draft, payload) => {
  const { inPlace } = draft.session.deciding
  if (inPlace?.recordId === payload.recordId && inPlace.address === payload.address)
    return [{ type: 'deciding/placeLeft', source: 'user', payload: {} }]
  const change = shownChanges(draft)
    .get(payload.recordId)
    ?.find(({ address }) => address === payload.address)
  if (change === undefined || change.present === null || !isUndecided(change))
    return { refused: 'no_change' }
  return [{ type: 'deciding/placeVisited', source: 'user', payload }]
}

/** Leaves the change that is looked at in its place. */
export const leavePlace: Command = ({ session }) =>
  session.deciding.inPlace === null
    ? { refused: 'no_change' }
    : [{ type: 'deciding/placeLeft', source: 'user', payload: {} }]
