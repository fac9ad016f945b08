import { z } from 'zod'

/** A character trait and what it does in play; `effect` may be empty. */
export const Trait = z.object({ name: z.string(), effect: z.string() })
export type Trait = z.infer<typeof Trait>

/** A non-player character. Its portrait and its tasks arrive apart and are joined when read. */
export const Npc = z.object({
  /** 1 or more: 0 is the narrator. */
  id: z.number().int().min(1),
  name: z.string().min(1),
  gender: z.string(),
  age: z.string(),
  occupation: z.string(),
  bio: z.string(),
  backstory: z.string(),
  traits: z.array(Trait),
  appearance: z.string(),
  avatarBackground: z.string(),
  voiceId: z.string(),
  avatar: z.string().nullable(),
  photo: z.string().nullable(),
})
export type Npc = z.infer<typeof Npc>

/** How many people a game that is being written will have. */
export const CastSize = z.number().int().min(1).max(30)

export const NpcPhoto = z.object({ photo: z.string().nullable(), avatar: z.string().nullable() })
export type NpcPhoto = z.infer<typeof NpcPhoto>
