import type { Command } from '#plugins/kit.ts'
import { startThinking } from '#plugins/thinking/commands.ts'
import type { Draft } from '#schemas/draft.ts'
import type { RunningRequest } from '#schemas/kept-creation.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { chooseOutline } from './commands.ts'

type Entry = {
  running: RunningRequest | null
  /** The key of the outline chosen before. */
  selected: string | null
  now: number
  freshId: string
}

/**
 * What opening the creation screen leads to: with proposals for this idea the choice among them is
 * restored, else thinking starts; without an idea in creation it is refused.
 */
export const startOrRestore: Command<Entry> = (draft, entry) => {
  const { idea, outlines } = draft.session
  const requestId = interruptedId(draft, entry) ?? entry.freshId
  const start = startThinking(draft, { requestId })
  if ('refused' in start && start.refused === 'already_thinking') return []
  if (outlines.options.length > 0 && outlines.forIdea === idea.text)
    return chooseAgain(draft, entry)
  return idea.gameStatus === 'creating' ? start : { refused: 'no_creation' }
}

const chooseAgain: Command<Pick<Entry, 'selected'>> = (draft, { selected }) => {
  if (selected === null || draft.session.outlines.chosenKey !== null) return []
  const chosen = chooseOutline(draft, { key: selected })
  return 'refused' in chosen ? [] : chosen
}

/** A request the page was closed on is taken up again while the server still replays it. */
function interruptedId(
  { session: { idea } }: Draft,
  { running, now }: Pick<Entry, 'running' | 'now'>,
): string | null {
  if (running === null || now - running.at > LIMITS.outlineReplayMs) return null
  const language = idea.language ?? DEFAULT_GAME_LANGUAGE
  const same = running.forIdea === idea.text && running.forLanguage === language
  return same ? running.requestId : null
}
