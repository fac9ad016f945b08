import type { Command } from '#plugins/kit.ts'
import { scriptStatus } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'

/** Asks for the parts of the open game again that could not be made. */
export const retryFailed: Command<{ idempotencyKey: string }> = (draft, { idempotencyKey }) => {
  if (draft.session.scriptId === null) return { refused: 'no_game' }
  if (scriptStatus(draft) !== SCRIPT_STATUS.partial) return { refused: 'nothing_failed' }
  return [{ type: 'retrying/requested', source: 'user', payload: { idempotencyKey } }]
}
