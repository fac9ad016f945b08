import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GameSnapshot, Stage } from '../game.ts'

/** The browser turned to a script: what the draft held of another one is cleared. */
export const ScriptOpened = defineEvent(
  'script/opened',
  'session',
  z.object({ scriptId: z.string().min(1) }),
)
export const ScriptClosed = defineEvent('script/closed', 'session', z.object({}))
/** The whole game as of the envelope's `version`. */
export const SnapshotReceived = defineEvent(
  'script/snapshotReceived',
  'game',
  z.object({ game: GameSnapshot }),
)
export const StageFailed = defineEvent(
  'script/stageFailed',
  'game',
  z.object({ stage: Stage, reason: z.string(), retryable: z.boolean() }),
)
export const GenerationCompleted = defineEvent('script/generationCompleted', 'game', z.object({}))
