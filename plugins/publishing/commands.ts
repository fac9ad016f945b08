import { nodeIn } from '#core/game/places.ts'
import type { Command, Stages } from '#plugins/kit.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { canPublish } from './projections.ts'

/** Asks first: what players will see, where, and what the checks found (PU30). */
export const openPublishSheet: Command<{ stages: Stages }> = (draft, { stages }) => {
  if (draft.session.scriptId === null) return { refused: 'no_game' }
  if (!canPublish(stages)(draft)) return { refused: 'waiting_for_completion' }
  return [{ type: 'publishing/sheetOpened', source: 'user', payload: {} }]
}

export const closePublishSheet: Command = () => [
  { type: 'publishing/sheetClosed', source: 'user', payload: {} },
]

/** Publishes the open game. `idempotencyKey` is new for each press; an unanswered press keeps its own. */
export const publish: Command<{ idempotencyKey: string; stages: Stages }> = (
  draft,
  { idempotencyKey, stages },
) => {
  const { status, key } = draft.session.publishing
  if (draft.session.scriptId === null) return { refused: 'no_game' }
  if (status === 'publishing' || status === 'withdrawing') return { refused: 'publishing' }
  if (!canPublish(stages)(draft)) return { refused: 'waiting_for_completion' }
  return [
    {
      type: 'publishing/requested',
      source: 'user',
      payload: { idempotencyKey: key ?? idempotencyKey },
    },
  ]
}

/** Takes the publication of the open game back; published again it has the same link. */
export const withdraw: Command = ({
  session: {
    publishing: { status, gameId },
  },
}) => {
  if (gameId === null) return { refused: 'not_published' }
  if (status === 'publishing' || status === 'withdrawing') return { refused: 'publishing' }
  return [{ type: 'publishing/withdrawRequested', source: 'user', payload: {} }]
}

/** Leads to the node a fault is met at: it is played from there. */
export const showFault: Command<{ chapterKey: string; nodeId: number }> = (
  draft,
  { chapterKey, nodeId },
) => {
  if (nodeIn(chaptersOfNodes(draft), chapterKey, nodeId) === undefined)
    return { refused: 'invalidNode' }
  const source = 'user'
  return [
    { type: 'preview/opened', source, payload: { what: 'nodes', chapterKey } },
    { type: 'preview/restarted', source, payload: { chapterKey, fromNodeId: nodeId } },
    { type: 'preview/nodeShown', source, payload: { chapterKey, nodeId } },
  ]
}
