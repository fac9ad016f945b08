import type { Clock } from '#core/engine/ports.ts'
import { drawFrom, KEYS_KEPT, type Rate, type Rates } from '#server/http/rates.ts'
import type { ServerSecret } from './secret.ts'
import type { Store } from './tables.ts'

/**
 * A server draws a little of a rate at first, since what it drew is lost with it for a while; twice as much where that
 * was used up before its time, up to a sixteenth: of many calls most ask the database nothing.
 */
const [FIRST_SHARE, LARGEST_SHARE] = [128, 16]

/** What a server has drawn and not given out, good until it is made up for; `wait`: there is none before `until`. */
type Part = { drawn: number; left: number; from: number; until: number; wait: boolean }

/**
 * Rates that several servers count together: what is drawn stands in the database, so that all of them give out no more
 * than one would. What one drew and did not use is free again for everybody when its time is over. A key is kept as a keyed
 * digest, since it names addresses.
 */
export function createSharedRates(store: Store, clock: Clock, secret: ServerSecret): Rates {
  const parts = new Map<string, Part>()
  const drawing = new Map<string, Promise<void>>()

  /** What is known here: null, the seconds to wait, or nothing, where the database has to be asked. */
  function takeHere(key: string): number | null | undefined {
    const now = clock.now()
    const part = parts.get(key)
    if (part === undefined || now < part.from || now >= part.until) return undefined
    if (part.wait) return Math.ceil((part.until - now) / 1_000)
    if (part.left === 0) return undefined
    part.left -= 1
    return null
  }

  /** Answers what was taken, and the seconds to wait where there was nothing. */
  const drawn = (key: string, rate: Rate, now: number, wanted: number) =>
    store.transaction().execute(async (transaction) => {
      // a writing and not a reading: whoever draws at the same moment waits here, and then sees this
      const { made_up_at: known } = await transaction
        .insertInto('call_rate')
        .values({ key, made_up_at: now })
        .onConflict((c) => c.column('key').doUpdateSet({ key }))
        .returning('made_up_at')
        .executeTakeFirstOrThrow()
      const { taken, madeUpAt, wait } = drawFrom(known, rate, now, wanted)
      await transaction
        .updateTable('call_rate')
        .set({ made_up_at: Math.round(madeUpAt) })
        .where('key', '=', key)
        .execute()
      return { taken, wait }
    })

  async function draw(key: string, rate: Rate): Promise<void> {
    const now = clock.now()
    const wanted = Math.max(1, Math.floor(wantedOf(parts.get(key), rate, now)))
    const { taken, wait } = await drawn(secret.digest('rate', key), rate, now, wanted)
    const goodMs = wait === null ? (taken * rate.withinMs) / rate.count : wait * 1_000
    parts.delete(key)
    const told = { from: now, until: now + goodMs, wait: wait !== null }
    parts.set(key, { drawn: taken, left: taken, ...told })
    const [unused] = parts.keys()
    if (parts.size > KEYS_KEPT && unused !== undefined) parts.delete(unused)
  }

  /** Many that come at once ask once. */
  function drawOnce(key: string, rate: Rate): Promise<void> {
    const underway = drawing.get(key) ?? draw(key, rate).finally(() => drawing.delete(key))
    drawing.set(key, underway)
    return underway
  }

  async function takeDrawn(key: string, rate: Rate): Promise<number | null> {
    for (;;) {
      await drawOnce(key, rate)
      const told = takeHere(key)
      if (told !== undefined) return told
    }
  }

  return {
    take(key, rate) {
      const told = takeHere(key)
      return told === undefined ? takeDrawn(key, rate) : told
    },
  }
}

function wantedOf(before: Part | undefined, { count }: Rate, now: number): number {
  const isUsedUp = before !== undefined && !before.wait && now < before.until
  return isUsedUp ? Math.min(2 * before.drawn, count / LARGEST_SHARE) : count / FIRST_SHARE
}
