import type { Draft } from '#schemas/draft.ts'
import type { Brief } from '#schemas/settings.ts'
import { readingRow } from '#server/store/damaged-row.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import { createByteCache } from './byte-cache.ts'
import { blankDraft, foldFacts } from './fold.ts'
import type { KeyedMutex } from './keyed-mutex.ts'

/** A script at a place of its log: `bytes` is the size of the log up to there. */
export type State = { seq: number; bytes: number; draft: Draft }
/** Whose log it is, and what it begins with. */
export type LogOf = { id: string; ownerUid: string; brief: Brief }

/** So much of a log lies between two states that are kept. */
const KEEP_EVERY_BYTES = 256 * 1_024
const KEPT_BYTES = 16 * 1_048_576

/** Scripts at any place of their logs, folded page by page from the nearest state that is kept. */
export function createStates(store: ScriptStore, inTurn: KeyedMutex) {
  const cache = createByteCache<readonly State[]>(KEPT_BYTES)

  function keep(id: string, state: State): void {
    const kept = cache.get(id) ?? []
    const all = [...kept.filter((one) => one.seq !== state.seq), state]
    const inOrder = all.sort((one, other) => one.seq - other.seq)
    // one long log is no reason to forget all others: its states lie further apart
    const thinned = weightOf(inOrder) > KEPT_BYTES / 2 ? inOrder.filter((_, at) => at % 2) : inOrder
    cache.put(id, thinned, weightOf(thinned))
  }

  return {
    /** Folds on from a state, or from the nearest that is kept, to a number or to the end of the log. */
    async at(log: LogOf, upTo?: number, from?: State): Promise<State> {
      const nearest = (cache.get(log.id) ?? []).findLast(
        (one) => one.seq <= (upTo ?? Number.MAX_SAFE_INTEGER),
      )
      const blank = { seq: 0, bytes: 0, draft: blankDraft(log.id, log.brief) }
      let state = [from, nearest, blank].find((one) => one !== undefined) ?? blank
      let keptAt = state.bytes
      while (true) {
        const { seq } = state
        const { facts, bytes } = await inTurn(log.ownerUid, () => store.page(log.id, seq, upTo))
        const last = facts.at(-1)
        if (last === undefined) return state
        const before = state.draft
        const draft = readingRow('script_event', log.id, () => foldFacts(before, facts))
        state = { seq: last.seq, bytes: state.bytes + bytes, draft }
        if (state.bytes - keptAt < KEEP_EVERY_BYTES) continue
        keep(log.id, state)
        keptAt = state.bytes
      }
    },
  }
}
export type States = ReturnType<typeof createStates>

/** Neighbouring states share what did not change: each weighs what was told between them. */
const weightOf = (states: readonly State[]): number =>
  states.reduce((sum, { bytes }, at) => sum + bytes - (states[at - 1]?.bytes ?? 0), 0)
