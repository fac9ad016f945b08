import { setTimeout as pause } from 'node:timers/promises'
import type { Store } from '#server/store/tables.ts'

const LOOK_EVERY_MS = 200

/** What some server has a lease of, or had: games and outlines, by how long that is over. */
async function leftBehind(store: Store): Promise<Map<string, number>> {
  const now = Date.now()
  const isOver = new Date(now).toISOString()
  const rows = await store
    .selectFrom('script')
    .select(['id', 'lease_until'])
    .where('status', '=', 1)
    .where('lease_until', '!=', '')
    .where('lease_until', '<', isOver)
    .unionAll(
      store
        .selectFrom('outline_request')
        .select(['request_id as id', 'lease_until'])
        .where('finished', '=', 0)
        .where('lease_until', '<', isOver),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, now - Date.parse(row.lease_until)]))
}

/** Looks how long games and outlines stay with nobody once the lease of a dead server is over; answers how to stop. */
export function watchLeases(store: Store): () => Promise<number[]> {
  let overdue = new Map<string, number>()
  const times: number[] = []
  let watching = true
  const watched = (async () => {
    while (watching) {
      const left = await leftBehind(store)
      for (const [id, ms] of overdue) if (!left.has(id)) times.push(ms)
      overdue = left
      await pause(LOOK_EVERY_MS)
    }
  })()
  return async () => {
    watching = false
    await watched
    return [...times, ...overdue.values()]
  }
}

/** The middle, the 99th of a hundred and the longest of some times, in whole milliseconds. */
export function summary(times: readonly number[]): { p50: number; p99: number; most: number } {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}
