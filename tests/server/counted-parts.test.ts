import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { asyncScheduler } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer } from '#server/http/answer.ts'
import { createLine } from '#server/http/line.ts'
import { createRates } from '#server/http/rates.ts'
import { createSeats } from '#server/http/seats.ts'
import { createByteCache } from '#server/scripts/byte-cache.ts'
import { patiently } from '#server/scripts/patiently.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

describe('the line of a caller', () => {
  it('[LM62] does one call after the other, and the calls of another one meanwhile', async () => {
    const ask = createLine()
    const told: string[] = []
    const gates = new Map<string, PromiseWithResolvers<void>>()
    const call = (whose: string, name: string) =>
      ask(whose, async () => {
        told.push(`${name} begins`)
        const gate = Promise.withResolvers<void>()
        gates.set(name, gate)
        await gate.promise
        told.push(`${name} ends`)
        return answer.ok(name)
      })
    const done = [call('aya', 'a1'), call('aya', 'a2'), call('ben', 'b1')]
    await vi.waitFor(() => expect(told).toEqual(['a1 begins', 'b1 begins']), { timeout: 20_000 })
    gates.get('a1')?.resolve()
    await vi.waitFor(() => expect(told).toEqual([...told.slice(0, 3), 'a2 begins']), {
      timeout: 20_000,
    })
    expect(told[2]).toBe('a1 ends')
    for (const name of ['a2', 'b1']) gates.get(name)?.resolve()
    expect(await Promise.all(done)).toEqual(['a1', 'a2', 'b1'].map((name) => answer.ok(name)))
    const again = call('aya', 'a3')
    await vi.waitFor(() => expect(told).toContain('a3 begins'), { timeout: 20_000 })
    gates.get('a3')?.resolve()
    expect(await again).toEqual(answer.ok('a3'))
  })

  it('[LM62] holds a hundred calls, refuses one more for a second, and goes on after one that broke', async () => {
    const ask = createLine()
    const gate = Promise.withResolvers<void>()
    const first = ask('aya', async () => {
      await gate.promise
      throw new Error('broken')
    })
    const broken = expect(first).rejects.toThrow('broken')
    const others = Array.from({ length: 99 }, (_, at) => ask('aya', async () => answer.ok(at)))
    expect(await ask('aya', async () => answer.ok(100))).toEqual(answer.wait(1))
    expect(await ask('ben', async () => answer.ok(0))).toEqual(answer.ok(0))
    gate.resolve()
    await broken
    expect(await Promise.all(others)).toEqual(others.map((_, at) => answer.ok(at)))
  })
})

it('[LM62] a user has so many seats, and one that is left is free once', () => {
  const seats = createSeats(2)
  const [first, second] = [seats.enter('aya'), seats.enter('aya')]
  expect(second).not.toBeNull()
  expect(seats.enter('aya')).toBeNull()
  expect(seats.enter('ben')).not.toBeNull()
  first?.()
  first?.()
  expect(seats.enter('aya')).not.toBeNull()
  expect(seats.enter('aya')).toBeNull()
})

it('[LM62] what is kept in memory is so many bytes, and the one longest unused goes first', () => {
  const cache = createByteCache<string>(10)
  cache.put('a', 'A', 4)
  cache.put('b', 'B', 4)
  expect(cache.get('a')).toBe('A')
  cache.put('c', 'C', 2)
  expect(cache.size()).toBe(10)
  expect(cache.get('b')).toBe('B')
  cache.put('d', 'D', 1)
  // of a, c and b it was a that was asked for the longest ago
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, 'B', 'C', 'D'])
  expect(cache.size()).toBe(7)
  cache.put('b', 'B2', 1)
  expect(cache.size()).toBe(4)
  cache.remove('b')
  cache.remove('nobody')
  expect(cache.size()).toBe(3)
  cache.put('large', 'L', 11)
  expect(cache.get('large')).toBeUndefined()
  expect(cache.size()).toBe(0)
})

it('[LM62] a rate gives so many at once, then one for each part of its time, and never asks for more than all of it', () => {
  let now = 1_000_000
  const rates = createRates({ now: () => now, scheduler: asyncScheduler })
  const take = () => rates.take('aya', { count: 3, withinMs: 30_000 })
  expect([take(), take(), take(), take()]).toEqual([null, null, null, 10])
  now += 9_999
  expect(take()).toBe(1)
  now += 1
  expect([take(), take()]).toEqual([null, 10])
  now += 30_000
  expect([take(), take(), take(), take()]).toEqual([null, null, null, 10])
  // a clock that was set back far is not waited for
  now -= 500_000
  expect(take()).toBeNull()
  expect(rates.take('once', { count: 1, withinMs: 30_000 })).toBeNull()
  expect(rates.take('once', { count: 1, withinMs: 30_000 })).toBe(30)
})

describe('what may fail for a moment', () => {
  const patience = { tries: 3, firstMs: 20 }

  it('[LM63] is tried so often, after pauses of which each is twice the one before', async () => {
    const pauses: unknown[] = []
    vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms) => void pauses.push(ms))
    syncBuiltinESMExports()
    for (const [tries, expected] of [
      [1, []],
      [2, [20]],
      [5, [20, 40, 80, 160]],
    ] as const) {
      const made: number[] = []
      pauses.length = 0
      const work = async (attempt: number) => {
        made.push(attempt)
        throw new Error(`fault ${attempt}`)
      }
      await expect(
        patiently({ ...patience, tries }, new AbortController().signal, work),
      ).rejects.toThrow(`fault ${tries}`)
      expect(made).toEqual(Array.from({ length: tries }, (_, at) => at + 1))
      expect(pauses).toEqual(expected)
    }
  })

  it('[LM63] is waited for in pauses that its end breaks off, and that hold no process', async () => {
    const wait = vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined)
    syncBuiltinESMExports()
    const { signal } = new AbortController()
    const work = async () => Promise.reject(new Error('full'))
    await expect(patiently({ tries: 2, firstMs: 7 }, signal, work)).rejects.toThrow('full')
    expect(wait.mock.calls).toEqual([[7, undefined, { signal, ref: false }]])
  })

  it('[LM63] is done once where it goes well, and is not tried again for one who has left', async () => {
    const { signal } = new AbortController()
    expect(await patiently(patience, signal, async (attempt) => attempt)).toBe(1)
    const second = async (attempt: number) => {
      if (attempt === 1) throw new Error('once')
      return attempt
    }
    expect(await patiently(patience, signal, second)).toBe(2)
    const work = vi.fn(async () => {
      throw new Error('gone')
    })
    await expect(patiently(patience, AbortSignal.abort(), work)).rejects.toThrow('gone')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
