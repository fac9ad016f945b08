import { type StepKey, seekStep } from '#core/game/version-steps.ts'
import type { LoggedStep, ScriptStore } from '#server/store/scripts.ts'

/** How many steps are read at a time: what is looked for is nearly always among the last few. */
const PAGE = 32

/** The steps of a script, the newest first, read page by page as they are asked for. */
async function* newestFirst(store: ScriptStore, id: string): AsyncIterable<LoggedStep> {
  for (let skip = 0; ; skip += PAGE) {
    const page = await store.steps(id, skip, PAGE)
    yield* page
    if (page.length < PAGE) return
  }
}

/** The key of the step that undo takes back, or redo brings back; undefined where there is none. */
export async function stepAlong(
  store: ScriptStore,
  id: string,
  way: keyof typeof seekStep,
): Promise<StepKey | undefined> {
  const seek = seekStep[way]()
  for await (const one of newestFirst(store, id)) {
    const found = seek(one)
    if (found !== undefined) return found ?? undefined
  }
  return undefined
}
