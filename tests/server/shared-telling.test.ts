import { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTelling, type SharedOutlines } from '#server/scripts/shared-telling.ts'

const WHO = { uid: 'aya', requestId: 'one' }
let told$: Subject<{ uid: string; requestId: string }>
let kept: string[]
let isMine: boolean
let isLost: boolean

/** The rows of a database that nobody else writes to. */
const shared = (): SharedOutlines => {
  const yes = async () => true
  return {
    ...{ take: yes, finish: yes, stop: yes, leave: async () => undefined },
    ...{ told$, changed: async () => undefined },
    grow: async (...words) => {
      kept.push(words.join(' '))
      return isMine
    },
  }
}
const lost = (): void => {
  isLost = true
}
const telling = () => keepTelling(shared(), { ...WHO, text: () => 'so far', lost })

beforeEach(() => {
  vi.useFakeTimers()
  told$ = new Subject()
  kept = []
  isMine = true
  isLost = false
})
afterEach(() => vi.useRealTimers())

it('[PQ12] a telling is kept at once when another server did something about its request, and only then', async () => {
  const one = telling()
  told$.next({ uid: 'bo', requestId: 'one' })
  told$.next({ uid: 'aya', requestId: 'two' })
  expect(kept).toEqual([])
  told$.next(WHO)
  expect(kept).toEqual(['aya one so far'])
  one.end()
  await vi.advanceTimersByTimeAsync(60_000)
  told$.next(WHO)
  expect(kept).toHaveLength(1)
})

it('[PQ12] [PQ13] a telling that was stopped, or is another server’s by now, hears so when it is kept, and keeps its lease until then', async () => {
  const one = telling()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(kept.length).toBeGreaterThan(2)
  expect(isLost).toBe(false)
  isMine = false
  told$.next(WHO)
  await vi.advanceTimersByTimeAsync(0)
  expect(isLost).toBe(true)
  one.end()
})

it('[PQ12] what is told faster than it is kept is kept once more at the end, and not for each word', async () => {
  const one = telling()
  for (let word = 0; word < 20; word++) one.keep()
  expect(kept).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(kept).toHaveLength(2)
  one.end()
})
