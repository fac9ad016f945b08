import type { Command, Refusal } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { ThinkingTrouble } from '#schemas/thinking.ts'

const started = (requestId: string, salt: string | null = null): EventInput => ({
  type: 'thinking/started',
  source: 'user',
  payload: { requestId, salt },
})

function refusalOf({ session: { idea, thinking, outlines } }: Draft): Refusal | null {
  const isBusy = thinking.status === 'thinking' || outlines.pending
  if (isBusy && thinking.forIdea === idea.text) return { refused: 'already_thinking' }
  return idea.text.trim() === '' ? { refused: 'no_idea' } : null
}

/** Thinks about the idea and proposes outlines. Twice at once is refused (TH3); what is thought about another idea gives way. */
export const startThinking: Command<{ requestId: string }> = (draft, { requestId }) =>
  refusalOf(draft) ?? [started(requestId)]

/** Asks for other proposals beside the ones on the table. */
export const proposeMore: Command<{ requestId: string }> = (draft, { requestId }) =>
  refusalOf(draft) ??
  (draft.session.outlines.options.length >= LIMITS.outlinesEnough
    ? { refused: 'enough_outlines' }
    : [started(requestId, requestId)])

/** Asks for the proposals in another language. */
export const proposeIn: Command<{ requestId: string; language: GameLanguage }> = (
  draft,
  { requestId, language },
) =>
  refusalOf(draft) ?? [
    { type: 'idea/languageChosen', source: 'user', payload: { language } },
    started(requestId),
  ]

/** What a request met on its way may still arrive under its own id; what was refused needs a new one. */
const REOPENED: readonly (ThinkingTrouble | null)[] = ['not_started', 'broken', 'partial', 'cached']

/** Tries again with the same idea: goes on with the request that broke, or begins a new one. */
export const retryThinking: Command<{ requestId: string }> = (draft, { requestId }) => {
  const { requestId: last, trouble, salt } = draft.session.thinking
  const again = last !== null && REOPENED.includes(trouble) ? last : requestId
  return refusalOf(draft) ?? [started(again, salt)]
}

/** Ends the stream by the creator's hand; what arrived is kept. */
export const stopThinking: Command = (draft) =>
  draft.session.thinking.status === 'thinking' || draft.session.outlines.pending
    ? [
        {
          type: 'thinking/completed',
          source: 'user',
          payload: { trouble: 'stopped', detail: '' },
        },
      ]
    : { refused: 'nothing_to_stop' }

/** The idea rewritten, thought about from the beginning. */
export const startAgain: Command<{ text: string; language: GameLanguage; requestId: string }> = (
  draft,
  { text, language, requestId },
) => {
  const idea = text.trim()
  if (idea === '') return { refused: 'no_idea' }
  if ([...idea].length > LIMITS.ideaMax) return { refused: 'idea_too_long' }
  const stop = stopThinking(draft)
  return [
    ...('refused' in stop ? [] : stop),
    { type: 'idea/submitted', source: 'user', payload: { text: idea, language } },
    started(requestId),
  ]
}

/** Opens or closes the panel by hand: from then on it does not move by itself. */
export const toggleThinking: Command = ({ session: { thinking } }) => [
  {
    type: 'thinking/collapsed',
    source: 'user',
    payload: { collapsed: !thinking.collapsed, byHand: true },
  },
]

/** The reader scrolled the panel: it stays as it is. */
export const holdThinking: Command = ({ session: { thinking } }) =>
  thinking.held
    ? { refused: 'already_held' }
    : [{ type: 'thinking/held', source: 'user', payload: {} }]
