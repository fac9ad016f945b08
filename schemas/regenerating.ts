import { z } from 'zod'

const VersionNumber = z.number().int().nonnegative()

/** The tellings of a part of the game: the versions they were first read at, oldest first, and the one there is now. */
export const Siblings = z.object({
  path: z.string(),
  at: VersionNumber,
  of: z.array(VersionNumber),
})
export type Siblings = z.infer<typeof Siblings>

/** What of the open game was told again, and the part that is being told. */
export const Regenerating = z.object({
  /** The version the list was read at; null before, `missing` where this server has no such call. */
  readAt: z.union([VersionNumber, z.literal('missing')]).nullable(),
  siblings: z.array(Siblings),
  /** The addresses of what stands on cards and comes in more than one telling; null before they are asked for. */
  retellable: z.union([z.array(z.string()), z.literal('asked')]).nullable(),
  /** The wire path of the part whose other telling was asked for and is not answered yet. */
  asked: z.string().nullable(),
  /** The version that was made last: until the game has come to it, its part is on its way. */
  reached: VersionNumber,
})
export type Regenerating = z.infer<typeof Regenerating>
export const emptyRegenerating = (): Regenerating => ({
  readAt: null,
  siblings: [],
  retellable: null,
  asked: null,
  reached: 0,
})
