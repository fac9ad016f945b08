import { perRegistry } from '#core/engine/stages.ts'
import { values } from '#core/engine/table.ts'
import { type Lamplight, projection, type Wording } from '#plugins/kit.ts'
import { placeInLine } from '#plugins/live/projections.ts'
import { isUnpainted } from '#plugins/media/projections.ts'
import { processComplete, scriptStatus } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'

/**
 * Percent of each step as its tab shows it (`step-tabs.tsx`): what its stage's own formula says (`plugins/story/projections.ts`, say),
 * and never less than the highest so far, which `rememberHighest` in `effects.ts` tells of.
 */
export const shownProgress = perRegistry<
  Lamplight,
  (draft: Lamplight['draft']) => readonly number[]
>((stages) =>
  projection(
    'steps.shown',
    (draft) => [stages.progress(draft), draft.session.steps.highest] as const,
    (progress, highest): readonly number[] =>
      progress.map((one, step) => Math.max(one, highest[step] ?? 0)),
  ),
)

/** The tab in view. */
export const activeTab = projection(
  'steps.activeTab',
  ({ session: { steps } }) => [steps.activeTab] as const,
  (tab) => tab,
)

/** How many pieces of a step may be shown; null: all that are there. */
export const piecesShown = (
  { session: { steps } }: Lamplight['draft'],
  step: number,
): number | null => (steps.presented === null ? null : (steps.presented.shown[step] ?? 0))

/** A game that comes is being shown part by part. */
export const isPresenting = ({ session: { steps } }: Lamplight['draft']): boolean =>
  steps.presented !== null

/** What is being written now: the step, and what of it, in words. */
export type WritingNow = { step: number; what: Wording }

/** Where the writing stands: at the first step that is not done, else at the last one. */
export const writingNow = perRegistry<Lamplight, (draft: Lamplight['draft']) => WritingNow>(
  (stages) =>
    projection(
      'steps.writing',
      (draft) => {
        const open = stages.progress(draft).findIndex((one) => one < 100)
        const step = open === -1 ? stages.all.length - 1 : open
        return [step, stages.all[step]?.activity(draft) ?? NOTHING] as const
      },
      (step, what): WritingNow => ({ step, what }),
    ),
)

const NOTHING: Wording = { key: 'status.finishing' }

/** What a game that is being written waits for while it is other games' turn, and in which turn it comes. */
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

/** A part that could not be made: its code, and the key of its words. */
export type Failure = { code: string; words: string }

/** What of each step failed, once the rest is complete. */
export const failedByStep = perRegistry<
  Lamplight,
  (draft: Lamplight['draft']) => readonly (readonly Failure[])[]
>((stages) =>
  projection(
    'steps.failed',
    (draft) => [scriptStatus(draft), draft.script.script.failedStages] as const,
    (status, failed): readonly (readonly Failure[])[] => {
      const found = (status === SCRIPT_STATUS.partial ? values(failed) : []).map((code) => {
        // a stage of another server may have a name of its own: it is told in the first step
        const { at = 0, words = 'failed.other' } = stages.failure(code) ?? {}
        return { at, code, words }
      })
      return stages.all.map((_, step) =>
        found.filter(({ at }) => at === step).map(({ code, words }) => ({ code, words })),
      )
    },
  ),
)
