import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { type Ask, oneAtATime } from '#plugins/poller/one-at-a-time.ts'

/** Asks, the answers that are under way, and what came of it all. */
function asking() {
  const asks = new Subject<Ask>()
  const answers: Subject<string>[] = []
  const seen: string[] = []
  const answer = () => {
    const next = new Subject<string>()
    answers.push(next)
    return next
  }
  const listening = oneAtATime(answer)(asks).subscribe({
    next: (value) => seen.push(value),
    error: (cause) => seen.push(`error ${cause}`),
    complete: () => seen.push('complete'),
  })
  return { asks, answers, seen, listening }
}

it('[GE7] what asks may end while an answer is under way: that one still comes, and then all is over', () => {
  const { asks, answers, seen } = asking()
  asks.next('tick')
  asks.complete()
  expect(seen).toEqual([])
  answers[0]?.next('the game')
  answers[0]?.complete()
  expect(seen).toEqual(['the game', 'complete'])
})

it('[GE7] what asks nothing more is over at once, and an urgent question that waits is asked before the end', () => {
  const idle = asking()
  idle.asks.complete()
  expect(idle.seen).toEqual(['complete'])
  const busy = asking()
  for (const ask of ['tick', 'tick', 'urgent', 'urgent'] as const) busy.asks.next(ask)
  busy.asks.complete()
  expect(busy.answers).toHaveLength(1)
  busy.answers[0]?.complete()
  expect([busy.answers.length, busy.seen]).toEqual([2, []])
  busy.answers[1]?.complete()
  expect(busy.seen).toEqual(['complete'])
})

it('[GE7] once nobody listens the question under way is let go, and none is asked any more', () => {
  const { asks, answers, listening } = asking()
  asks.next('tick')
  expect(answers[0]?.observed).toBe(true)
  listening.unsubscribe()
  expect([answers[0]?.observed, asks.observed]).toEqual([false, false])
})
