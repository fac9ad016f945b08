import { z } from 'zod'
import { GameSnapshot } from './game.ts'
import { PlayedStep } from './preview.ts'
import { Task } from './task.ts'

/** A published game being played by anybody: the snapshot, and the walk through it. */
export const Playing = z.object({
  gameId: z.string().nullable(),
  status: z.enum(['idle', 'loading', 'ready', 'missing', 'failed']),
  game: GameSnapshot.nullable(),
  walk: z.array(PlayedStep),
  /** `chapterKey|nodeId` → whether the choice was the answer. */
  verdicts: z.record(z.string(), z.boolean()),
  /** Hidden tasks the player has completed. */
  earned: z.array(Task),
})
export type Playing = z.infer<typeof Playing>
export const emptyPlaying = (): Playing => ({
  gameId: null,
  status: 'idle',
  game: null,
  walk: [],
  verdicts: {},
  earned: [],
})
