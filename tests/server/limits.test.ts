import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncScheduler } from 'rxjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLimits, type LimitName, type Limits } from '#server/http/limits.ts'
import type { OpenedStore } from '#server/store/opened.ts'
import { createSharedLimits } from '#server/store/shared-limits.ts'
import { openTestStore } from './test-store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How often at once, and the seconds until one is free again. */
const ONCE: Record<LimitName, readonly [count: number, seconds: number]> = {
  existence: [10, MINUTE],
  existenceInAnHour: [60, HOUR],
  mail: [1, MINUTE],
  mailsOfCaller: [60, HOUR],
  guess: [5, 15 * MINUTE],
  knownGuess: [5, 15 * MINUTE],
  guessesOfCaller: [100, HOUR],
  codesOfCaller: [60, HOUR],
  profileChanges: [60, HOUR],
  exports: [10, HOUR],
  removals: [10, HOUR],
}
/** What may be done again soon, and still only so often in a day. */
const IN_A_DAY: readonly (readonly [name: LimitName, count: number, apart: number])[] = [
  ['mail', 10, MINUTE],
  ['guess', 20, 15 * MINUTE],
]

let dataDir: string
let stored: OpenedStore
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'limits-'))
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  stored = opened
})
afterAll(async () => {
  await stored.close()
  rmSync(dataDir, { recursive: true, force: true })
})

let now: number
const clock = { now: () => now, scheduler: asyncScheduler }
const pass = (seconds: number) => {
  now += seconds * 1_000
}
const secret = { digest: (...parts: readonly string[]) => parts.join() }
/** Where they are counted: in memory, or in a store that several servers share. */
const KINDS: readonly (readonly [string, () => Limits])[] = [
  ['in memory', () => createLimits(clock)],
  ['in a store', () => createSharedLimits(stored.store, clock, secret)],
]

describe.each(KINDS)('limits %s', (_, create) => {
  let limits: Limits
  beforeEach(async () => {
    now = 1_000_000_000
    await stored.store.deleteFrom('limit_count').execute()
    limits = create()
  })

  it.each(Object.entries(ONCE) as [LimitName, readonly [number, number]][])(
    '[LM60] [PQ10] %s may be done so often, not once more, and again when its time is over',
    async (name, [count, wait]) => {
      for (let at = 0; at < count; at++) expect(await limits.take([name, 'a'])).toBeNull()
      expect(await limits.take([name, 'a'])).toBe(wait)
      expect(await limits.take([name, 'b'])).toBeNull()
      pass(wait - 1)
      expect(await limits.take([name, 'a'])).toBe(1)
      pass(1)
      expect(await limits.take([name, 'a'])).toBeNull()
    },
  )

  it.each(IN_A_DAY)('[LM60] [PQ10] %s may be done %i times a day', async (name, count, apart) => {
    for (let at = 0; at < count; at++) {
      expect(await limits.take([name, 'a']), String(at)).toBeNull()
      pass(apart)
    }
    const left = DAY - count * apart
    expect(await limits.take([name, 'a'])).toBe(left)
    pass(left)
    expect(await limits.take([name, 'a'])).toBeNull()
  })

  it('[LM60] [PQ10] of two counts both are taken or none, and what is given back or cleared did not count', async () => {
    for (let at = 0; at < 5; at++) await limits.take(['knownGuess', 'a'])
    for (let at = 0; at < 20; at++)
      expect(await limits.take(['knownGuess', 'a'], ['removals', 'a'])).toBe(15 * MINUTE)
    for (let at = 0; at < 10; at++) expect(await limits.take(['removals', 'a'])).toBeNull()
    expect(await limits.take(['removals', 'a'])).toBe(HOUR)
    await limits.giveBack(['knownGuess', 'a'], ['removals', 'a'])
    expect(await limits.take(['knownGuess', 'a'], ['removals', 'a'])).toBeNull()
    expect(await limits.take(['knownGuess', 'a'])).toBe(15 * MINUTE)
    await limits.clear(['knownGuess', 'a'])
    for (let at = 0; at < 5; at++) expect(await limits.take(['knownGuess', 'a'])).toBeNull()
    expect(await limits.take()).toBeNull()
  })

  it('[LM60] [PQ10] a part of a second is waited for as a whole one', async () => {
    await limits.take(['mail', 'a'])
    now += MINUTE * 1_000 - 1
    expect(await limits.take(['mail', 'a'])).toBe(1)
  })

  it('[LM14] [PQ10] what was counted before a clock was set back counts from now', async () => {
    await limits.take(['mail', 'a'])
    pass(-10 * DAY)
    expect(await limits.take(['mail', 'a'])).toBe(MINUTE)
    pass(MINUTE)
    expect(await limits.take(['mail', 'a'])).toBeNull()
  })
})

it('[LM60] fifty thousand keys are counted in memory, and beyond them the one longest unused is forgotten', () => {
  const limits = createLimits(clock)
  for (let at = 0; at < 50_000; at++) limits.take(['mail', `caller ${at}`])
  expect(limits.take(['mail', 'caller 0'])).toBe(MINUTE)
  limits.take(['mail', 'one more'])
  expect(limits.take(['mail', 'caller 1'])).toBe(MINUTE)
  expect(limits.take(['mail', 'caller 0'])).toBeNull()
})
