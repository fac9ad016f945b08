import { projection } from '#plugins/kit.ts'
import type { RevisedModule, Updates } from '#schemas/updates.ts'

/** Where the words of a revised module stand: the step that shows it. */
const STEP_OF: Record<RevisedModule, number> = {
  elements: 0,
  locations: 0,
  cover: 0,
  player: 1,
  npcs: 2,
  npcTasks: 2,
  prologue: 3,
  chapters: 3,
  contents: 4,
}

export type UpdateShown = {
  stage: Updates['stage']
  /** What the server says it changes, else empty. */
  text: string
  /** The steps whose content changes, ascending. */
  steps: readonly number[]
}

/** The update animation as the screen shows it; null while there is none. */
export const updateShown = projection(
  'updates.shown',
  ({ session: { updates } }) =>
    [updates.isVisible, updates.stage, updates.updateText, updates.modules] as const,
  (isVisible, stage, text, modules): UpdateShown | null =>
    isVisible
      ? { stage, text, steps: [...new Set(modules.map((one) => STEP_OF[one]))].sort() }
      : null,
)

/** The content is covered by an update that arrives. */
export const updateVisible = projection(
  'updates.visible',
  ({ session: { updates } }) => [updates.isVisible] as const,
  (isVisible) => isVisible,
)
