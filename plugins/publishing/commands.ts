import type { Command } from '#core/plugin.ts'
import { canPublish } from './projections.ts'

/** Publishes the open game. `idempotencyKey` is new for each press; an unanswered press keeps its own. */
export const publish: Command<{ idempotencyKey: string }> = (draft, { idempotencyKey }) => {
  if (draft.scriptId === null) return { refused: 'no_game' }
  if (draft.publishing.status === 'publishing') return { refused: 'publishing' }
  if (!canPublish(draft)) return { refused: 'waiting_for_completion' }
  return [
    {
      type: 'publishing/requested',
      source: 'user',
      payload: { idempotencyKey: draft.publishing.key ?? idempotencyKey },
    },
  ]
}
