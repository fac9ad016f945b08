/** What a step goes by: a change of the game by the version it made, one of its publication by its own id. */
export type StepKey = number | string

/** What the rule of undo and redo reads of a version, or of a publication: which step it took back or brought back, if any. */
export type VersionLinks = {
  readonly version: StepKey
  readonly undoes?: StepKey | undefined
  readonly redoes?: StepKey | undefined
}

/** A step is what changed the game, or who can play it, and neither takes a step back nor brings one back; version 0 was generated. */
export const isStep = ({ version, undoes, redoes }: VersionLinks): boolean =>
  version !== 0 && undoes === undefined && redoes === undefined

/** Hears of versions, the newest first, and tells of each step whether it is taken back by now. */
export function createUndone() {
  // of each step only the last thing that was done with it counts
  const settled = new Set<StepKey>()
  const undone = new Set<StepKey>()
  return {
    undone: undone as ReadonlySet<StepKey>,
    hear({ undoes, redoes }: VersionLinks): void {
      const of = undoes ?? redoes
      if (of === undefined || settled.has(of)) return
      settled.add(of)
      if (undoes !== undefined) undone.add(of)
    },
  }
}

/**
 * Looks for the step that undo, or redo, is about: it is told the versions one by one, the newest first, and answers the
 * step's key, null where there is none, or undefined while it needs to hear of older ones. So whoever reads a log reads no more than it
 * takes.
 */
type StepSeeker = (one: VersionLinks) => StepKey | null | undefined

/** Undo takes back the newest step that is not taken back (CH24). */
const seekUndo = (): StepSeeker => {
  const { undone, hear } = createUndone()
  return (one) => {
    hear(one)
    return isStep(one) && !undone.has(one.version) ? one.version : undefined
  }
}

/** Redo brings back the newest step that was taken back, while no other was made since (CH25). */
const seekRedo = (): StepSeeker => {
  const redone = new Set<StepKey>()
  return (one) => {
    if (isStep(one)) return null
    const { undoes, redoes } = one
    if (redoes !== undefined) redone.add(redoes)
    return undoes !== undefined && !redone.has(undoes) ? undoes : undefined
  }
}

/** The seeker of a way through the steps. */
export const seekStep = { undo: seekUndo, redo: seekRedo } as const
