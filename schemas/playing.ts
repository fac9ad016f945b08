import { z } from 'zod'
import { GameSnapshot } from './game.ts'
import { PlayedStep } from './preview.ts'
import { Task } from './task.ts'

/** A walk through a published game: enough to stand again where the player stood. */
export const PlayedWalk = z.object({
  walk: z.array(PlayedStep),
  /** `chapterKey|nodeId` → whether the choice was the answer. */
  verdicts: z.record(z.string(), z.boolean()),
  /** `chapterKey|nodeId` of choices that the server has not judged yet. */
  unjudged: z.array(z.string()),
  /** Hidden tasks the player has completed. */
  earned: z.array(Task),
})
export type PlayedWalk = z.infer<typeof PlayedWalk>

/** A walk as a device keeps it, with the version of the game it was walked in. */
export const KeptWalk = PlayedWalk.extend({ version: z.number() })
export type KeptWalk = z.infer<typeof KeptWalk>

/**
 * How a kept walk was found again: as it was; whole in a newer version of the game; only its beginning is still
 * there; nothing of it is.
 */
export const Returned = z.enum(['same', 'newer', 'shortened', 'gone'])
export type Returned = z.infer<typeof Returned>

/** A published game being played by anybody: the snapshot, and the walk through it. */
export const Playing = PlayedWalk.extend({
  gameId: z.string().nullable(),
  status: z.enum(['idle', 'loading', 'ready', 'missing', 'failed']),
  game: GameSnapshot.nullable(),
  /** Told until the player goes on. */
  returned: Returned.nullable(),
})
export type Playing = z.infer<typeof Playing>
export const emptyWalk = (): PlayedWalk => ({ walk: [], verdicts: {}, unjudged: [], earned: [] })
export const emptyPlaying = (): Playing => ({
  ...emptyWalk(),
  gameId: null,
  status: 'idle',
  game: null,
  returned: null,
})
