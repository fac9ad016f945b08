import { z } from 'zod'

/** Who says it: the creator, or the assistant. */
const RecordAuthor = z.enum(['creator', 'assistant'])

/** reply, plan (an analysis that asks for a scope), confirmation, note (what was done, or directions to choose from), result (a cover, intro or title). */
export const RecordKind = z.enum(['reply', 'plan', 'confirmation', 'note', 'result'])
export type RecordKind = z.infer<typeof RecordKind>

/** `confirmed` and `rejected` are of plans alone: every other record is `open`. */
export const RecordStatus = z.enum(['open', 'confirmed', 'rejected'])
export type RecordStatus = z.infer<typeof RecordStatus>

/** Where quoted words stood, so that they are found again after their text has changed. */
export const QuoteAnchor = z.object({
  /** UTF-16 units in the source of the text. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** Of the whole text. */
  hash: z.string(),
  /** What stood around the words. */
  before: z.string(),
  after: z.string(),
  /** The version of the game it was quoted from. */
  seq: z.number().int().nonnegative(),
})
export type QuoteAnchor = z.infer<typeof QuoteAnchor>

/** Words of a game, or a whole thing of it, that a message is about. */
export const Quote = z.object({
  /** What it stands in, in the game's words; may be empty. */
  title: z.string(),
  /** The words, or the whole text. */
  text: z.string(),
  /** Where it stood in the wire form of the game when it was quoted. */
  path: z.string(),
  /** The address of that text, or of what tells most of the thing: it follows it wherever it stands by now. */
  address: z.string().optional(),
  /** Finds them again; another server's quotes have none. */
  anchor: QuoteAnchor.optional(),
})
export type Quote = z.infer<typeof Quote>

/** A place a plan would change: what stands there, and what is meant to. */
export const PlanPlace = z.object({
  address: z.string(),
  path: z.string(),
  title: z.string(),
  reason: z.string(),
  before: z.string(),
  after: z.string(),
  /** The creator wrote it by hand: it is changed only where they say so. */
  isByHand: z.boolean(),
})
export type PlanPlace = z.infer<typeof PlanPlace>

/** What the assistant would do; `operation` is JSON of the assistant's own, carried out on what is confirmed of the places. */
export const ChatPlan = z.object({
  places: z.array(PlanPlace),
  operation: z.string(),
  /** It is carried out in all of its places or in none. */
  isWhole: z.boolean().optional(),
})
export type ChatPlan = z.infer<typeof ChatPlan>

/** Something the assistant can do instead; `request` is the sentence that asks for it. */
export const Direction = z.object({ title: z.string(), request: z.string() })
export type Direction = z.infer<typeof Direction>

/** What the creator did with a change; whether it is so still is read from the game. */
const ChangeDecision = z.enum(['open', 'kept', 'edited', 'reverted'])

/** What a revision changed in one place, and what was decided of it. */
export const RecordChange = PlanPlace.pick({
  address: true,
  path: true,
  title: true,
  before: true,
  after: true,
}).extend({ decision: ChangeDecision })
export type RecordChange = z.infer<typeof RecordChange>

/** The changes of a revision; `telling` counts how often they were told, and the highest is how they stand. */
export const RecordChanges = z.object({
  telling: z.number().int().nonnegative(),
  places: z.array(RecordChange),
})

/** One entry of a game's chat. A later one of the same id takes its place. */
export const ChatRecord = z.object({
  id: z.string().min(1),
  author: RecordAuthor,
  kind: RecordKind,
  status: RecordStatus,
  text: z.string(),
  quotes: z.array(Quote),
  plan: ChatPlan.nullable(),
  directions: z.array(Direction),
  /** Of a note on what was done: the wire paths of what was changed. */
  updated: z.array(z.string()).nullable(),
  /** Of a note on a revision: what it changed, place by place; notes of an earlier time have none. */
  changes: RecordChanges.optional(),
  /** Milliseconds since the epoch; decides the order of the chat. */
  at: z.number().int().nonnegative(),
  conversationId: z.string(),
  /** The version of the game it speaks of. */
  scriptVersion: z.number().int().nonnegative(),
  /** The name its sender gave it, so that an echo is known; null for the assistant's. */
  clientId: z.string().nullable(),
  /** The record it answers; null where it answers none. */
  answers: z.string().nullable(),
})
export type ChatRecord = z.infer<typeof ChatRecord>
