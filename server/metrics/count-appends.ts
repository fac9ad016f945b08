import type { ScriptStore } from '#server/store/scripts.ts'
import type { Metrics } from './metrics.ts'

/** The same store, whose appends are counted. */
export function countAppends(store: ScriptStore, metrics: Metrics): ScriptStore {
  const append: ScriptStore['append'] = async (...given) => {
    const from = performance.now()
    const seconds = () => (performance.now() - from) / 1_000
    const [, , facts] = given
    try {
      const kept = await store.append(...given)
      metrics.appended(kept ? 'kept' : 'conflict', facts.length, seconds())
      return kept
    } catch (fault) {
      metrics.appended('failed', facts.length, seconds())
      throw fault
    }
  }
  return { ...store, append }
}
