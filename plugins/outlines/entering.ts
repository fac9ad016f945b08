import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DEFAULT_GAME_LANGUAGE, GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Saved } from './saved.ts'

type Entry = {
  draft: Draft
  saved: Saved | null
  selected: string | null
  now: number
  freshId: string
}

/**
 * What opening the creation screen leads to (C2): the proposals of this idea are restored, else thinking
 * starts, else, without an idea in creation, the creator is led away (null).
 */
export function entryOf(entry: Entry): readonly EventInput[] | null {
  const { draft, saved } = entry
  const { idea, thinking, outlines } = draft
  const busy = thinking.status === 'thinking' || outlines.pending
  if (busy && thinking.forIdea === idea.text) return []
  if (outlines.options.length > 0 && outlines.forIdea === idea.text) return []
  if (saved !== null && isRestorable(saved, idea.text)) return restored(entry, saved)
  if (idea.gameStatus !== 'creating' || idea.text.trim() === '') return null
  const requestId = interruptedId(entry) ?? entry.freshId
  return [{ type: 'thinking/started', source: 'user', payload: { requestId, salt: null } }]
}

/** An idea that was not kept comes back with its proposals. */
const isRestorable = ({ outlines }: Saved, idea: string): boolean =>
  outlines.options.length > 0 && (idea === '' || outlines.forIdea === idea)

function restored({ draft, selected }: Entry, { thinking, outlines }: Saved): EventInput[] {
  const { options, forIdea, forLanguage, edited } = outlines
  const { requestId, text, seconds, trouble, detail } = thinking
  const language = GameLanguage.safeParse(forLanguage).data ?? null
  const ideaBack: EventInput = {
    type: 'idea/creationRestored',
    source: 'user',
    payload: { text: forIdea, language, gameStatus: 'complete', routeStatus: 'create' },
  }
  const chosen = options.some(({ key }) => key === selected) ? selected : null
  return [
    ...(draft.idea.text === '' ? [ideaBack] : []),
    {
      type: 'thinking/restored',
      source: 'user',
      payload: {
        requestId,
        forIdea: thinking.forIdea,
        forLanguage: thinking.forLanguage,
        text,
        seconds: Math.max(LIMITS.thinkingMinSeconds, seconds),
        trouble,
        detail,
      },
    },
    {
      type: 'outlines/updated',
      source: 'user',
      payload: { options, forIdea, forLanguage, more: false },
    },
    ...Object.entries(edited).map(
      ([key, text]): EventInput => ({
        type: 'outlines/edited',
        source: 'user',
        payload: { key, text },
      }),
    ),
    { type: 'outlines/chosen', source: 'user', payload: { key: chosen } },
  ]
}

/** A request the page was closed on is taken up again while the server still replays it. */
function interruptedId({ draft, saved, now }: Entry): string | null {
  if (saved === null || now - saved.at > LIMITS.outlineReplayMs) return null
  const { requestId, forIdea, forLanguage, status } = saved.thinking
  const open = status === 'thinking' || saved.outlines.pending
  const language = draft.idea.language ?? DEFAULT_GAME_LANGUAGE
  return open && forIdea === draft.idea.text && forLanguage === language ? requestId : null
}
