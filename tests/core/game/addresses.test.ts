import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressedTexts, liesIn, textAddressOf, textAt, withText } from '#core/game/addresses.ts'
import { snapshotOf } from '#fixtures/arbitraries.ts'
import {
  aChapter,
  aGame,
  aLocation,
  aNode,
  anNpc,
  anOption,
  aPlayer,
  aTask,
} from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { GameSnapshot } from '#schemas/game.ts'

const frozen = <T>(value: T): T => {
  if (value !== null && typeof value === 'object') {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

const game = aGame({
  elements: { title: 'Low Tide' },
  locations: [aLocation({ id: 'quay/north' })],
  player: aPlayer(),
  npcs: [anNpc({ id: 7 })],
  npcTasks: [aTask({ id: 'ask' })],
  prologue: ['Once.', 'Twice.'],
  chapters: [aChapter({ id: 2, tasks: [aTask({ id: 4 })] })],
  contents: [
    {
      key: 'chapter_2',
      index: 2,
      nodes: [aNode({ id: 101, options: [anOption({ id: 'b', reply: 'Never.' })] })],
      tasks: [aTask({ id: 3, reward: 'A key' })],
    },
  ],
})

describe('the addresses of a game', () => {
  it('[GM11] are made of the ids of what a text belongs to', () => {
    const found = {
      'basics/title': 'Low Tide',
      'locations/quay~1north/name': 'The Quay',
      'player/name': 'Wren Calloway',
      'npcs/7/occupation': 'Harbour master',
      'npcs/7/traits/0/name': 'Patient',
      'npcTasks/ask/name': 'Ask about the key',
      'story/prologue/1': 'Twice.',
      'story/chapters/2/title': 'The Stopped Hour',
      'story/chapters/2/tasks/4/name': 'Ask about the key',
      'nodes/chapter_2/101/content': 'The tide is out.',
      'nodes/chapter_2/101/options/b/reply': 'Never.',
      'tasks/chapter_2/3/reward': 'A key',
    }
    for (const [address, text] of Object.entries(found)) {
      expect(textAt(game, address)).toBe(text)
      expect(addressedTexts(game)).toContainEqual({ address, text })
    }
    expect(textAddressOf('locations', 'quay/north', 'name')).toBe('locations/quay~1north/name')
    expect(textAddressOf('a/b', 'c')).not.toBe(textAddressOf('a', 'b/c'))
    expect(textAddressOf('~1')).not.toBe(textAddressOf('/'))
  })

  it('[GM11] are as many as there are texts, and no two are the same', () => {
    fc.assert(
      fc.property(snapshotOf, (any) => {
        const addresses = addressedTexts(any).map(({ address }) => address)
        expect(new Set(addresses).size).toBe(addresses.length)
      }),
    )
  })

  it('[GM11] know what lies in what', () => {
    expect(liesIn('npcs/7/bio', 'npcs/7')).toBe(true)
    expect(liesIn('npcs/7', 'npcs/7')).toBe(true)
    expect(liesIn('npcs/70/bio', 'npcs/7')).toBe(false)
  })

  it('[GM12] each lead to a text that can be replaced and read again, and nothing else changes', () => {
    fc.assert(
      fc.property(snapshotOf, fc.string(), fc.nat(), (any, text, lot) => {
        const before = addressedTexts(frozen(any))
        const chosen = before[lot % before.length]
        if (chosen === undefined) throw new Error('every game of these has a title')
        expect(textAt(any, chosen.address)).toBe(chosen.text)
        const after = withText(any, chosen.address, text)
        if (after === undefined) throw new Error(`${chosen.address} leads nowhere`)
        expect(textAt(after, chosen.address)).toBe(text)
        expect(addressedTexts(after)).toEqual(
          before.map((one) => (one.address === chosen.address ? { ...one, text } : one)),
        )
        expect(withText(after, chosen.address, chosen.text)).toEqual(any)
      }),
    )
  })

  it('[GM12] lead to every text of a told game, and each replacement is still a game', () => {
    const told = sampleGame('en_US')
    for (const { address, text } of addressedTexts(told).filter((_, at) => at % 10 === 0)) {
      expect(textAt(told, address)).toBe(text)
      const replaced = withText(told, address, 'Another text.')
      expect(GameSnapshot.safeParse(replaced).success).toBe(true)
    }
  })

  it('[GM12] that lead nowhere read nothing and change nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...addressedTexts(game))), (any) => {
        const address = typeof any === 'string' ? any : `${any.address}/more`
        fc.pre(!addressedTexts(game).some((one) => one.address === address))
        expect(textAt(game, address)).toBeUndefined()
        expect(withText(game, address, 'x')).toBeUndefined()
      }),
    )
    const deeper = addressedTexts(game).map(({ address }) => `${address}/more`)
    for (const address of deeper) expect(textAt(game, address)).toBeUndefined()
    for (const address of deeper) expect(withText(game, address, 'x')).toBeUndefined()
    for (const address of ['', '/', 'basics', 'basics/intro', 'npcs/7', 'npcs/8/bio', 'npcs//bio'])
      expect(withText(game, address, 'x')).toBeUndefined()
    for (const address of ['basics/__proto__', 'nodes/constructor/1/content', 'player/length'])
      expect(withText(game, address, 'x')).toBeUndefined()
  })
})
