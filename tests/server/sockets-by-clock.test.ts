import { asyncScheduler, Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SIZES } from '#schemas/limits.ts'
import { createSockets } from '#server/live/sockets.ts'
import type { Sessions } from '#server/store/sessions.ts'

const START = Date.UTC(2026, 10, 26)
const textAt = (ms: number): string => new Date(START + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sockets whose sessions end when it is said, and what their peers were told. */
function opened(ends: Map<string, string>) {
  const ended$ = new Subject<{ uid: string; tokenHash: string | null }>()
  let isAway = false
  const asked: string[] = []
  const endOf = async (hash: string) => {
    asked.push(hash)
    if (isAway) throw new Error('no database')
    return ends.get(hash)
  }
  const clock = { now: () => Date.now(), scheduler: asyncScheduler }
  const sockets = createSockets({ ended$, endOf } as unknown as Sessions, clock)
  const told: string[] = []
  const enter = (name: string, uid: string, tokenHash: string) => {
    const close = (code: number, reason: string) => void told.push(`${name} ${code} ${reason}`)
    const terminate = () => void told.push(`${name} terminated`)
    return sockets.enter({ uid, tokenHash } as Parameters<typeof sockets.enter>[0], {
      close,
      terminate,
    })
  }
  const lose = (is: boolean) => {
    isAway = is
  }
  return { sockets, ended$, told, asked, enter, lose }
}

it('[LM61] a socket ends within half a second of its session, and not before, and a session in use is prolonged', async () => {
  const ends = new Map([
    ['short', textAt(10_000)],
    ['long', textAt(10_000)],
  ])
  const { told, enter, asked } = opened(ends)
  enter('a', 'aya', 'short')
  enter('b', 'ben', 'long')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(told).toEqual([])
  // each was asked for when it came, and then not before its end
  expect(asked).toEqual(['short', 'long'])
  ends.set('long', textAt(20_000))
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['a 4401 session'])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(told.filter((one) => one.startsWith('b'))).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toContain('b 4401 session')
})

it('[LM61] one whose session ended while it opened is closed at once, and none where the database cannot be asked', async () => {
  const { told, enter, lose } = opened(new Map([['kept', textAt(1_000)]]))
  enter('a', 'aya', 'unknown')
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['a 4401 session'])
  enter('b', 'ben', 'kept')
  await vi.advanceTimersByTimeAsync(0)
  lose(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told.filter((one) => one.startsWith('b'))).toEqual([])
  lose(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toContain('b 4401 session')
})

it('[LM61] the end of one session closes its own sockets, and the end of all of them every one of their user', async () => {
  const end = textAt(60_000)
  const { told, enter, ended$ } = opened(new Map([...'xyz'].map((hash) => [hash, end])))
  enter('a', 'aya', 'x')
  enter('b', 'aya', 'y')
  enter('c', 'ben', 'z')
  ended$.next({ uid: 'aya', tokenHash: 'x' })
  expect(told).toEqual(['a 4401 session'])
  ended$.next({ uid: 'aya', tokenHash: null })
  expect(told.slice(1)).toEqual(['a 4401 session', 'b 4401 session'])
  ended$.next({ uid: 'nobody', tokenHash: null })
  expect(told).toHaveLength(3)
})

it('[LM61] a user has so many at once, and a place is free again when one leaves', async () => {
  const { enter, sockets } = opened(new Map([['x', textAt(60_000)]]))
  const leave = Array.from({ length: SIZES.socketsOfUser }, (_, at) => enter(`${at}`, 'aya', 'x'))
  expect(enter('more', 'aya', 'x')).toBeNull()
  expect(enter('other', 'ben', 'x')).not.toBeNull()
  expect(sockets.count('aya')).toBe(SIZES.socketsOfUser)
  leave[0]?.()
  expect(sockets.count('aya')).toBe(SIZES.socketsOfUser - 1)
  expect(enter('more', 'aya', 'x')).not.toBeNull()
  expect(sockets.count('nobody')).toBe(0)
})

it('[LM61] a server that ends tells each socket so, and lets go of those that do not answer within 300 ms', async () => {
  const { enter, sockets, told, ended$ } = opened(new Map([['x', textAt(60_000)]]))
  const leave = enter('a', 'aya', 'x')
  enter('b', 'ben', 'x')
  const from = performance.now()
  const closing = sockets.close().then(() => performance.now() - from)
  expect(told).toEqual(['a 1001 server ends', 'b 1001 server ends'])
  leave?.()
  ended$.next({ uid: 'ben', tokenHash: null })
  await vi.advanceTimersByTimeAsync(290)
  expect(told).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(20)
  expect(told.slice(2)).toEqual(['b terminated'])
  expect(await closing).toBeLessThanOrEqual(310)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(told).toHaveLength(3)
})

it('[LM61] a server whose sockets have all gone does not wait', async () => {
  const { enter, sockets, told } = opened(new Map([['x', textAt(60_000)]]))
  enter('a', 'aya', 'x')?.()
  await sockets.close()
  expect(told).toEqual([])
})
