import type { Clock } from '#core/engine/ports.ts'
import {
  type Count,
  type Limits,
  longestOf,
  timesBy,
  waitFor,
  withOneMore,
} from '#server/http/limits.ts'
import type { ServerSecret } from './secret.ts'
import type { Store } from './tables.ts'

/** `isMoved`: the clock was set back since they were kept. */
type Held = { count: Count; key: string; times: readonly number[]; isMoved: boolean }

/**
 * Limits that several servers count together, exactly: each is a row, and whoever counts holds it. Its key is a keyed
 * digest, since it is counted for addresses of people.
 */
export function createSharedLimits(store: Store, clock: Clock, secret: ServerSecret): Limits {
  const keyOf = ([name, key]: Count) => secret.digest('limit', name, key)

  async function hold(transaction: Store, count: Count, now: number): Promise<Held> {
    const key = keyOf(count)
    // a writing and not a reading: whoever counts the same at this moment waits here, and then sees this
    const { times } = await transaction
      .insertInto('limit_count')
      .values({ key, times: '[]', until: new Date(now).toISOString() })
      .onConflict((c) => c.column('key').doUpdateSet({ key }))
      .returning('times')
      .executeTakeFirstOrThrow()
    const kept = JSON.parse(times) as number[] // kept below
    const counted = timesBy(kept, now)
    return { count, key, times: counted, isMoved: counted !== kept }
  }

  /** Holds all of them, in one order for everybody, so that no two wait for each other. */
  const holding = <T>(
    counts: readonly Count[],
    work: (held: Held[], transaction: Store) => Promise<T>,
  ) =>
    store.transaction().execute(async (transaction) => {
      const held: Held[] = []
      const inOrder = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
      for (const count of inOrder) held.push(await hold(transaction, count, clock.now()))
      return work(held, transaction)
    })

  async function keep(
    transaction: Store,
    { count: [name], key }: Held,
    times: readonly number[],
  ): Promise<void> {
    const until = new Date((times.at(-1) ?? clock.now()) + longestOf(name)).toISOString()
    await transaction
      .updateTable('limit_count')
      .set({ times: JSON.stringify(times), until })
      .where('key', '=', key)
      .execute()
  }

  return {
    take(...counts) {
      if (counts.length === 0) return null
      return holding(counts, async (held, transaction) => {
        const now = clock.now()
        const wait = Math.max(...held.map((one) => waitFor(one.count[0], one.times, now)))
        for (const one of held)
          if (wait <= 0) await keep(transaction, one, withOneMore(one.count[0], one.times, now))
          else if (one.isMoved) await keep(transaction, one, one.times)
        return wait > 0 ? Math.ceil(wait / 1_000) : null
      })
    },
    giveBack: (...counts) =>
      holding(counts, async (held, transaction) => {
        for (const one of held) await keep(transaction, one, one.times.slice(0, -1))
      }),
    async clear(count) {
      await store.deleteFrom('limit_count').where('key', '=', keyOf(count)).execute()
    },
  }
}

/** Forgets what was counted and matters no more at a moment. */
export async function forgetCounts(store: Store, now: number): Promise<void> {
  const at = new Date(now).toISOString()
  await store.deleteFrom('limit_count').where('until', '<', at).execute()
  await store.deleteFrom('call_rate').where('made_up_at', '<', now).execute()
}
