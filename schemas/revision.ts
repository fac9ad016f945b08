import { z } from 'zod'
import { BuildStep } from './arrangement.ts'

/** Who made a version of a game: `undo` takes back or brings back what another made. */
export const RevisionAuthor = z.enum(['storyteller', 'creator', 'assistant', 'undo', 'import'])
export type RevisionAuthor = z.infer<typeof RevisionAuthor>

const VersionNumber = z.number().int().nonnegative()

/** A change of a written game: who made it of what, where, and what for. */
export const Revision = z.object({
  id: z.string().min(1),
  author: RevisionAuthor,
  /** What it was asked for as, in the creator's words; empty where it goes by what it changed. */
  label: z.string(),
  /** The version it was made of. */
  baseVersion: VersionNumber,
  /** The places that were confirmed to be changed, by address; null where its author wrote the change themselves. */
  scope: z.array(z.string()).nullable(),
  /** The places it changed, by address. */
  changed: z.array(z.string()),
  /** What it did to the build of the game; absent where it changed texts alone. */
  made: BuildStep.optional(),
  /** The version it takes back. */
  undoes: VersionNumber.optional(),
  /** The version it brings back after it was taken back. */
  redoes: VersionNumber.optional(),
  /** The version it restores: what came after it is not in the game any more, and stays in the log. */
  restores: VersionNumber.optional(),
  /** The part of the game it told again, or gave an earlier telling: with the version before, its siblings. */
  regenerates: z.string().optional(),
  /** The message of the chat that asked for it. */
  recordId: z.string().optional(),
})
export type Revision = z.infer<typeof Revision>
