import { projection } from '#core/projection.ts'
import { basicsProgress, basicsReady } from '#plugins/basics/projections.ts'
import { npcsProgress, npcsReady } from '#plugins/npcs/projections.ts'
import { playerProgress, playerReady } from '#plugins/player/projections.ts'
import { storyProgress, storyReady } from '#plugins/story/projections.ts'
import { contentProgress, contentReady } from '#plugins/tasks/projections.ts'

/** Percent of each of the five steps, by the specification's formulas. */
export const stepProgress = projection(
  'steps.progress',
  (draft) =>
    [
      basicsProgress(draft),
      playerProgress(draft),
      npcsProgress(draft),
      storyProgress(draft),
      contentProgress(draft),
    ] as const,
  (...progress): readonly number[] => progress,
)

/** Which steps hold enough to be read. */
export const stepReady = projection(
  'steps.ready',
  (draft) =>
    [
      basicsReady(draft),
      playerReady(draft),
      npcsReady(draft),
      storyReady(draft),
      contentReady(draft),
    ] as const,
  (...ready): readonly boolean[] => ready,
)

/** Percent of the whole game. */
export const totalProgress = projection(
  'steps.total',
  (draft) => [stepProgress(draft)] as const,
  (progress) => Math.round(progress.reduce((sum, one) => sum + one, 0) / progress.length),
)
