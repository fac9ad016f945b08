import { z } from 'zod'
import { Id } from './id.ts'

export const NodeType = z.enum(['text', 'option', 'puzzle', 'wordGame', 'unknown'])
export type NodeType = z.infer<typeof NodeType>

/** Where to go: a node id of the chapter, a `globalId` of any chapter, 0 for the end, null for the rule of order. */
const NodeLink = Id.nullable()

export const NodeOption = z.object({
  id: Id,
  content: z.string(),
  reply: z.string(),
  nextNodeId: NodeLink,
})
export type NodeOption = z.infer<typeof NodeOption>

/** One playable step of a chapter. */
export const KeyNode = z.object({
  id: z.number().int(),
  /** `chapterKey_id`. */
  globalId: z.string(),
  chapterKey: z.string(),
  /** Counted from 1; null when unknown. */
  chapterIndex: z.number().nullable(),
  locationId: z.string(),
  type: NodeType,
  content: z.string(),
  /** 0 narrator, else an NPC's id. */
  speaker: z.number(),
  options: z.array(NodeOption),
  prompt: z.string(),
  answerId: Id.nullable(),
  puzzle: z.string(),
  nextNodeId: NodeLink,
})
export type KeyNode = z.infer<typeof KeyNode>
