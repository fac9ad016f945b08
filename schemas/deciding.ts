import { z } from 'zod'

/** A text that is written anew in the place of a change. */
const ChangeEdit = z.object({ address: z.string().min(1), text: z.string() })

/** What is decided of the changes of one note, by address. */
export const ChangesDecided = z.object({
  recordId: z.string().min(1),
  keep: z.array(z.string()),
  revert: z.array(z.string()),
  edit: z.array(ChangeEdit),
})
export type ChangesDecided = z.infer<typeof ChangesDecided>

/** How changes are made: a plan waits to be confirmed, or is confirmed by itself. */
export const ChangesWish = z.enum(['first', 'at_once'])
export type ChangesWish = z.infer<typeof ChangesWish>

/** What a browser keeps of it, for whoever chose it. */
export const KeptWish = z.object({ uid: z.string(), wish: ChangesWish })
export type KeptWish = z.infer<typeof KeptWish>

/** A change of a note, by its address. */
export const ChangeShown = z.object({ recordId: z.string().min(1), address: z.string().min(1) })

/** How the creator wants changes to be made, and the decision about a revision's changes that is on its way. */
export const Deciding = z.object({
  /** The note it is about. */
  recordId: z.string().nullable(),
  wish: ChangesWish,
  /** The change whose words stand in their place on the page, as they were and as they are. */
  inPlace: ChangeShown.nullable(),
})
export type Deciding = z.infer<typeof Deciding>
export const emptyDeciding = (): Deciding => ({ recordId: null, wish: 'first', inPlace: null })
