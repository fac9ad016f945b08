import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncScheduler } from 'rxjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSecret } from '#server/store/secret.ts'
import { createSharedLimits, forgetCounts } from '#server/store/shared-limits.ts'
import { createSharedRates } from '#server/store/shared-rates.ts'
import type { Store } from '#server/store/tables.ts'
import { openTestStore } from './test-store.ts'

const START = Date.UTC(2026, 10, 26)
const RATE = { count: 320, withinMs: 320_000 }
let dataDir: string
let store: Store
let close: () => Promise<void>
let now: number
const clock = { now: () => now, scheduler: asyncScheduler }
beforeEach(async () => {
  now = START
  dataDir = mkdtempSync(join(tmpdir(), 'counts-'))
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  ;({ store, close } = opened)
})
afterEach(async () => {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
})
function secret() {
  const opened = openSecret(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  return opened
}
const limits = () => createSharedLimits(store, clock, secret())
const rates = () => createSharedRates(store, clock, secret())
const allowed = (told: readonly (number | null)[]) => told.filter((wait) => wait === null).length

it('[PQ10] [SC5] of forty tries at a password that come over three servers at once five are looked at', async () => {
  const servers = [limits(), limits(), limits()]
  const guess = (at: number) =>
    servers[at % 3]?.take(['guess', 'aya@example.com'], ['guessesOfCaller', '203.0.113.7']) ?? 0
  const told = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)))
  expect(allowed(told)).toBe(5)
  expect(new Set(told.filter((wait) => wait !== null))).toEqual(new Set([900]))
  // a try that was right is given back, and counts for nobody
  await servers[2]?.giveBack(['guess', 'aya@example.com'])
  expect([await guess(0), await guess(1)]).toEqual([null, 900])
})

it('[PQ10] a rate is given out by three servers as by one: all of it, and not one more', async () => {
  const servers = [rates(), rates(), rates()]
  const ask = (at: number) => servers[at % 3]?.take('user readGame aya', RATE) ?? 0
  const told = await Promise.all(Array.from({ length: 3 * RATE.count }, (_, at) => ask(at)))
  expect(allowed(told)).toBe(RATE.count)
  for (const wait of told) expect(wait ?? 1).toBe(1)
  // as much as the time made free, whoever is asked
  now += 100_000
  const later = await Promise.all(Array.from({ length: 300 }, (_, at) => ask(at)))
  expect(allowed(later)).toBe(100)
})

it('[PQ10] [LM14] a clock that was set back makes nobody wait for a rate', async () => {
  const before = rates()
  for (let at = 0; at < RATE.count; at++) await before.take('a', RATE)
  now -= 10 * 86_400_000
  expect(await before.take('a', RATE)).toBeNull()
  expect(await rates().take('a', RATE)).toBeNull()
})

it('[PQ10] what one server drew of a rate and did not use is everybody’s when its time is over', async () => {
  const [one, other] = [rates(), rates()]
  await one.take('a', RATE)
  for (let at = 0; at < RATE.count; at++) await other.take('a', RATE)
  const drawn = RATE.count / 16
  expect(await other.take('a', RATE)).not.toBeNull()
  // it has nineteen left, and not for ever
  now += drawn * 1_000
  const told = []
  for (let at = 0; at < 2 * drawn; at++) told.push(await one.take('a', RATE))
  expect(allowed(told)).toBe(drawn)
})

it('[PQ10] [SC6] what is counted names nobody, and is forgotten once it does not matter', async () => {
  await limits().take(['guess', 'aya@example.com'], ['existence', '203.0.113.7'])
  await rates().take('caller login 203.0.113.7', RATE)
  const rows = async () => [
    ...(await store.selectFrom('limit_count').selectAll().execute()),
    ...(await store.selectFrom('call_rate').selectAll().execute()),
  ]
  expect(await rows()).toHaveLength(3)
  expect(JSON.stringify(await rows())).not.toMatch(/aya|203\.0/)
  await forgetCounts(store, now + 61_000)
  expect(await rows()).toHaveLength(1)
  await forgetCounts(store, now + 86_400_001)
  expect(await rows()).toEqual([])
})
