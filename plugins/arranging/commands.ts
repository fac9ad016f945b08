import { arranged } from '#core/game/arrange.ts'
import type { Command } from '#plugins/kit.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import { mayArrange, partOf } from './projections.ts'

/** Adds, moves or removes a part of the game. `id` is new for each press; `name` is what the part is called. */
export const arrange: Command<{ id: string; what: Arrangement; name: string }> = (
  draft,
  payload,
) => {
  if (!mayArrange(draft)) return { refused: 'not_written' }
  const { parts } = draft.session.arranging
  const isOnItsWay = parts.some(
    ({ what, status }) => what.at === payload.what.at && status !== 'refused',
  )
  // a list takes in one after another
  if (isOnItsWay && payload.what.verb !== 'add') return { refused: 'sending' }
  const made = arranged(gameSnapshot(draft), payload.what)
  return 'refused' in made
    ? { refused: made.refused }
    : [{ type: 'arranging/asked', source: 'user', payload }]
}

/** Gives up what was not sent yet, or could not be done. */
export const leaveArrangement: Command<{ id: string }> = (draft, payload) => {
  const part = partOf(draft, payload.id)
  if (part === undefined) return { refused: 'no_part' }
  if (part.status === 'sending' || part.status === 'done') return { refused: 'sending' }
  return [{ type: 'arranging/left', source: 'user', payload }]
}
