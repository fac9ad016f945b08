import { z } from 'zod'
import { GameLanguage } from './language.ts'

/** One way to tell the idea, offered to the creator. `key` is unique among the options of one request. */
export const OutlineOption = z.object({
  key: z.string().min(1),
  name: z.string().min(1),
  text: z.string().min(1),
})
export type OutlineOption = z.infer<typeof OutlineOption>

/** What the thinking and the outlines are made from. `salt` differs for "three more", `shown` are the keys on the table already. */
export const OutlineRequest = z.object({
  idea: z.string().min(1),
  language: GameLanguage,
  salt: z.string().optional(),
  shown: z.array(z.string()).optional(),
})
export type OutlineRequest = z.infer<typeof OutlineRequest>
