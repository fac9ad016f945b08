import { z } from 'zod'
import { GameLanguage } from './language.ts'
import { Corrections } from './reading-of-idea.ts'
import type { ArtStyle } from './settings.ts'

/** One way to tell the idea, offered to the creator. `key` is unique among the options of one request. */
export const OutlineOption = z.object({
  key: z.string().min(1),
  name: z.string().min(1),
  text: z.string().min(1),
})
export type OutlineOption = z.infer<typeof OutlineOption>

/** The idea's cover in each look, as addresses. */
export const CoverChoices = z.object({
  REALISTIC: z.string(),
  DESIGN: z.string(),
  RENDER_3D: z.string(),
  ANIME: z.string(),
}) satisfies z.ZodType<Record<ArtStyle, string>>
export type CoverChoices = z.infer<typeof CoverChoices>

/** What the thinking and the outlines are made from. `salt` differs for "three more", `shown` are the keys on the table already, `corrections` what the creator says of the reading, `taken` what a storyteller read in this idea before. */
export const OutlineRequest = z.object({
  idea: z.string().min(1),
  language: GameLanguage,
  salt: z.string().optional(),
  shown: z.array(z.string()).optional(),
  corrections: Corrections.optional(),
  taken: Corrections.optional(),
})
export type OutlineRequest = z.infer<typeof OutlineRequest>
