import { projection } from '#core/projection.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { stepProgress } from '#plugins/steps/projections.ts'

/** Publishing is possible: the process is complete, or all five steps are whole (G5, by the letter). */
export const canPublish = projection(
  'publishing.possible',
  (draft) => [processComplete(draft), stepProgress(draft)] as const,
  (complete, progress) => complete || progress.every((one) => one === 100),
)

export const publishStatus = projection(
  'publishing.status',
  ({ publishing }) => [publishing.status] as const,
  (status) => status,
)
