import type { GameVersion } from '#schemas/history.ts'

/** The step that would be next; `unknown` where it is older than all that is read. */
export type StepTarget = GameVersion | 'none' | 'unknown'

/** A step is what changed the game and neither takes a step back nor brings one back. */
const isStep = ({ version, undoes, redoes }: GameVersion): boolean =>
  version > 0 && undoes === undefined && redoes === undefined

/** The newest step that is not taken back, of versions that stand newest first. */
export function undoTarget(versions: readonly GameVersion[], isLast: boolean): StepTarget {
  const undone = undoneSteps(versions)
  const found = versions.find((one) => isStep(one) && !undone.has(one.version))
  return found ?? (isLast ? 'none' : 'unknown')
}

/** The newest step that was taken back, while no other was made since. */
export function redoTarget(versions: readonly GameVersion[], isLast: boolean): StepTarget {
  const redone = new Set<number>()
  for (const one of versions) {
    if (isStep(one)) return 'none'
    const { undoes, redoes } = one
    if (redoes !== undefined) redone.add(redoes)
    else if (undoes !== undefined && !redone.has(undoes))
      return versions.find(({ version }) => version === undoes) ?? 'unknown'
  }
  return isLast ? 'none' : 'unknown'
}

/** The versions of the steps that are taken back: of each only the last thing that was done with it counts. */
export function undoneSteps(versions: readonly GameVersion[]): ReadonlySet<number> {
  const settled = new Set<number>()
  const undone = new Set<number>()
  for (const { undoes, redoes } of versions) {
    const of = undoes ?? redoes
    if (of === undefined || settled.has(of)) continue
    settled.add(of)
    if (undoes !== undefined) undone.add(of)
  }
  return undone
}
