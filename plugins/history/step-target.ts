import { createUndone, type StepKey, seekStep } from '#core/game/version-steps.ts'
import type { GameVersion, VersionPublication } from '#schemas/history.ts'

/** What stands in the history: a version of the game, or a change of what players see. */
export type HistoryEntry = GameVersion | VersionPublication

/** The step that would be next; `unknown` where it is older than all that is read. */
export type StepTarget = HistoryEntry | 'none' | 'unknown'

/** What an entry goes by. */
export const keyOf = (one: HistoryEntry): StepKey => ('version' in one ? one.version : one.id)

/** All that was done, newest first: what was done about the players stands before the version it was done at. */
export const historyEntries = (versions: readonly GameVersion[]): HistoryEntry[] =>
  versions.flatMap((one) => [...(one.publications ?? []), one])

const linksOf = (one: HistoryEntry) => ({
  version: keyOf(one),
  undoes: one.undoes,
  redoes: one.redoes,
})

/** The step that undo, or redo, would be about, of versions that stand newest first. */
export function stepTarget(
  way: keyof typeof seekStep,
  versions: readonly GameVersion[],
  isLast: boolean,
): StepTarget {
  const entries = historyEntries(versions)
  const seek = seekStep[way]()
  for (const one of entries) {
    const found = seek(linksOf(one))
    if (found === null) return 'none'
    if (found !== undefined) return entries.find((entry) => keyOf(entry) === found) ?? 'unknown'
  }
  return isLast ? 'none' : 'unknown'
}

/** The steps that are taken back, of versions that stand newest first. */
export function undoneSteps(versions: readonly GameVersion[]): ReadonlySet<StepKey> {
  const { undone, hear } = createUndone()
  for (const one of historyEntries(versions)) hear(linksOf(one))
  return undone
}
