import { describe, expect, it } from 'vitest'
import { FIRST_WORDS } from '#core/game/first-words.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { SIZES } from '#schemas/limits.ts'
import { add, arrange, GAME, move, places, refusal, remove } from './arranged-game.ts'

const [first, ...others] = GAME.contents
/** The game whose first chapter has other nodes. */
const withNodes = (...nodes: Partial<KeyNode>[]): GameSnapshot => {
  const told = nodes.map((one, at) => aNode({ id: at + 1, ...one }))
  return { ...GAME, contents: [{ ...first, nodes: told }, ...others] as GameSnapshot['contents'] }
}
const nodeOf = (game: GameSnapshot, id: number) =>
  game.contents[0]?.nodes.find((node) => node.id === id)
const options = [1, 2, 3].map((id) => anOption({ id, nextNodeId: id + 1 }))
const choice = { type: 'option', options } as const

describe('a new option', () => {
  it('[BH3] leads where the one before it leads, and has a number of its own', () => {
    const { game, at } = arrange(add('nodes/chapter_1/2/options'))
    expect(at).toBe('nodes/chapter_1/2/options/3')
    const made = { id: 3, ...FIRST_WORDS.en_US.option, nextNodeId: 4 }
    expect(nodeOf(game, 2)).toEqual({
      ...nodeOf(GAME, 2),
      options: [...(nodeOf(GAME, 2)?.options ?? []), made],
    })
    expect(game.contents.slice(1)).toEqual(GAME.contents.slice(1))
    const answered = withNodes({ type: 'puzzle', options, answerId: 8 })
    expect(arrange(add('nodes/chapter_1/1/options'), answered).at).toBe(
      'nodes/chapter_1/1/options/9',
    )
  })

  it('[BH3] makes a scene a choice, and leaves a riddle one', () => {
    for (const [type, becomes] of [
      ['text', 'option'],
      ['puzzle', 'puzzle'],
      ['wordGame', 'wordGame'],
    ] as const) {
      const { game } = arrange(add('nodes/chapter_1/1/options'), withNodes({ type }))
      expect(nodeOf(game, 1)?.type).toBe(becomes)
      expect(nodeOf(game, 1)?.options).toMatchObject([{ id: 1, nextNodeId: null }])
    }
  })

  it('[BH4] is refused where no such scene is, and where there is no more room', () => {
    expect(refusal(add('nodes/chapter_1/99/options'))).toBe('gone')
    expect(refusal(add('nodes/chapter_9/1/options'))).toBe('gone')
    const full = Array.from({ length: SIZES.entries }, (_, at) => anOption({ id: at + 1 }))
    expect(refusal(add('nodes/chapter_1/1/options'), withNodes({ options: full }))).toBe('full')
    const room = withNodes({ options: full.slice(1) })
    expect(refusal(add('nodes/chapter_1/1/options'), room)).toBeNull()
  })
})

describe('an option', () => {
  const game = withNodes({ ...choice, answerId: null }, {}, {}, {})
  const left = (made: GameSnapshot) => nodeOf(made, 1)?.options.map(({ id }) => id)

  it('[BH1] is moved and removed by its id', () => {
    const at = (id: number | string) => `nodes/chapter_1/1/options/${id}`
    expect(left(arrange(move(at(1), 1), game).game)).toEqual([2, 1, 3])
    expect(left(arrange(move(at(3), -1), game).game)).toEqual([1, 3, 2])
    expect(left(arrange(remove(at(2)), game).game)).toEqual([1, 3])
    expect(arrange(remove(at(2)), game).at).toBe(at(2))
    expect(refusal(move(at(3), 1), game)).toBe('edge')
    expect(refusal(move(at(1), -1), game)).toBe('edge')
    expect(refusal(move(at(9), 1), game)).toBe('gone')
    expect(refusal(remove(at(9)), game)).toBe('gone')
    expect(refusal(remove(at('')), game)).toBe('gone')
  })

  it('[BH4] that is the answer stays, and another one goes', () => {
    const riddle = withNodes({ ...choice, type: 'puzzle', answerId: '2' })
    expect(refusal(remove('nodes/chapter_1/1/options/2'), riddle)).toBe('isAnswer')
    expect(left(arrange(remove('nodes/chapter_1/1/options/1'), riddle).game)).toEqual([2, 3])
  })
})

describe('a scene', () => {
  it('[BH3] that is new is the narrator’s, where the one before it is played, with the first words', () => {
    const spoken = withNodes(
      { speaker: 2, locationId: `${places[1]}`, type: 'puzzle', puzzle: 'A riddle.', answerId: 4 },
      {},
    )
    const { game } = arrange(add('nodes/chapter_1/1'), spoken)
    expect(nodeOf(game, 3)).toEqual(
      aNode({ id: 3, content: FIRST_WORDS.en_US.node, locationId: `${places[1]}`, nextNodeId: 2 }),
    )
    expect(game.contents[0]?.nodes.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('[BH3] takes no number that a task still ends at, or that a way still names', () => {
    const named = withNodes({ nextNodeId: 30 }, {})
    expect(arrange(add('nodes/chapter_1/2'), named).at).toBe('nodes/chapter_1/31')
    const byOption = withNodes({ ...choice, options: [anOption({ nextNodeId: 40 })] }, {})
    expect(arrange(add('nodes/chapter_1/2'), byOption).at).toBe('nodes/chapter_1/41')
    const [task] = first?.tasks ?? []
    const tasks = [{ ...task, keyNodeId: 50 }] as GameSnapshot['npcTasks']
    const bound = { ...GAME, contents: [{ ...first, tasks }, ...others] } as GameSnapshot
    expect(arrange(add('nodes/chapter_1/1'), bound).at).toBe('nodes/chapter_1/51')
  })

  it('[BH4] is refused where no room, no way on or no other scene is', () => {
    const full = Array.from({ length: SIZES.entries }, () => ({}))
    expect(refusal(add('nodes/chapter_1/1'), withNodes(...full))).toBe('full')
    expect(refusal(add('nodes/chapter_1/1'), withNodes(...full.slice(1)))).toBeNull()
    expect(refusal(add('nodes/chapter_1/1'), withNodes({ nextNodeId: 77 }))).toBe('branches')
    expect(refusal(remove('nodes/chapter_1/1'), withNodes({}))).toBe('last')
    expect(refusal(remove('nodes/chapter_1/9'))).toBe('gone')
    // the story begins at the first one, whatever leads back to it
    const begins = withNodes({}, { nextNodeId: 3 }, {})
    expect(refusal(move('nodes/chapter_1/1', 1), begins)).toBe('begins')
    const round = withNodes({}, { nextNodeId: 3 }, { nextNodeId: 2 })
    expect(refusal(move('nodes/chapter_1/3', 1), round)).toBe('branches')
  })

  it('[BH7] that leads to itself is led past to the end of its chapter', () => {
    const { game } = arrange(remove('nodes/chapter_1/2'), withNodes({}, { nextNodeId: 2 }, {}))
    expect(nodeOf(game, 1)?.nextNodeId).toBe(0)
  })

  it('[BH7] is moved past none that several ways lead to', () => {
    const met = withNodes(
      { ...choice, options: [1, 2].map((id) => anOption({ id, nextNodeId: id + 1 })) },
      {},
      {},
      {},
    )
    expect(refusal(move('nodes/chapter_1/2', 1), met)).toBe('branches')
    expect(refusal(move('nodes/chapter_1/3', -1), met)).toBe('branches')
    expect(refusal(move('nodes/chapter_1/3', 1), met)).toBeNull()
  })
})
