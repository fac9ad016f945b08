import { seekStep } from '#core/game/version-steps.ts'
import type { LoggedRevision, ScriptStore } from '#server/store/scripts.ts'

/** How many revisions are read at a time: what is looked for is nearly always among the last few. */
const PAGE = 32

/** The revisions of a script, the newest first, read page by page as they are asked for. */
async function* newestFirst(store: ScriptStore, id: string): AsyncIterable<LoggedRevision> {
  for (let skip = 0; ; skip += PAGE) {
    const page = await store.revisions(id, skip, PAGE)
    yield* page
    if (page.length < PAGE) return
  }
}

/** The version of the step that undo takes back, or redo brings back; undefined where there is none. */
export async function stepAlong(
  store: ScriptStore,
  id: string,
  way: keyof typeof seekStep,
): Promise<number | undefined> {
  const seek = seekStep[way]()
  for await (const { scriptVersion: version, revision } of newestFirst(store, id)) {
    const found = seek({ version, undoes: revision?.undoes, redoes: revision?.redoes })
    if (found !== undefined) return found === 'none' ? undefined : found
  }
  return undefined
}
