import { z } from 'zod'
import { Arrangement, ArrangeRefusal } from './arrangement.ts'

/** The edit as it was sent: asked again under its key it is the same one. */
const SentArrangement = z.object({
  baseVersion: z.number().int(),
  /** Its changes, as JSON. */
  changes: z.string(),
  /** The address of what it is about in the game it makes. */
  at: z.string(),
})
export type SentArrangement = z.infer<typeof SentArrangement>

/** Something that is added, moved or removed by hand, until the game shows it. */
export const PartArranged = z.object({
  id: z.string().min(1),
  what: Arrangement,
  /** What it is called, in the words of the game; empty for something new. */
  name: z.string(),
  status: z.enum(['queued', 'waiting', 'sending', 'done', 'refused']),
  /** Why it cannot be done in the game as it is now. */
  code: ArrangeRefusal.nullable(),
  /** The words of a server that refused; empty where it had none. */
  desc: z.string(),
  /** Null until it was sent. */
  sent: SentArrangement.nullable(),
  /** The version of the game that holds it. */
  version: z.number().int().nullable(),
})
export type PartArranged = z.infer<typeof PartArranged>

/** What is added, moved and removed, in the order it is sent. */
export const Arranging = z.object({ parts: z.array(PartArranged) })
export type Arranging = z.infer<typeof Arranging>
export const emptyArranging = (): Arranging => ({ parts: [] })

/** Where a browser keeps what the server has not taken in: of one user, by script. */
export const PARTS_KEY = 'partsArranged'
export const KeptParts = z.object({
  uid: z.string(),
  scripts: z.record(z.string(), z.array(PartArranged)),
})
