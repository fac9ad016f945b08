import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GameSnapshot, GenerationStage } from '../game.ts'

/** The browser turned to a script: what the draft held of another one is cleared. */
export const ScriptOpened = defineEvent(
  'script/opened',
  'session',
  z.object({ scriptId: z.string().min(1) }),
)
export const ScriptClosed = defineEvent('script/closed', 'session', z.object({}))
/** The whole game as of the envelope's `version`; asked for again and again, it is mostly known. */
export const SnapshotReceived = defineEvent(
  'script/snapshotReceived',
  'script',
  z.object({ game: GameSnapshot }),
  { newsOnly: true },
)
export const StageFailed = defineEvent(
  'script/stageFailed',
  'script',
  z.object({
    stage: GenerationStage,
    reason: z.string(),
    retryable: z.boolean(),
    /** The piece of the stage that failed, where its server tells pieces apart. */
    unit: z.string().optional(),
  }),
)
/** Parts that failed are made again: the `run`-th attempt, while the stages in `left` stay failed. */
export const GenerationResumed = defineEvent(
  'script/generationResumed',
  'script',
  z.object({ run: z.number().int().min(1), left: z.array(GenerationStage) }),
)
export const GenerationCompleted = defineEvent('script/generationCompleted', 'script', z.object({}))
