import { afterEach, describe, expect, it } from 'vitest'
import { answer } from '#server/http/answer.ts'
import { createLine } from '#server/http/line.ts'
import {
  createKeyedMutex,
  createYieldingMutex,
  type KeyedMutex,
} from '#server/scripts/keyed-mutex.ts'
import { handClock } from './hand-clock.ts'
import { createShortStoryteller } from './short-storyteller.ts'
import { type Games, openGenerator } from './written-games.ts'

/** One turn of the event loop. */
const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await aTurn()
}

describe.each([
  ['one after the other', createKeyedMutex],
  ['with everything else in between', createYieldingMutex],
])('work in turns, %s,', (_, create) => {
  /** Work that says when it begins, and ends when it is let. */
  function workOf(inTurn: KeyedMutex) {
    const told: string[] = []
    const gates = new Map<string, () => void>()
    const begin = (whose: string, name: string, fails = false) =>
      inTurn(whose, async () => {
        told.push(name)
        await new Promise<void>((resolve) => gates.set(name, resolve))
        if (fails) throw new Error(name)
        return name
      })
    return { told, begin, end: (name: string) => gates.get(name)?.() }
  }

  it('[LM62] waits for the work before it under its own name, also for what comes when others have ended', async () => {
    const { told, begin, end } = workOf(create())
    const made = [begin('a', 'a1'), begin('a', 'a2'), begin('b', 'b1')]
    await turns(3)
    expect(told).toEqual(['a1', 'b1'])
    end('a1')
    await turns(3)
    expect(told).toEqual(['a1', 'b1', 'a2'])
    // the first has ended, the second is under way
    made.push(begin('a', 'a3'))
    await turns(3)
    expect(told).toEqual(['a1', 'b1', 'a2'])
    end('a2')
    await turns(3)
    expect(told).toEqual(['a1', 'b1', 'a2', 'a3'])
    for (const name of ['a3', 'b1']) end(name)
    expect(await Promise.all(made)).toEqual(['a1', 'a2', 'b1', 'a3'])
    const last = begin('a', 'a4')
    await turns(3)
    end('a4')
    expect(await last).toBe('a4')
  })

  it('[LM62] does not mind how the work before it ended', async () => {
    const { begin, end } = workOf(create())
    const [broken, next] = [begin('a', 'a1', true), begin('a', 'a2')]
    const refused = expect(broken).rejects.toThrow('a1')
    await turns(3)
    end('a1')
    await refused
    await turns(3)
    end('a2')
    expect(await next).toBe('a2')
  })
})

describe('what else there is to do', () => {
  it('[LM62] is done between two calls of one caller', async () => {
    const told: string[] = []
    const ask = createLine()
    const call = (name: string) => ask('aya', async () => answer.ok(told.push(name)))
    const calls = [call('a1'), call('a2'), call('a3')]
    for (const at of [1, 2]) void turns(at).then(() => told.push(`else ${at}`))
    await Promise.all(calls)
    expect(told.slice(0, 2)).toEqual(['a1', 'else 1'])
    expect(told.indexOf('else 2')).toBeLessThan(told.indexOf('a3'))
  })

  it('[LM62] is done between two pieces of work in yielding turns', async () => {
    const told: string[] = []
    const inTurn = createYieldingMutex()
    const work = ['a1', 'a2', 'a3'].map((name) => inTurn('a', async () => told.push(name)))
    void aTurn().then(() => told.push('else'))
    await Promise.all(work)
    expect(told.indexOf('else')).toBeLessThan(told.indexOf('a2'))
  })
})

describe('a fact of a game', () => {
  let games: Games | undefined
  afterEach(() => games?.close())

  it('[GE38] stands back a hundred turns while somebody starts a game, and no longer', async () => {
    let asked = 0
    const lookOnce = async (isAsked: boolean) => {
      asked = 0
      const seen = () => {
        asked += 1
        return isAsked
      }
      const { clock } = handClock()
      const teller = createShortStoryteller()
      games = await openGenerator(teller, clock, undefined, undefined, seen)
      await games.begin()
      expect(await games.ended()).toBe(2)
      const units = new Set((await games.facts()).map(({ unit }) => unit))
      await games.close()
      games = undefined
      return { looks: asked, units: units.size }
    }
    const quiet = await lookOnce(false)
    expect(quiet.units).toBeGreaterThan(5)
    expect(quiet.looks).toBeGreaterThanOrEqual(quiet.units)
    const busy = await lookOnce(true)
    expect(busy).toEqual({ looks: 100 * quiet.looks, units: quiet.units })
  })
})
