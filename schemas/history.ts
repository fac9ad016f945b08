import { z } from 'zod'
import { GameSnapshot } from './game.ts'
import { RevisionAuthor } from './revision.ts'

const VersionNumber = z.number().int().nonnegative()

/** One version of the open game, as the server lists it; 0 is the game as it was generated. */
export const GameVersion = z.object({
  version: VersionNumber,
  /** When it was made, as an ISO date; empty where nobody says. */
  at: z.string(),
  author: RevisionAuthor,
  /** What it was asked for as, or what was done; empty where it goes by what it changed. */
  label: z.string(),
  /** The wire paths it changed. */
  updated: z.array(z.string()),
  undoes: VersionNumber.optional(),
  redoes: VersionNumber.optional(),
  restores: VersionNumber.optional(),
})
export type GameVersion = z.infer<typeof GameVersion>

/** What can be done with the history: take a step back, bring it back, make the game what it was. */
export const HistoryStep = z.enum(['undo', 'redo', 'restore'])
export type HistoryStep = z.infer<typeof HistoryStep>

/** What is looked at in place of the game: one of its versions. */
export const HistoryLook = z.object({ kind: z.literal('version'), version: VersionNumber })
export type HistoryLook = z.infer<typeof HistoryLook>

/** What is looked at, as far as it is read. */
const LookedAt = z.object({
  look: HistoryLook,
  status: z.enum(['reading', 'read', 'failed']),
  /** The server's words about what it refused; empty where it has none. */
  desc: z.string(),
  game: GameSnapshot.nullable(),
})

/** The versions of the open game as far as they are read, and the step that is on its way. */
export const History = z.object({
  /** `missing`: this server has no such call. */
  status: z.enum(['unread', 'reading', 'read', 'failed', 'missing']),
  /** Newest first. */
  versions: z.array(GameVersion),
  /** There is nothing earlier than the last of them. */
  isLast: z.boolean(),
  /** What was asked of the server and is not answered yet. */
  step: HistoryStep.nullable(),
  /** The version the last step made: until the game has come to it, the step is on its way. */
  reached: VersionNumber,
  /** What is shown in place of the game; null while it is the game itself. */
  looked: LookedAt.nullable(),
})
export type History = z.infer<typeof History>
export const emptyHistory = (): History => ({
  status: 'unread',
  versions: [],
  isLast: false,
  step: null,
  reached: 0,
  looked: null,
})
