import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTrustedSessions } from '#server/store/trusted-sessions.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const rowOf = (uid: string) => ({ uid, expires_at: '2026-12-01T00:00:00.000Z', ended_at: null })
const aya = rowOf('aya')

it('[SV123] a row that was read is trusted for half a second and no longer, and keeping it again prolongs nothing', () => {
  const trusted = createTrustedSessions()
  expect(trusted.get('a')).toBeUndefined()
  trusted.keep('a', aya)
  vi.advanceTimersByTime(499)
  expect(trusted.get('a')).toBe(aya)
  trusted.keep('a', rowOf('another'))
  expect(trusted.get('a')).toBe(aya)
  vi.advanceTimersByTime(1)
  expect(trusted.get('a')).toBeUndefined()
  // it was forgotten, and can be kept anew
  trusted.keep('a', aya)
  vi.advanceTimersByTime(499)
  expect(trusted.get('a')).toBe(aya)
})

it('[SV123] the end of one session is forgotten by its token, of all of a user by their uid, and counted', () => {
  const trusted = createTrustedSessions()
  const ben = rowOf('ben')
  const kept = () => ['a1', 'a2', 'b1', 'b2'].filter((hash) => trusted.get(hash) !== undefined)
  for (const hash of ['a1', 'a2']) trusted.keep(hash, aya)
  for (const hash of ['b1', 'b2']) trusted.keep(hash, ben)
  expect([trusted.ends(), kept()]).toEqual([0, ['a1', 'a2', 'b1', 'b2']])
  trusted.forget({ uid: 'ben', tokenHash: 'b1' })
  expect([trusted.ends(), kept()]).toEqual([1, ['a1', 'a2', 'b2']])
  trusted.forget({ uid: 'aya', tokenHash: null })
  expect([trusted.ends(), kept()]).toEqual([2, ['b2']])
  trusted.forget({ uid: 'nobody', tokenHash: null })
  expect([trusted.ends(), kept()]).toEqual([3, ['b2']])
  trusted.forgetAll()
  expect([trusted.ends(), kept()]).toEqual([4, []])
})

it('[SV123] ten thousand rows are trusted at most, and beyond them the oldest no more', () => {
  const trusted = createTrustedSessions()
  for (let at = 0; at < 10_000; at++) trusted.keep(String(at), aya)
  expect(trusted.get('0')).toBe(aya)
  trusted.keep('one more', aya)
  expect([trusted.get('0'), trusted.get('1'), trusted.get('one more')]).toEqual([
    undefined,
    aya,
    aya,
  ])
})
