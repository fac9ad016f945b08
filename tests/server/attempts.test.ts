import { describe, expect, it } from 'vitest'
import { createAttempts, isUnavailable } from '#server/scripts/attempts.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import { handClock } from './hand-clock.ts'

const BACK_OFF = { tries: 3, firstMs: 1_000, mostMs: 60_000 }
const patient = new AbortController().signal

/** Asks with the clock in hand: each answer is a value, or a fault to be thrown. */
function asking(answers: readonly unknown[], random = () => 1) {
  const { clock, pass } = handClock()
  const attempt = createAttempts({ clock, random, backOff: BACK_OFF })
  const at: number[] = []
  const ask = async (): Promise<unknown> => {
    at.push(clock.now())
    const answer = answers[at.length - 1]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { attempt, ask, at, pass, clock }
}
const fault = new Error('the line is cut')
const busy = (retryAfterMs?: number) => new StorytellerRefusal('unavailable', 'busy', retryAfterMs)

describe('a storyteller that fails', () => {
  it('[GE42] is asked again after pauses that double, and no more than three times', async () => {
    const { attempt, ask, at, pass } = asking([fault, fault, fault, 'never asked'])
    const asked = attempt({ deadlineMs: 5_000, signal: patient }, ask)
    const ended = expect(asked).rejects.toThrow('the line is cut')
    await pass(999)
    expect(at).toEqual([0])
    await pass(1)
    expect(at).toEqual([0, 1_000])
    await pass(1_999)
    expect(at).toHaveLength(2)
    await pass(1)
    await ended
    expect(at).toEqual([0, 1_000, 3_000])
    await pass(60_000)
    expect(at).toHaveLength(3)
  })

  it('[GE42] comes back apart from the others: chance takes up to half of a pause', async () => {
    const pauses: number[] = []
    for (const chance of [0, 0.5, 1]) {
      const { attempt, ask, at, pass } = asking([fault, 'told'], () => chance)
      const asked = attempt({ deadlineMs: 5_000, signal: patient }, ask)
      await pass(10_000)
      expect(await asked).toBe('told')
      pauses.push(at[1] ?? 0)
    }
    expect(pauses).toEqual([500, 750, 1_000])
  })

  it('[GE42] is not asked before the time it asked for, however short the back-off', async () => {
    const { attempt, ask, at, pass } = asking([busy(20_000), 'told'], () => 0)
    const asked = attempt({ deadlineMs: 5_000, signal: patient }, ask)
    await pass(19_999)
    expect(at).toEqual([0])
    await pass(1)
    expect(await asked).toBe('told')
  })

  it('[GE42] that asks for too long is not waited for', async () => {
    const { attempt, ask, at } = asking([busy(60_001), 'told'])
    await expect(attempt({ deadlineMs: 5_000, signal: patient }, ask)).rejects.toThrow('busy')
    expect(at).toEqual([0])
  })

  it('[GE42] is not asked again for what it refused, nor where its asker sees no use in it', async () => {
    const refused = asking([new StorytellerRefusal('refused', 'not this', 10), 'told'])
    const asked = { deadlineMs: 5_000, signal: patient }
    await expect(refused.attempt(asked, refused.ask)).rejects.toThrow('not this')
    const broken = asking([fault, 'told'])
    const unlessBusy = { ...asked, isWorthATry: isUnavailable }
    await expect(broken.attempt(unlessBusy, broken.ask)).rejects.toThrow('the line is cut')
    expect([refused.at, broken.at]).toEqual([[0], [0]])
  })

  it('[GE42] is not asked again once its game is left, neither in a pause nor in an attempt', async () => {
    const leaving = new AbortController()
    const { attempt, ask, at, pass } = asking([fault, 'told'])
    const asked = attempt({ deadlineMs: 5_000, signal: leaving.signal }, ask)
    const ended = expect(asked).rejects.toThrow('gone home')
    await pass(1)
    leaving.abort(new Error('gone home'))
    await ended
    await pass(60_000)
    expect(at).toEqual([0])
    const late = attempt({ deadlineMs: 5_000, signal: leaving.signal }, ask)
    await expect(late).rejects.toThrow('gone home')
    expect(at).toEqual([0])
  })
})

describe('a storyteller that does not answer', () => {
  it('[GE41] is told so at its deadline, and asked again with a deadline of its own', async () => {
    const { attempt, pass, clock } = asking([])
    const signals: { signal: AbortSignal; at: number }[] = []
    const asked = attempt({ deadlineMs: 5_000, signal: patient }, async (signal) => {
      signals.push({ signal, at: clock.now() })
      // it does not listen to its signal
      if (signals.length === 1) await new Promise(() => undefined)
      return 'told'
    })
    await pass(4_999)
    expect(signals.map(({ signal }) => signal.aborted)).toEqual([false])
    await pass(1)
    expect(signals.map(({ signal }) => signal.aborted)).toEqual([true])
    await pass(1_000)
    expect(await asked).toBe('told')
    expect(signals.map(({ at }) => at)).toEqual([0, 6_000])
    await pass(60_000)
    expect(signals[1]?.signal.aborted).toBe(false)
  })
})
