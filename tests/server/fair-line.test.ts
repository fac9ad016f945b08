import { describe, expect, it } from 'vitest'
import { createFairLine } from '#server/scripts/fair-line.ts'

/** A line whose pieces end when the test says so, and the order in which they were begun. */
function lineOf(atOnce: number) {
  const line = createFairLine(atOnce)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (game: string, piece = '') =>
    line.run(game, () => {
      begun.push(game + piece)
      return new Promise<string>((resolve) => ends.push(() => resolve(game + piece)))
    })
  async function endNext() {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { line, begun, ask, endNext }
}

describe('a fair line', () => {
  it('[GE35] gives each game a piece in turn, however many one has asked for before', async () => {
    const { begun, ask, endNext } = lineOf(1)
    for (const piece of '1234') void ask('a', piece)
    for (const piece of '12') void ask('b', piece)
    void ask('c', '1')
    for (let at = 0; at < 7; at++) await endNext()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('[GE35] does no more at once than it may, and goes on after a fault', async () => {
    const { line, begun, ask } = lineOf(2)
    const fault = line.run('a', () => Promise.reject(new Error('no ink')))
    for (const game of ['b', 'c', 'd']) void ask(game)
    await expect(fault).rejects.toThrow('no ink')
    expect(begun).toEqual(['b', 'c'])
  })

  it('[GE35] lets go of what waits for a game that leaves, and of nothing else', async () => {
    const { line, begun, ask, endNext } = lineOf(1)
    void ask('a')
    const left = [ask('b', '1'), ask('b', '2')]
    void ask('c')
    line.leave('b')
    expect(await Promise.all(left)).toEqual([undefined, undefined])
    await endNext()
    expect(begun).toEqual(['a', 'c'])
  })

  it('[GE35] knows in which turn a game comes, where others are before it', async () => {
    const { line, ask, endNext } = lineOf(1)
    for (const piece of '123') void ask('a', piece)
    expect(line.placeOf('a')).toBe(0)
    void ask('b')
    void ask('c')
    expect(['a', 'b', 'c', 'd'].map(line.placeOf)).toEqual([1, 2, 3, 0])
    await endNext()
    expect(['a', 'b', 'c'].map(line.placeOf)).toEqual([3, 1, 2])
  })
})
