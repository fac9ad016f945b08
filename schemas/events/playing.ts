import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GameSnapshot } from '../game.ts'
import { Id } from '../id.ts'
import { PlayedWalk, Returned } from '../playing.ts'
import { Task } from '../task.ts'

export const PlayOpened = defineEvent(
  'playing/opened',
  'session',
  z.object({ gameId: z.string().min(1) }),
)
export const PlayReceived = defineEvent(
  'playing/received',
  'session',
  z.object({ gameId: z.string(), game: GameSnapshot }),
)
/** A walk this device kept stands again, as far as the game still has it. */
export const PlayResumed = defineEvent(
  'playing/resumed',
  'session',
  PlayedWalk.extend({ returned: Returned }),
)
/** `missing`: no such game; else the network or the server failed. */
export const PlayFailed = defineEvent(
  'playing/failed',
  'session',
  z.object({ gameId: z.string(), missing: z.boolean() }),
)
export const PlayedNodeShown = defineEvent(
  'playing/nodeShown',
  'session',
  z.object({ chapterKey: z.string(), nodeId: z.number() }),
)
export const PlayedOptionChosen = defineEvent(
  'playing/optionChosen',
  'session',
  z.object({ chapterKey: z.string(), nodeId: z.number(), optionId: Id }),
)
/** What the server says of a choice: only it knows the answers. */
export const PlayedChoiceJudged = defineEvent(
  'playing/choiceJudged',
  'session',
  z.object({
    chapterKey: z.string(),
    nodeId: z.number(),
    correct: z.boolean().nullable(),
    earned: z.array(Task),
  }),
)
export const PlayRestarted = defineEvent('playing/restarted', 'session', z.object({}))
