import { createUndone, seekStep } from '#core/game/version-steps.ts'
import type { GameVersion } from '#schemas/history.ts'

/** The step that would be next; `unknown` where it is older than all that is read. */
export type StepTarget = GameVersion | 'none' | 'unknown'

/** The step that undo, or redo, would be about, of versions that stand newest first. */
export function stepTarget(
  way: keyof typeof seekStep,
  versions: readonly GameVersion[],
  isLast: boolean,
): StepTarget {
  const seek = seekStep[way]()
  for (const one of versions) {
    const found = seek(one)
    if (found === 'none') return 'none'
    if (found !== undefined) return versions.find(({ version }) => version === found) ?? 'unknown'
  }
  return isLast ? 'none' : 'unknown'
}

/** The versions of the steps that are taken back, of versions that stand newest first. */
export function undoneSteps(versions: readonly GameVersion[]): ReadonlySet<number> {
  const { undone, hear } = createUndone()
  for (const one of versions) hear(one)
  return undone
}
