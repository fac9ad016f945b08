import { values } from '#core/engine/table.ts'
import {
  basicsProgress,
  basicsReady,
  cover,
  elements,
  locations,
} from '#plugins/basics/projections.ts'
import { projection } from '#plugins/kit.ts'
import { placeInLine } from '#plugins/live/projections.ts'
import { cast, npcsProgress, npcsReady } from '#plugins/npcs/projections.ts'
import { playerProgress, playerReady } from '#plugins/player/projections.ts'
import { processComplete, scriptStatus } from '#plugins/script/projections.ts'
import { chapters, storyProgress, storyReady } from '#plugins/story/projections.ts'
import { contentProgress, contentReady } from '#plugins/tasks/projections.ts'

import { SCRIPT_STATUS, STEP_OF_STAGE, type Stage } from '#schemas/game.ts'

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
  (draft) => [stepProgress(draft), draft.session.steps.highest] as const,
  (progress, highest): readonly number[] =>
    progress.map((one, step) => Math.max(one, highest[step] ?? 0)),
)

/** The tab in view. */
export const activeTab = projection(
  'steps.activeTab',
  ({ session: { steps } }) => [steps.activeTab] as const,
  (tab) => tab,
)

/** What is being written now: the step, a word for it, and the chapter where it is one. */
export type WritingNow = {
  step: number
  what:
    | 'world'
    | 'cover'
    | 'places'
    | 'player'
    | 'cast'
    | 'portraits'
    | 'favours'
    | 'story'
    | 'chapter'
    | 'pictures'
    | 'finishing'
  chapter: number
}

function whatOf(step: number, draft: Parameters<typeof cast>[0]): WritingNow['what'] {
  if (step === 0)
    return elements(draft).title === '' ? 'world' : cover(draft) === null ? 'cover' : 'places'
  if (step === 1) return 'player'
  if (step === 3) return 'story'
  if (step === 4) return lastWork(draft)
  const members = cast(draft)
  const whole = members.every((npc) => npc.name && npc.gender && npc.occupation && npc.bio)
  if (members.length === 0 || !whole) return 'cast'
  return members.some((npc) => npc.photo ?? npc.avatar) ? 'favours' : 'portraits'
}

/** Once every step counts as done: the chapters that are not told, then the pictures, then the rest. */
function lastWork(draft: Parameters<typeof cast>[0]): WritingNow['what'] {
  if (draft.script.nodes.partitions.length < Math.max(1, chapters(draft).length)) return 'chapter'
  return isUnpainted(draft) ? 'pictures' : 'finishing'
}

const isUnpainted = (draft: Parameters<typeof cast>[0]): boolean =>
  cover(draft) === null ||
  locations(draft).some((place) => place.image === null) ||
  cast(draft).some((npc) => npc.photo === null && npc.avatar === null)

/** What a game that is being written waits for while it is other games' turn, and in which turn it comes (S18). */
export const waitsFor = projection(
  'steps.waits',
  (draft) =>
    [
      processComplete(draft) ? 0 : placeInLine(draft),
      draft.script.basics.elements.rows.length > 0,
      isUnpainted(draft),
    ] as const,
  (place, begun, unpainted): { what: 'texts' | 'pictures'; place: number } | null => {
    if (place === 0 || !unpainted) return null
    return { what: begun ? 'pictures' : 'texts', place }
  },
)

/** Where the writing stands: the first step that is not done, else the chapter after the last one told. */
export const writingNow = projection(
  'steps.writing',
  (draft) => {
    const progress = stepProgress(draft)
    const open = progress.findIndex((one) => one < 100)
    const step = open === -1 ? progress.length - 1 : open
    const told = draft.script.nodes.partitions.length
    return [step, whatOf(step, draft), Math.min(told + 1, Math.max(1, chapters(draft).length))]
  },
  (step: number, what: WritingNow['what'], chapter: number): WritingNow => ({
    step,
    what,
    chapter,
  }),
)

/** Stages of each step that failed, once the rest is complete. */
export const failedByStep = projection(
  'steps.failed',
  (draft) => [scriptStatus(draft), draft.script.script.failedStages] as const,
  (status, failed): readonly (readonly string[])[] => {
    const stages = status === SCRIPT_STATUS.partial ? values(failed) : []
    return [0, 1, 2, 3, 4].map((step) =>
      // a stage of another server may have a name of its own: it is told in the first step
      stages.filter((stage) => (STEP_OF_STAGE[stage as Stage] ?? 0) === step),
    )
  },
)
