import { z } from 'zod'

/** A place of the game. `image` is an absolute http address, or null until it is painted. */
export const Location = z.object({
  id: z.string().min(1),
  name: z.string(),
  description: z.string(),
  imageDescription: z.string(),
  image: z.string().nullable(),
})
export type Location = z.infer<typeof Location>
