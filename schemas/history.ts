import { z } from 'zod'
import { BuildStep } from './arrangement.ts'
import { GameSnapshot } from './game.ts'
import { RevisionAuthor } from './revision.ts'

const VersionNumber = z.number().int().nonnegative()

/** A change of what players see, made while the game was at a version: the version they saw before and after, null for none. */
export const VersionPublication = z.object({
  id: z.string().min(1),
  at: z.string(),
  before: VersionNumber.nullable(),
  after: VersionNumber.nullable(),
  undoes: z.string().optional(),
  redoes: z.string().optional(),
})
export type VersionPublication = z.infer<typeof VersionPublication>

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
  /** What was done to the build of the game. */
  made: BuildStep.optional(),
  undoes: VersionNumber.optional(),
  redoes: VersionNumber.optional(),
  restores: VersionNumber.optional(),
  /** The part that was told or painted again, or given an earlier telling, by address. */
  regenerates: z.string().optional(),
  /** What was done about its players while the game was at it, newest first. */
  publications: z.array(VersionPublication).optional(),
})
export type GameVersion = z.infer<typeof GameVersion>

/** What can be done with the history: take a step back, bring it back, make the game what it was. */
export const HistoryStep = z.enum(['undo', 'redo', 'restore'])
export type HistoryStep = z.infer<typeof HistoryStep>

/** A place in which two versions of a game differ; null where one of them has nothing there. */
const VersionDifference = z.object({
  address: z.string(),
  /** The same on the wire, of the later version where it has the place; empty where no path leads there. */
  path: z.string(),
  /** What it is called, in the caller's language; empty where it has no name of its own. */
  title: z.string(),
  kind: z.enum(['text', 'picture']),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type VersionDifference = z.infer<typeof VersionDifference>

/** What two versions differ in, as far as it is told: `total` counts all places, `same` the texts that did not change. */
export const VersionComparison = z.object({
  differences: z.array(VersionDifference),
  total: z.number().int().nonnegative(),
  same: z.number().int().nonnegative(),
})
export type VersionComparison = z.infer<typeof VersionComparison>

/** What is looked at in place of the game: one of its versions, or two beside each other. */
export const HistoryLook = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('version'), version: VersionNumber }),
  z.object({ kind: z.literal('comparison'), from: VersionNumber, to: VersionNumber }),
])
export type HistoryLook = z.infer<typeof HistoryLook>

/** What is looked at, as far as it is read. */
const LookedAt = z.object({
  look: HistoryLook,
  status: z.enum(['reading', 'read', 'failed']),
  /** The server's words about what it refused; empty where it has none. */
  desc: z.string(),
  game: GameSnapshot.nullable(),
  comparison: VersionComparison.nullable(),
})
export type LookedAt = z.infer<typeof LookedAt>

/** A new game that is made of a version. */
const Fork = z.object({
  version: VersionNumber,
  status: z.enum(['making', 'made', 'failed']),
  /** The new game, once it is made. */
  scriptId: z.string().nullable(),
  /** Asking for the same once more, where no answer came, makes one. */
  key: z.string(),
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
  fork: Fork.nullable(),
  /** Who wrote each place last, by address, as of a version; -1 while nobody has said. */
  writers: z.object({ version: z.number().int(), byAddress: z.record(z.string(), RevisionAuthor) }),
})
export type History = z.infer<typeof History>
export const emptyHistory = (): History => ({
  status: 'unread',
  versions: [],
  isLast: false,
  step: null,
  reached: 0,
  looked: null,
  fork: null,
  writers: { version: -1, byAddress: {} },
})
