import type { ScriptStore } from '#server/store/scripts.ts'
import { inSpan, sayOfSpan } from '#server/tracing/spans.ts'
import type { Metrics } from './metrics.ts'

/** The same store, whose appends are counted. */
export function countAppends(store: ScriptStore, metrics: Metrics): ScriptStore {
  const append: ScriptStore['append'] = async (...given) => {
    const from = performance.now()
    const seconds = () => (performance.now() - from) / 1_000
    const [, , facts] = given
    try {
      return await inSpan('append', { facts: facts.length }, async () => {
        const kept = await store.append(...given)
        const outcome = kept ? 'kept' : 'conflict'
        sayOfSpan({ outcome })
        metrics.appended(outcome, facts.length, seconds())
        return kept
      })
    } catch (fault) {
      metrics.appended('failed', facts.length, seconds())
      throw fault
    }
  }
  return { ...store, append }
}
