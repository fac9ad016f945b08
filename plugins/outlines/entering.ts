import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { RunningRequest } from '#schemas/kept-creation.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'

type Entry = {
  draft: Draft
  running: RunningRequest | null
  /** The key of the outline chosen before. */
  selected: string | null
  now: number
  freshId: string
}

/**
 * What opening the creation screen leads to (C2): with proposals for this idea the choice among them is
 * restored, else thinking starts, else, without an idea in creation, the creator is led away (null).
 */
export function entryOf(entry: Entry): readonly EventInput[] | null {
  const {
    session: { idea, thinking, outlines },
  } = entry.draft
  const busy = thinking.status === 'thinking' || outlines.pending
  if (busy && thinking.forIdea === idea.text) return []
  if (outlines.options.length > 0 && outlines.forIdea === idea.text) return choiceAgain(entry)
  if (idea.gameStatus !== 'creating' || idea.text.trim() === '') return null
  const requestId = interruptedId(entry) ?? entry.freshId
  return [{ type: 'thinking/started', source: 'user', payload: { requestId, salt: null } }]
}

function choiceAgain({
  draft: {
    session: { outlines },
  },
  selected,
}: Entry): EventInput[] {
  const stands = outlines.options.some(({ key }) => key === selected)
  return stands && outlines.chosenKey === null
    ? [{ type: 'outlines/chosen', source: 'user', payload: { key: selected } }]
    : []
}

/** A request the page was closed on is taken up again while the server still replays it. */
function interruptedId({ draft, running, now }: Entry): string | null {
  if (running === null || now - running.at > LIMITS.outlineReplayMs) return null
  const language = draft.session.idea.language ?? DEFAULT_GAME_LANGUAGE
  const same = running.forIdea === draft.session.idea.text && running.forLanguage === language
  return same ? running.requestId : null
}
