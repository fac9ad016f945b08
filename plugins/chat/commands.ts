import type { Command, Refusal } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { LIMITS, SIZES } from '#schemas/limits.ts'
import type { Quote } from '#schemas/record.ts'
import { conversationOf, isAnswering, waitingPlan } from './projections.ts'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export const writeBox: Command<{ text: string }> = (_, { text }) => [
  { type: 'chat/boxWritten', source: 'user', payload: { text } },
]

/** Quotes a place or words of the open game into the box. */
export const quotePlace: Command<{ quote: Quote }> = (
  { session: { scriptId, chat } },
  { quote },
) => {
  if (scriptId === null) return { refused: 'no_game' }
  const text = quote.text.trim()
  if ([...graphemes.segment(text)].length < LIMITS.quoteSelectionMin)
    return { refused: 'too_short' }
  if (chat.box.quotes.length >= SIZES.quotes) return { refused: 'too_many_quotes' }
  return [{ type: 'chat/quoted', source: 'user', payload: { quote: { ...quote, text } } }]
}

export const dropQuote: Command<{ at: number }> = ({ session: { chat } }, { at }) =>
  chat.box.quotes[at] === undefined
    ? { refused: 'no_quote' }
    : [{ type: 'chat/quoteDropped', source: 'user', payload: { at } }]

/** What nothing can be sent meanwhile, whatever it is. */
function whileBusy(draft: Draft): string | null {
  const { scriptId, chat } = draft.session
  if (scriptId === null) return 'no_game'
  if (!processComplete(draft)) return 'while_generating'
  if (chat.deciding !== null) return 'while_revising'
  return isAnswering(draft) ? 'while_answering' : null
}

/** Why nothing can be sent now; null where it can (CH1). */
export function refusalToSend(draft: Draft): string | null {
  const { chat } = draft.session
  const busy = whileBusy(draft)
  if (busy !== null) return busy
  if (chat.box.text.trim() === '') return 'empty'
  return [...chat.box.text.trim()].length > SIZES.chatText ? 'too_long' : null
}

/** Sends what stands in the box; `clientId` is new for each message. */
export const sendMessage: Command<{ clientId: string }> = (draft, { clientId }) => {
  const refused = refusalToSend(draft)
  if (refused !== null) return { refused }
  const { text, quotes } = draft.session.chat.box
  const payload = { clientId, text: text.trim(), quotes, conversationId: conversationOf(draft) }
  return [{ type: 'chat/messageSent', source: 'user', payload }]
}

/** Asks once more what was said before, with what it quoted; what is being written stays. */
export const askOnceMore: Command<{ recordId: string; clientId: string }> = (
  draft,
  { recordId, clientId },
) => {
  const { box, records } = draft.session.chat
  const record = records.find(({ id }) => id === recordId)
  const refused = record === undefined ? 'no_message' : whileBusy(draft)
  if (record === undefined || refused !== null) return { refused: refused ?? 'no_message' }
  const { text, quotes } = record
  const payload = { clientId, text, quotes, conversationId: conversationOf(draft) }
  return [
    { type: 'chat/messageSent', source: 'user', payload },
    { type: 'chat/boxRestored', source: 'user', payload: box },
  ]
}

const pending = (draft: Draft, clientId: string): Refusal | null =>
  draft.session.chat.pending.some((one) => one.clientId === clientId && one.state !== 'sending')
    ? null
    : { refused: 'no_message' }

/** Sends a message once more that was not taken, under its own name, so that it is said once. */
export const sendAgain: Command<{ clientId: string }> = (draft, { clientId }) =>
  pending(draft, clientId) ?? [
    { type: 'chat/messageSentAgain', source: 'user', payload: { clientId } },
  ]

/** Takes a message that was not taken back into the box. */
export const takeBack: Command<{ clientId: string }> = (draft, { clientId }) =>
  pending(draft, clientId) ?? [
    { type: 'chat/messageTakenBack', source: 'user', payload: { clientId } },
  ]

/** Asks for what was said before the oldest record that is known. */
export const loadEarlierRecords: Command = ({ session: { chat } }) => {
  const [oldest] = chat.records
  if (chat.history === 'loading') return { refused: 'loading' }
  if (chat.history !== 'failed' && !chat.hasMore) return { refused: 'no_more' }
  const before = chat.history === 'failed' && !chat.hasMore ? null : (oldest?.at ?? null)
  return [{ type: 'chat/historyRequested', source: 'user', payload: { before } }]
}

/** Has the places of a plan changed that are named by their paths. */
export const confirmPlan: Command<{
  recordId: string
  scope: readonly string[]
  /** Nobody was asked: its creator wants changes to be made at once. */
  atOnce?: boolean
}> = (draft, { recordId, scope, atOnce }) => {
  if (scope.length === 0) return { refused: 'nothing_chosen' }
  return decide(draft, recordId, 'confirm', scope, atOnce)
}

/** Lets a plan go. */
export const rejectPlan: Command<{ recordId: string }> = (draft, { recordId }) =>
  decide(draft, recordId, 'reject', [])

function decide(
  draft: Draft,
  recordId: string,
  decision: 'confirm' | 'reject',
  scope: readonly string[],
  atOnce = false,
): ReturnType<Command> {
  if (draft.session.chat.deciding !== null) return { refused: 'deciding' }
  if (waitingPlan(draft)?.id !== recordId) return { refused: 'no_plan' }
  return [
    {
      type: 'chat/planDecided',
      source: 'user',
      payload: { recordId, decision, scope: [...scope], ...(atOnce ? { atOnce } : {}) },
    },
  ]
}

/** The creator saw all that was said. */
export const readAll: Command = ({ session: { chat } }) => {
  const until = chat.records.at(-1)?.at ?? 0
  return until > chat.readUntil
    ? [{ type: 'chat/read', source: 'user', payload: { until } }]
    : { refused: 'nothing_new' }
}
