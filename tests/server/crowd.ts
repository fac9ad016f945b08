import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#server/clock.ts'
import { createSessions } from '#server/store/sessions.ts'
import type { Running } from './process.ts'
import { openTestStore } from './test-store.ts'

/** Signs up so many people in a data folder that no server holds; answers their tokens. */
export async function signUp(dataDir: string, people: number): Promise<string[]> {
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  const { store, close } = opened
  const sessions = createSessions(store, systemClock)
  const tokens: string[] = []
  await store.transaction().execute(async (transaction) => {
    for (let at = 0; at < people; at++) {
      const uid = `person-${at}`
      const known = { avatar_seed: uid, created_at: '2026-11-21', invited: 1 }
      const user = { uid, email: `${uid}@example.com`, password_hash: '', nick_name: uid }
      await transaction
        .insertInto('user')
        .values({ ...user, ...known })
        .execute()
      tokens.push(await sessions.open(transaction, uid, 'crowd'))
    }
  })
  await close()
  return tokens
}

/** How long each call took, in milliseconds, from the shortest to the longest. */
export type Times = { all: number[]; p99: number; most: number }
const timesOf = (all: number[]): Times => {
  const sorted = all.toSorted((a, b) => a - b)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0
  return { all: sorted, p99, most: sorted.at(-1) ?? 0 }
}

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; done: T }> {
  const from = performance.now()
  const done = await work()
  return { ms: performance.now() - from, done }
}

export const timesFrom = (done: readonly { ms: number }[]): Times =>
  timesOf(done.map(({ ms }) => ms))

/** Asks a server how it is, again and again; answers how to stop, which tells how long it took. */
export function watchHealth({ address }: Running): () => Promise<Times> {
  const times: number[] = []
  let watching = true
  const watched = (async () => {
    while (watching) {
      const { ms } = await timed(async () => (await fetch(`${address}/healthz`)).text())
      times.push(ms)
      await pause(20)
    }
  })()
  return async () => {
    watching = false
    await watched
    return timesOf(times)
  }
}

/** When the first fact of each game was told, and its last text, in milliseconds of the clock. */
export function toldTimes(dataDir: string): { first: number[]; texts: number[]; pictures: number } {
  const file = new DatabaseSync(join(dataDir, 'lamplight.db'), { readOnly: true })
  const rows = file
    .prepare(
      `select script_id, min(at) as first, count(*) filter (where type = 'nodes/written') as chapters,
        max(at) filter (where type = 'nodes/written') as last,
        count(*) filter (where type like 'media/%') as pictures
      from script_event group by script_id`,
    )
    .all() as { first: string; last: string | null; chapters: number; pictures: number }[]
  file.close()
  return {
    first: rows.map(({ first }) => Date.parse(first)).sort((a, b) => a - b),
    texts: rows
      .filter(({ chapters }) => chapters === 3)
      .map(({ last }) => Date.parse(last ?? ''))
      .sort((a, b) => a - b),
    pictures: rows.filter(({ pictures }) => pictures > 0).length,
  }
}
