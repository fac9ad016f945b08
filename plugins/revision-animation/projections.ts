import { projection } from '#plugins/kit.ts'
import type { RevisedModule, Updates } from '#schemas/updates.ts'

/** A part of the game as an update names it: by the stage whose section shows it. Its words stand under this name. */
type UpdatedPart = 'basics' | 'player' | 'npcs' | 'story' | 'contents'

/** The part each revised module is told as, in the order they are named. */
const PART_OF: Record<RevisedModule, UpdatedPart> = {
  elements: 'basics',
  locations: 'basics',
  cover: 'basics',
  player: 'player',
  npcs: 'npcs',
  npcTasks: 'npcs',
  prologue: 'story',
  chapters: 'story',
  contents: 'contents',
}
const PARTS = [...new Set(Object.values(PART_OF))]

export type UpdateShown = {
  stage: Updates['stage']
  /** What the server says it changes, else empty. */
  text: string
  /** What changes; nothing where it is not known, which is everything. */
  parts: readonly UpdatedPart[]
}

/** The update animation as the screen shows it; null while there is none. */
export const updateShown = projection(
  'updates.shown',
  ({ session: { updates } }) =>
    [updates.isVisible, updates.stage, updates.updateText, updates.modules] as const,
  (isVisible, stage, text, modules): UpdateShown | null =>
    isVisible
      ? {
          stage,
          text,
          parts: PARTS.filter((part) => modules.some((one) => PART_OF[one] === part)),
        }
      : null,
)

/** Whether the section of a stage is covered by an update that arrives. */
export const isCovered = ({ parts }: UpdateShown, stage: string): boolean =>
  parts.length === 0 || parts.some((part) => part === stage)
