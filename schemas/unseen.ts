import { z } from 'zod'

/** A place a revision changed, by address, and the version that did. */
const UnseenPlace = z.object({ address: z.string(), version: z.number().int() })

/** The places of the open game that somebody else changed and nobody looked at in this window yet. */
export const Unseen = z.object({
  places: z.array(UnseenPlace),
  /** Revisions told under a higher number are news; null before the game is known. */
  since: z.number().int().nullable(),
  /** The last versions this window made itself. */
  own: z.array(z.number().int()),
})
export type Unseen = z.infer<typeof Unseen>
export const emptyUnseen = (): Unseen => ({ places: [], since: null, own: [] })

/** What a window keeps of them across a reload. */
export const UNSEEN_KEY = 'unseenChanges'
export const KeptUnseen = z.object({ scriptId: z.string(), places: z.array(UnseenPlace) })
export type KeptUnseen = z.infer<typeof KeptUnseen>
