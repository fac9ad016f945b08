import type { LoggedRevision, ScriptStore } from '#server/store/scripts.ts'

/** How many revisions are read at a time: what is looked for is nearly always among the last few. */
const PAGE = 32

/** A step of a game's history: a revision that is neither an undo nor a redo. */
const isStep = ({ revision }: LoggedRevision): boolean =>
  revision?.undoes === undefined && revision?.redoes === undefined

async function* newestFirst(store: ScriptStore, id: string): AsyncIterable<LoggedRevision> {
  for (let skip = 0; ; skip += PAGE) {
    const page = await store.revisions(id, skip, PAGE)
    yield* page
    if (page.length < PAGE) return
  }
}

/** The version of the newest step that is not taken back; undefined where there is none (CH24). */
export async function stepToUndo(store: ScriptStore, id: string): Promise<number | undefined> {
  // of each step only the last thing that was done with it counts
  const settled = new Set<number>()
  const undone = new Set<number>()
  for await (const one of newestFirst(store, id)) {
    if (isStep(one)) {
      if (!undone.has(one.scriptVersion)) return one.scriptVersion
      continue
    }
    const of = one.revision?.undoes ?? one.revision?.redoes ?? 0
    if (!settled.has(of) && one.revision?.undoes !== undefined) undone.add(of)
    settled.add(of)
  }
  return undefined
}

/** The version of the newest step that was taken back, while nothing else was done since; else undefined (CH25). */
export async function stepToRedo(store: ScriptStore, id: string): Promise<number | undefined> {
  const redone = new Set<number>()
  for await (const one of newestFirst(store, id)) {
    if (isStep(one)) return undefined
    const { undoes, redoes } = one.revision ?? {}
    if (redoes !== undefined) redone.add(redoes)
    else if (undoes !== undefined && !redone.has(undoes)) return undoes
  }
  return undefined
}
