import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** Addresses are absolute; the draft ignores a cover that does not begin with http. */
export const CoverPainted = defineEvent(
  'media/coverPainted',
  'script',
  z.object({ url: z.string() }),
)
export const LocationPainted = defineEvent(
  'media/locationPainted',
  'script',
  z.object({ images: z.record(z.string(), z.string()) }),
)
export const NpcPainted = defineEvent(
  'media/npcPainted',
  'script',
  z.object({ npcId: z.number(), photo: z.string().nullable(), avatar: z.string().nullable() }),
)
