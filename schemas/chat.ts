import { z } from 'zod'
import { ChatRecord, Quote } from './record.ts'

/** `waiting`: for the network. */
const PendingState = z.enum(['sending', 'waiting'])

/** A message on its way. */
export const PendingMessage = z.object({
  clientId: z.string().min(1),
  text: z.string(),
  quotes: z.array(Quote),
  conversationId: z.string(),
  state: PendingState,
})
export type PendingMessage = z.infer<typeof PendingMessage>

/** What a browser keeps of a message that is being written, for whoever writes it about a game. */
export const KeptBox = z.object({
  scriptId: z.string(),
  uid: z.string(),
  text: z.string(),
  quotes: z.array(Quote),
})
export type KeptBox = z.infer<typeof KeptBox>

/** Until when the chats of games were read, by script; the last one first. */
export const KeptReading = z.array(z.tuple([z.string(), z.number().int()]))
export type KeptReading = z.infer<typeof KeptReading>

/** The chat of the open game as this browser knows it. */
export const Chat = z.object({
  /** Oldest first. */
  records: z.array(ChatRecord),
  history: z.enum(['unknown', 'loading', 'loaded', 'failed']),
  /** Older ones may be asked for. */
  hasMore: z.boolean(),
  pending: z.array(PendingMessage),
  box: z.object({ text: z.string(), quotes: z.array(Quote) }),
  /** The plan that is being decided. */
  deciding: z.string().nullable(),
  /** The plan that was decided and not carried out, and the server's word on why; null once it is decided again. */
  notDone: z.object({ recordId: z.string(), desc: z.string() }).nullable(),
  /** Whatever is not newer was read. */
  readUntil: z.number().int(),
})
export type Chat = z.infer<typeof Chat>
export const emptyChat = (): Chat => ({
  records: [],
  history: 'unknown',
  hasMore: false,
  pending: [],
  box: { text: '', quotes: [] },
  deciding: null,
  notDone: null,
  readUntil: 0,
})
