import { z } from 'zod'

/** The protagonist. Unknown texts are empty. */
export const Player = z.object({
  name: z.string(),
  gender: z.string(),
  age: z.string(),
  voiceId: z.string(),
  profession: z.string(),
  synopsis: z.string(),
  backstory: z.string(),
})
export type Player = z.infer<typeof Player>
