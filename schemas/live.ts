import { z } from 'zod'
import { GamePart } from './game.ts'

/** Stands for a close code where nothing was closed: we left by ourselves. */
export const LEFT = 0

/** The live socket as the creator sees it, and what it could not use. */
export const Live = z.object({
  status: z.enum(['disconnected', 'connecting', 'connected']),
  /** Failed attempts since the last good connection. */
  attempts: z.number().int(),
  /** The last close: code, reason, and whether a fault of the connection came before it; else null. */
  closed: z.object({ code: z.number(), reason: z.string(), faulty: z.boolean() }).nullable(),
  /** Every number up to here was seen, or covered by a snapshot. */
  head: z.number().int(),
  /** The largest number seen. */
  max: z.number().int(),
  /** Numbers above `head` that were seen. */
  seen: z.array(z.number().int()),
  /** Whether the server numbers what it tells of a script; null while nothing was heard. */
  numbered: z.boolean().nullable(),
  malformed: z.number().int(),
  ignored: z.number().int(),
  /** Parts of the open game that came in a form nobody can read: told once (TO11). */
  unreadable: z.array(GamePart),
  /** From 1, the turn in which something of the open game comes next; 0 where it waits for no other game. */
  place: z.number().int().min(0),
  /** What the last poll came to. */
  poll: z.enum(['waiting', 'answered', 'failed', 'missing']),
})
export type Live = z.infer<typeof Live>
export const emptyLive = (): Live => ({
  status: 'disconnected',
  attempts: 0,
  closed: null,
  head: 0,
  max: 0,
  seen: [],
  numbered: null,
  malformed: 0,
  ignored: 0,
  unreadable: [],
  place: 0,
  poll: 'waiting',
})
