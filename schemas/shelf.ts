import { z } from 'zod'
import { GameKind } from './reading-of-idea.ts'

/** A finished game on home's shelf, as its card shows it. */
export const ShelfCard = z.object({
  /** The id it is played under. */
  id: z.string(),
  title: z.string(),
  kind: GameKind,
  /** What one way through it takes. */
  minutes: z.number().int(),
  /** The address of its small cover, of `SHELF_COVER`'s size (`shelf-cover.ts`). */
  cover: z.string(),
})
export type ShelfCard = z.infer<typeof ShelfCard>
