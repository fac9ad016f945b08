import { z } from 'zod'
import { SIZES } from './limits.ts'

/** A scene as far as it is written. Each part says all the one before it said; without text the scene is written anew. */
export const ScenePart = z.object({
  chapterKey: z.string().min(1).max(SIZES.line),
  /** The node it will be. */
  nodeId: z.number().int(),
  /** Who speaks: 0 the narrator, else an NPC's id. */
  speaker: z.number(),
  text: z.string().max(SIZES.text),
})
export type ScenePart = z.infer<typeof ScenePart>

/** What is seen of the scenes while they are written. */
export const Manuscript = z.object({
  /** The chapter in which a scene was last seen growing; null while none was. */
  chapterKey: z.string().nullable(),
  /** The scene that is under way; null between two. */
  growing: ScenePart.nullable(),
})
export type Manuscript = z.infer<typeof Manuscript>
export const emptyManuscript = (): Manuscript => ({ chapterKey: null, growing: null })
