import type { Command } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { HistoryLook } from '#schemas/history.ts'
import { LIMITS } from '#schemas/limits.ts'
import { isStepping, nextRedo, nextUndo } from './projections.ts'
import { keyOf } from './step-target.ts'

/** Takes the newest step back that is not taken back. */
export const undo: Command = (draft) => step(draft, 'undo')

/** Brings the newest step back that was taken back. */
export const redo: Command = (draft) => step(draft, 'redo')

/** Makes the game what it was at a version, as one version more. */
export const restoreGame: Command<{ version: number }> = (draft, { version }) => {
  const reason = whyNot(draft)
  if (reason !== null) return { refused: reason }
  const baseVersion = draft.script.script.scriptVersion.value
  if (version === baseVersion) return { refused: 'is_now' }
  return [{ type: 'history/restoreRequested', source: 'user', payload: { version, baseVersion } }]
}

/** Reads the newest versions. */
export const loadHistory: Command = (draft) => {
  if (draft.session.scriptId === null) return { refused: 'no_game' }
  if (!processComplete(draft)) return { refused: 'generating' }
  if (draft.session.history.status === 'reading') return { refused: 'reading' }
  return [{ type: 'history/requested', source: 'user', payload: { before: null } }]
}

/** Reads the versions before those that are read. */
export const loadEarlier: Command = ({ session: { scriptId, history } }) => {
  const last = history.versions.at(-1)
  if (scriptId === null) return { refused: 'no_game' }
  if (history.status === 'reading') return { refused: 'reading' }
  if (last === undefined || history.isLast) return { refused: 'no_earlier' }
  return [{ type: 'history/requested', source: 'user', payload: { before: last.version } }]
}

/** Looks at a version, or at two, in place of the game, which goes on underneath. */
export const lookAt: Command<{ look: HistoryLook }> = (draft, { look }) => {
  if (draft.session.scriptId === null) return { refused: 'no_game' }
  if (!processComplete(draft)) return { refused: 'generating' }
  return [{ type: 'history/lookStarted', source: 'user', payload: look }]
}

/** Makes a game of its own of a version. `idempotencyKey` is new for each press; an unanswered press keeps its own. */
export const forkVersion: Command<{ version: number; title: string; idempotencyKey: string }> = (
  { session: { scriptId, history } },
  { version, title, idempotencyKey },
) => {
  const { fork, status } = history
  if (scriptId === null) return { refused: 'no_game' }
  if (status === 'missing') return { refused: 'not_offered' }
  if (fork?.status === 'making') return { refused: 'forking' }
  const isAgain = fork?.status === 'failed' && fork.version === version
  const payload = {
    version,
    // one too long for a title goes by the title it had
    title: title.length > LIMITS.titleMax ? '' : title,
    idempotencyKey: isAgain ? fork.key : idempotencyKey,
  }
  return [{ type: 'history/forkRequested', source: 'user', payload }]
}

/** Comes back to the game as it is. */
export const endLook: Command = ({ session: { history } }) =>
  history.looked === null
    ? { refused: 'is_now' }
    : [{ type: 'history/lookEnded', source: 'user', payload: {} }]

function step(draft: Draft, way: 'undo' | 'redo'): ReturnType<Command> {
  const reason = whyNot(draft)
  if (reason !== null) return { refused: reason }
  // what it would change is not in sight
  if (draft.session.history.looked !== null) return { refused: 'looking' }
  const target = (way === 'undo' ? nextUndo : nextRedo)(draft)
  if (target === 'none') return { refused: `nothing_to_${way}` }
  const meant = target === 'unknown' ? {} : { step: keyOf(target) }
  const baseVersion = draft.script.script.scriptVersion.value
  return [
    { type: 'history/stepRequested', source: 'user', payload: { way, baseVersion, ...meant } },
  ]
}

/** Why no step can be made at all. */
function whyNot(draft: Draft): string | null {
  if (draft.session.scriptId === null) return 'no_game'
  if (!processComplete(draft)) return 'generating'
  if (draft.session.history.status === 'missing') return 'not_offered'
  return isStepping(draft) ? 'stepping' : null
}
