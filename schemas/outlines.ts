import { z } from 'zod'
import { CoverChoices, OutlineOption } from './outline.ts'

/** The proposals on the table. `edited` holds texts the creator changed, by key. */
export const Outlines = z.object({
  options: z.array(OutlineOption),
  chosenKey: z.string().nullable(),
  edited: z.record(z.string(), z.string()),
  /** The idea and language the options were made for, so that none is reused across ideas. */
  forIdea: z.string(),
  forLanguage: z.string(),
  /** The idea's cover in each look, where the server shows it. */
  covers: CoverChoices.exactOptional(),
  /** Proposals are on their way: from the start of thinking until they or a trouble arrive. */
  pending: z.boolean(),
})
export type Outlines = z.infer<typeof Outlines>
export const emptyOutlines = (): Outlines => ({
  options: [],
  chosenKey: null,
  edited: {},
  forIdea: '',
  forLanguage: '',
  pending: false,
})
