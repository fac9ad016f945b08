import { z } from 'zod'
import { Corrections, ReadOfIdea } from './reading-of-idea.ts'

/** How the idea at hand was read, where a server tells it, and what its creator said otherwise. */
export const Correcting = z.object({
  reading: ReadOfIdea.nullable(),
  corrections: Corrections,
})
export type Correcting = z.infer<typeof Correcting>
export const emptyCorrecting = (): Correcting => ({ reading: null, corrections: {} })
