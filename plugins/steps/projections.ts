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

/** Percent of each step as the screen shows it: it never falls within a run (R15). */
export const shownProgress = projection(
  'steps.shown',
  (draft) => [stepProgress(draft), draft.steps.highest] as const,
  (progress, highest): readonly number[] =>
    progress.map((one, step) => Math.max(one, highest[step] ?? 0)),
)

/** The tab in view. */
export const activeTab = projection(
  'steps.activeTab',
  ({ steps }) => [steps.activeTab] as const,
  (tab) => tab,
)

/** The step that is being written: the first that is not done, else the last. */
export const writingStep = projection(
  'steps.writing',
  (draft) => [stepProgress(draft)] as const,
  (progress) => {
    const open = progress.findIndex((one) => one < 100)
    return open === -1 ? progress.length - 1 : open
  },
)
