import type { Command } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Id } from '#schemas/id.ts'
import { playedChapters, playState } from './projections.ts'

const shown = (chapterKey: string, nodeId: number): EventInput => ({
  type: 'playing/nodeShown',
  source: 'user',
  payload: { chapterKey, nodeId },
})

export const openPlay: Command<{ gameId: string }> = (draft, { gameId }) =>
  draft.session.playing.gameId === gameId && draft.session.playing.status !== 'failed'
    ? { refused: 'alreadyOpen' }
    : [{ type: 'playing/opened', source: 'user', payload: { gameId } }]

/** Begins the game, or goes on after a text: the player decides when (PU11). */
export const continuePlaying: Command = (draft) => {
  const state = playState(draft)
  if (state.kind === 'onward') return [shown(state.chapterKey, state.nodeId)]
  const first = playedChapters(draft)[0]
  const node = first?.nodes[0]
  if (state.kind !== 'cover' || first === undefined || node === undefined)
    return { refused: 'nothingToRead' }
  return [shown(first.key, node.id)]
}

export const choosePlayed: Command<{ optionId: Id }> = (draft, { optionId }) => {
  const state = playState(draft)
  if (state.kind !== 'choose') return { refused: 'nothingToChoose' }
  const { chapterKey, id: nodeId, options } = state.node
  if (!options.some((option) => String(option.id) === String(optionId)))
    return { refused: 'nothingToChoose' }
  const payload = { chapterKey, nodeId, optionId }
  return [{ type: 'playing/optionChosen', source: 'user', payload }]
}

export const playAgain: Command = () => [{ type: 'playing/restarted', source: 'user', payload: {} }]
