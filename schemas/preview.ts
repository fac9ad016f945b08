import { z } from 'zod'
import { Id } from './id.ts'

/** One step a player took: the node shown and, once chosen, the option. */
export const PlayedStep = z.object({
  chapterKey: z.string(),
  nodeId: z.number(),
  optionId: Id.nullable(),
})
export type PlayedStep = z.infer<typeof PlayedStep>

/** The creator's trial run of the key nodes: a walk kept as steps, replayed over whatever the nodes now are. */
export const Preview = z.object({
  open: z.enum(['nodes', 'tasks']).nullable(),
  chapterKey: z.string().nullable(),
  typing: z.boolean(),
  /** Goes on by itself, as the specification says; else the reader says when. */
  auto: z.boolean(),
  walk: z.array(PlayedStep),
})
export type Preview = z.infer<typeof Preview>
export const emptyPreview = (): Preview => ({
  open: null,
  chapterKey: null,
  typing: true,
  auto: true,
  walk: [],
})
