import { z } from 'zod'
import { PendingMessage } from '../chat.ts'
import { defineEvent } from '../event.ts'
import { ChatRecord, Quote } from '../record.ts'

/** Something was said in the chat of a game, or what was said has another status. */
export const ChatRecorded = defineEvent('chat/recorded', 'script', z.object({ record: ChatRecord }))
/** The creator wrote in the box. */
export const ChatBoxWritten = defineEvent(
  'chat/boxWritten',
  'session',
  z.object({ text: z.string() }),
)
/** A place or words of the game were quoted into the box. */
export const ChatQuoted = defineEvent('chat/quoted', 'session', z.object({ quote: Quote }))
/** A quote was taken out of the box; `at` is its place there, from 0. */
export const ChatQuoteDropped = defineEvent(
  'chat/quoteDropped',
  'session',
  z.object({ at: z.number().int() }),
)
/** What stood in the box before the page was left, or was given back to it. */
export const ChatBoxRestored = defineEvent(
  'chat/boxRestored',
  'session',
  z.object({ text: z.string(), quotes: z.array(Quote) }),
)
/** The creator sent what stands in the box. */
export const ChatMessageSent = defineEvent(
  'chat/messageSent',
  'session',
  PendingMessage.pick({ clientId: true, text: true, quotes: true, conversationId: true }),
)
/** A message that was not taken is sent once more, under its own name. */
export const ChatMessageSentAgain = defineEvent(
  'chat/messageSentAgain',
  'session',
  z.object({ clientId: z.string() }),
)
/** A message did not arrive: nobody answered (`offline`), or it was refused. */
export const ChatMessageFailed = defineEvent(
  'chat/messageFailed',
  'session',
  z.object({ clientId: z.string(), how: z.enum(['offline', 'refused']), desc: z.string() }),
)
/** A message on its way was taken back into the box. */
export const ChatMessageTakenBack = defineEvent(
  'chat/messageTakenBack',
  'session',
  z.object({ clientId: z.string() }),
)
/** The chat of the open game was asked for; with `before` what is older than that time. */
export const ChatHistoryRequested = defineEvent(
  'chat/historyRequested',
  'session',
  z.object({ before: z.number().nullable() }),
)
/** A page of the chat came. */
export const ChatHistoryReceived = defineEvent(
  'chat/historyReceived',
  'session',
  z.object({ records: z.array(ChatRecord), isLast: z.boolean() }),
)
/** The chat could not be read; `isAsked`: somebody had asked for it just now. */
export const ChatHistoryFailed = defineEvent(
  'chat/historyFailed',
  'session',
  z.object({ isAsked: z.boolean() }),
)
/** The creator confirmed places of a plan, by path, or let it go. */
export const ChatPlanDecided = defineEvent(
  'chat/planDecided',
  'session',
  z.object({
    recordId: z.string(),
    decision: z.enum(['confirm', 'reject']),
    scope: z.array(z.string()),
    /** It was confirmed by itself, as the creator wants it. */
    atOnce: z.boolean().optional(),
  }),
)
/** The server would not have it so. */
export const ChatDecisionFailed = defineEvent(
  'chat/decisionFailed',
  'session',
  z.object({ recordId: z.string(), desc: z.string() }),
)
/** The creator saw what was said until a time. */
export const ChatRead = defineEvent('chat/read', 'session', z.object({ until: z.number().int() }))
