import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// each test has the identifiers of a page that was just opened
beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The identifiers of a new page, and each time it asked for randomness, in hexadecimal digits. */
async function newPage() {
  const real = crypto
  const asked: string[] = []
  vi.stubGlobal('crypto', {
    getRandomValues(bytes: Uint8Array<ArrayBuffer>) {
      real.getRandomValues(bytes)
      asked.push(Buffer.from(bytes).toString('hex'))
      return bytes
    },
  })
  const { browserIds } = await import('#ui/adapters/clock.ts')
  return { asked, made: (count: number) => Array.from({ length: count }, browserIds.next) }
}

it('[EV30] every identifier is 128 bits of randomness that stand in no other, from the first one on', async () => {
  const { asked, made } = await newPage()
  const ids = made(600)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(600)
  const spent = ids.join('')
  expect(asked.join('').slice(0, spent.length)).toBe(spent)
})

it('[EV30] randomness is asked for by the hundred, and not before it is needed', async () => {
  const { asked, made } = await newPage()
  expect(asked).toHaveLength(0)
  made(1)
  expect(asked).toHaveLength(1)
  made(100)
  expect(asked).toHaveLength(1)
  made(10_000)
  expect(asked.length).toBeLessThanOrEqual(102)
})

it('[EV40] what waits goes by the time that is told', async () => {
  vi.useFakeTimers({ now: 1_000 })
  const { browserClock } = await import('#ui/adapters/clock.ts')
  const at: number[] = []
  browserClock.scheduler.schedule(() => at.push(browserClock.now()), 250)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([at, browserClock.now(), browserClock.scheduler.now()]).toEqual([[1_250], 2_000, 2_000])
})
