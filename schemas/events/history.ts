import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GameSnapshot } from '../game.ts'
import { GameVersion, HistoryLook, HistoryStep, VersionComparison } from '../history.ts'
import { RevisionAuthor } from '../revision.ts'

/** A step goes by the version it made, or by the id of a change of what players see. */
const StepKey = z.union([z.number().int().nonnegative(), z.string().min(1)])
const VersionNumber = z.number().int().nonnegative()

/** Versions were asked for: the newest, or those before one that is read. */
export const HistoryRequested = defineEvent(
  'history/requested',
  'session',
  z.object({ before: VersionNumber.nullable() }),
)
/** A page of them came, newest first; `isLast` where nothing is earlier. */
export const HistoryReceived = defineEvent(
  'history/received',
  'session',
  z.object({
    before: VersionNumber.nullable(),
    versions: z.array(GameVersion),
    isLast: z.boolean(),
  }),
)
/** No versions came; without status and words nobody answered. */
export const HistoryFailed = defineEvent(
  'history/failed',
  'session',
  z.object({ status: z.number(), desc: z.string() }),
)
/** Somebody wants the newest step back, or a step that was taken back; `baseVersion` is the game they see. */
export const StepRequested = defineEvent(
  'history/stepRequested',
  'session',
  z.object({
    way: HistoryStep.extract(['undo', 'redo']),
    baseVersion: VersionNumber,
    /** The step they mean; absent where it is not known. */
    step: StepKey.optional(),
  }),
)
/** Somebody wants the game as it was at a version. */
export const RestoreRequested = defineEvent(
  'history/restoreRequested',
  'session',
  z.object({ version: VersionNumber, baseVersion: VersionNumber }),
)
/** It was done: `version` is what it made, `of` the step it took back or brought back, or the version it restored. */
export const Stepped = defineEvent(
  'history/stepped',
  'session',
  z.object({
    way: HistoryStep,
    version: VersionNumber,
    of: StepKey,
    /** Where it was about the players: the version they see now, or null. */
    seen: VersionNumber.nullable().optional(),
  }),
)
export const StepFailed = defineEvent(
  'history/stepFailed',
  'session',
  z.object({ status: z.number(), desc: z.string() }),
)
/** Somebody looks at something else than the game as it is. */
export const LookStarted = defineEvent('history/lookStarted', 'session', HistoryLook)
/** The game as it was at the version that is looked at. */
export const VersionRead = defineEvent(
  'history/versionRead',
  'session',
  z.object({ game: GameSnapshot }),
)
/** What the two versions that are looked at differ in. */
export const VersionsCompared = defineEvent('history/compared', 'session', VersionComparison)
/** What is looked at could not be read. */
export const LookFailed = defineEvent(
  'history/lookFailed',
  'session',
  z.object({ desc: z.string() }),
)
/** Back to the game as it is. */
export const LookEnded = defineEvent('history/lookEnded', 'session', z.object({}))
/** A version is to become a game of its own. `idempotencyKey` is new for each press; an unanswered press keeps its own. */
export const ForkRequested = defineEvent(
  'history/forkRequested',
  'session',
  z.object({ version: VersionNumber, title: z.string(), idempotencyKey: z.string().min(1) }),
)
export const Forked = defineEvent('history/forked', 'session', z.object({ scriptId: z.string() }))
export const ForkFailed = defineEvent(
  'history/forkFailed',
  'session',
  z.object({ status: z.number(), desc: z.string() }),
)
/** Who wrote each place of the game last, as of a version. */
export const WritersReceived = defineEvent(
  'history/writersReceived',
  'session',
  z.object({
    version: VersionNumber,
    writers: z.array(z.object({ address: z.string(), author: RevisionAuthor })),
  }),
)
