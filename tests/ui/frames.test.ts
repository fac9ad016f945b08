import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frames } from '#plugins/ports/frames.ts'
import { browserFrames, coalesce, nextTask, whenIdle } from '#ui/adapters/frames.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('[PF23] goes on after all that waits already', async () => {
  const seen: string[] = []
  setTimeout(() => seen.push('a press'))
  const goingOn = nextTask().then(() => seen.push('the next task'))
  await Promise.resolve()
  seen.push('this task')
  await goingOn
  expect(seen).toEqual(['this task', 'a press', 'the next task'])
})

it('[LV29] a page that paints nothing is served within 250 ms', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const run = vi.fn()
  browserFrames(run)
  vi.advanceTimersByTime(250)
  expect(run).toHaveBeenCalledOnce()
})

describe('texts that come within one frame', () => {
  /** Frames that are painted by hand, and what is told of the texts. */
  function painted() {
    const waiting = new Set<() => void>()
    const told: string[] = []
    const frames: Frames = (run) => {
      const once = () => run()
      waiting.add(once)
      return () => void waiting.delete(once)
    }
    const paint = () => {
      const now = [...waiting]
      waiting.clear()
      for (const run of now) run()
    }
    return { told, paint, waiting, texts: coalesce(frames, (text) => void told.push(text)) }
  }

  it('[LV27] are told as one, once it is painted, and the next ones with the next', () => {
    const { told, paint, waiting, texts } = painted()
    paint()
    texts.add('The ')
    texts.add('lamp ')
    expect([told, waiting.size]).toEqual([[], 1])
    paint()
    expect(told).toEqual(['The lamp '])
    paint()
    texts.add('is out.')
    paint()
    expect(told).toEqual(['The lamp ', 'is out.'])
    expect(waiting.size).toBe(0)
  })

  it('[LV29] are told at once where somebody asks, and not again', () => {
    const { told, paint, waiting, texts } = painted()
    texts.flush()
    texts.add('The lamp')
    texts.flush()
    expect([told, waiting.size]).toEqual([['The lamp'], 0])
    texts.flush()
    paint()
    expect(told).toEqual(['The lamp'])
    texts.add(' is out.')
    paint()
    expect(told).toEqual(['The lamp', ' is out.'])
  })

  it('[LV29] are told to nobody once they are dropped', () => {
    const { told, paint, waiting, texts } = painted()
    texts.drop()
    texts.add('The lamp')
    texts.drop()
    expect(waiting.size).toBe(0)
    paint()
    expect(told).toEqual([])
  })
})

describe('what can wait', () => {
  /** A page that has nothing else to do after so many milliseconds, as its browser tells it. */
  function pageIdleAfter(idleMs: number) {
    vi.stubGlobal('requestIdleCallback', (act: () => void, { timeout = Infinity } = {}) =>
      setTimeout(act, Math.min(idleMs, timeout)),
    )
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  }
  /** How often it was done once so many more milliseconds have passed. */
  const doneIn = (ms: number, act: { mock: { calls: unknown[] } }) => {
    vi.advanceTimersByTime(ms)
    return act.mock.calls.length
  }
  beforeEach(() => void vi.useFakeTimers())

  it.each([
    ['has nothing to do', 20, 20],
    ['is busy for a while', 999, 999],
    ['is busy for ever', 60_000, 1_000],
  ])('[PF24] a page that %s does it after %i ms, within a second', (_, idleMs, doneMs) => {
    pageIdleAfter(idleMs)
    const act = vi.fn()
    whenIdle(act)
    expect([doneIn(doneMs - 1, act), doneIn(1, act), doneIn(90_000, act)]).toEqual([0, 1, 1])
  })

  it('[PF24] a browser that does not tell when it is idle does it after a fifth of a second', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const act = vi.fn()
    whenIdle(act)
    expect([doneIn(199, act), doneIn(1, act), doneIn(90_000, act)]).toEqual([0, 1, 1])
  })

  it.each([true, false])('[PF24] what was called off is not done (idle is told: %s)', (tells) => {
    if (tells) pageIdleAfter(20)
    else vi.stubGlobal('requestIdleCallback', undefined)
    const act = vi.fn()
    whenIdle(act)()
    vi.advanceTimersByTime(90_000)
    expect(act).not.toHaveBeenCalled()
  })
})
