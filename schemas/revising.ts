import { z } from 'zod'

/**
 * How the edit of a text stands: being written, about to be sent, waiting for the network, on its way, taken in by
 * the server, refused by it, or met by another change of the same words.
 */
const EditStatus = z.enum(['open', 'queued', 'waiting', 'sending', 'saved', 'refused', 'conflict'])

/** A text that is edited by hand, by its address: places in lists move, ids do not. */
export const TextEdit = z.object({
  address: z.string().min(1),
  /** What stood there when the edit began. */
  base: z.string(),
  /** What is to stand there. */
  text: z.string(),
  status: EditStatus,
  /** The words of a server that refused; empty where it had none. */
  desc: z.string(),
  /** What another client made of the same words meanwhile. */
  theirs: z.string().nullable(),
  /** The version of the game that holds it. */
  version: z.number().int().nullable(),
})
export type TextEdit = z.infer<typeof TextEdit>

/** The texts that are edited by hand, in the order they are sent. */
export const Revising = z.object({ edits: z.array(TextEdit) })
export type Revising = z.infer<typeof Revising>
export const emptyRevising = (): Revising => ({ edits: [] })

/** Where edits of a browser are kept that the server has not taken in: of one user, by script. */
export const EDITS_KEY = 'textEdits'
export const KeptEdits = z.object({
  uid: z.string(),
  scripts: z.record(z.string(), z.array(TextEdit)),
})
