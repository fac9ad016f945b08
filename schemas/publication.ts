import { z } from 'zod'

const Count = z.number().int().nonnegative()

/** What players see of a game: the version of its script, and where in the script's log it was taken from. */
export const SeenVersion = z.object({
  version: Count,
  seq: Count,
  /** When it was published, as an ISO date. */
  at: z.string(),
})
export type SeenVersion = z.infer<typeof SeenVersion>

/** A change of what players see of a game; the game itself stays as it is. */
export const PublicationChange = z.object({
  id: z.string().min(1),
  gameId: z.string().min(1),
  /** Where it is played while it is out. */
  url: z.string(),
  /** The version the script had then. */
  atVersion: Count,
  /** What players saw before, and after; null where nobody can play it. */
  before: SeenVersion.nullable(),
  after: SeenVersion.nullable(),
  /** The change it takes back. */
  undoes: z.string().min(1).optional(),
  /** The change it brings back after it was taken back. */
  redoes: z.string().min(1).optional(),
})
export type PublicationChange = z.infer<typeof PublicationChange>
