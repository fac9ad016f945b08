import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What came of an append to a script's log: kept, met another writer, or failed. */
export type AppendOutcome = 'kept' | 'conflict' | 'failed'
/** A call as it was answered. `refusal` is the word that was said; null where it was not refused. */
export type AnsweredCall = { call: string; status: number; refusal: string | null; seconds: number }

/** Bounds in seconds: a quick answer is one of some milliseconds, a slow one is what a user notices. */
const CALL_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10]
const APPEND_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2]

/** What an operator watches: counted as it happens, or read when somebody asks. Labels come from fixed lists alone. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const calls = new Histogram({
    ...{ name: 'lamplight_call_seconds', registers, buckets: CALL_SECONDS },
    help: 'How long calls took to their answer, by call and by status of the envelope.',
    labelNames: ['call', 'status'],
  })
  const refusals = new Counter({
    ...{ name: 'lamplight_refusals_total', registers },
    help: 'Calls that were refused, by call and by what was said.',
    labelNames: ['call', 'kind'],
  })
  const appends = new Histogram({
    ...{ name: 'lamplight_append_seconds', registers, buckets: APPEND_SECONDS },
    help: 'How long appends to logs took until they were on the disk, by what came of them.',
    labelNames: ['outcome'],
  })
  const facts = new Counter({
    ...{ name: 'lamplight_facts_total', registers },
    help: 'Facts that were appended to logs.',
  })
  let isWatched = false

  return {
    called({ call, status, refusal, seconds }: AnsweredCall): void {
      calls.observe({ call, status }, seconds)
      if (refusal !== null) refusals.inc({ call, kind: refusal })
    },
    appended(outcome: AppendOutcome, count: number, seconds: number): void {
      appends.observe({ outcome }, seconds)
      if (outcome === 'kept') facts.inc(count)
    },
    /** A figure that is read whenever somebody asks; one that cannot be read is left out. */
    gauge(name: string, help: string, read: () => number | Promise<number>): void {
      new Gauge({
        ...{ name: `lamplight_${name}`, help, registers },
        async collect() {
          try {
            this.set(await read())
          } catch {
            this.remove()
          }
        },
      })
    },
    /** Everything in Prometheus' text. What watching the process itself costs begins with the first look. */
    async text(): Promise<{ type: string; body: string }> {
      if (!isWatched) collectDefaultMetrics({ register: registry })
      isWatched = true
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>
