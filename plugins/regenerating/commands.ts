import type { Command } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { isRetellableUnread, partOnItsWay, tellingOf } from './projections.ts'

/** Has a part of the game told in other words. */
export const tellPartAgain: Command<{ path: string }> = (draft, { path }) =>
  request(draft, path, null)

/** Gives a part the telling before, or after, the one it has. */
export const turnTelling: Command<{ path: string; way: 'earlier' | 'later' }> = (
  draft,
  { path, way },
) => {
  const version = tellingOf(draft, path)?.[way] ?? null
  return version === null ? { refused: `no_${way}` } : request(draft, path, version)
}

/** Has it read, once, which cards of the game come in more than one telling. */
export const readRetellable: Command = (draft) =>
  isRetellableUnread(draft)
    ? [{ type: 'regenerating/retellableAsked', source: 'clock', payload: {} }]
    : { refused: 'not_needed' }

function request(draft: Draft, path: string, version: number | null): ReturnType<Command> {
  if (draft.session.scriptId === null) return { refused: 'no_game' }
  if (!processComplete(draft)) return { refused: 'generating' }
  if (draft.session.regenerating.readAt === 'missing') return { refused: 'not_offered' }
  if (partOnItsWay(draft) !== null) return { refused: 'telling' }
  const baseVersion = draft.script.script.scriptVersion.value
  return [
    { type: 'regenerating/requested', source: 'user', payload: { path, version, baseVersion } },
  ]
}
