import { describe, expect, it } from 'vitest'
import { chaptersInOrder } from '#core/game/chapters.ts'
import { nextStep } from '#core/game/next-step.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { add, arrange, GAME, move, refusal, remove } from './arranged-game.ts'

const CHOICE: Pick<KeyNode, 'type' | 'options'> = {
  type: 'option',
  options: [anOption({ id: 1 }), anOption({ id: 2 })],
}

/** A game of chapters of nodes that lead, without a word of it, to the next one by the order of ids. */
const gameOf = (...chapters: Partial<KeyNode>[][]): GameSnapshot => ({
  ...GAME,
  contents: chapters.map((nodes, at) => {
    const [key, index] = [`chapter_${at + 1}`, at + 1]
    const named = { chapterKey: key, chapterIndex: index }
    return { key, index, nodes: nodes.map((one) => aNode({ ...named, ...one })), tasks: [] }
  }),
})
const linear = (...ids: number[]) => ids.map((id) => ({ id }))

/** Where each node leads, and each option: `1.2>5` is the second option of the first node; what ends its chapter leads to 0. */
function leads({ contents }: GameSnapshot, key = 'chapter_1'): string {
  const chapters = chaptersInOrder(contents)
  const nodes = chapters.find((chapter) => chapter.key === key)?.nodes ?? []
  const onward = (node: KeyNode, optionId: KeyNode['answerId']) => {
    const next = nextStep(chapters, node, optionId)
    if (next.kind !== 'node') return next.kind === 'end' ? '0' : 'nowhere'
    return next.chapterKey === key ? `${next.nodeId}` : `${next.chapterKey}/${next.nodeId}`
  }
  return nodes
    .flatMap((node) => [
      `${node.id}>${onward(node, null)}`,
      ...node.options.map(({ id }) => `${node.id}.${id}>${onward(node, id)}`),
    ])
    .join(' ')
}

describe('ways by the order of ids', () => {
  it('[BH7] are kept where the same node comes next, and written out where another one would', () => {
    const game = gameOf(linear(1, 2, 3))
    const made = arrange(add('nodes/chapter_1/1'), game)
    expect(leads(made.game)).toBe('1>4 2>3 3>0 4>2')
    expect(made.game.contents[0]?.nodes.map(({ nextNodeId }) => nextNodeId)).toEqual([
      4,
      null,
      0,
      2,
    ])
    expect(leads(arrange(add('nodes/chapter_1/3'), game).game)).toBe('1>2 2>3 3>4 4>0')
  })

  it('[BH7] lead past what is removed, and as they did once two nodes changed places', () => {
    const game = gameOf(linear(1, 2, 3, 4))
    expect(leads(arrange(remove('nodes/chapter_1/2'), game).game)).toBe('1>3 3>4 4>0')
    expect(leads(arrange(remove('nodes/chapter_1/4'), game).game)).toBe('1>2 2>3 3>0')
    const swapped = arrange(move('nodes/chapter_1/2', 1), game).game
    expect(leads(swapped)).toBe('1>3 2>4 3>2 4>0')
    expect(leads(arrange(move('nodes/chapter_1/2', -1), swapped).game)).toBe('1>2 2>3 3>4 4>0')
  })

  it('[BH7] of options that have none of their own are those of their node still', () => {
    const game = gameOf([{ id: 1 }, { id: 2, ...CHOICE, nextNodeId: 3 }, { id: 3 }, { id: 4 }])
    const made = arrange(add('nodes/chapter_1/2'), game)
    expect(leads(made.game)).toBe('1>2 2>5 2.1>5 2.2>5 3>4 4>0 5>3')
    expect(made.game.contents[0]?.nodes[1]?.options).toEqual(CHOICE.options)
    const less = arrange(remove('nodes/chapter_1/3'), game).game
    expect(leads(less)).toBe('1>2 2>4 2.1>4 2.2>4 4>0')
    expect(less.contents[0]?.nodes[1]?.options).toEqual(CHOICE.options)
    const moved = arrange(move('nodes/chapter_1/2', 1), game).game
    expect(leads(moved)).toBe('1>3 2>4 2.1>4 2.2>4 3>2 4>0')
    expect(moved.contents[0]?.nodes[1]?.options).toEqual(CHOICE.options)
  })
})

describe('a way into another chapter', () => {
  const across = gameOf(
    [{ id: 1 }, { id: 2, nextNodeId: 'chapter_2_2' }, { id: 3, nextNodeId: 'chapter_2_1' }],
    linear(1, 2, 3),
  )

  it('[BH7] goes on to where it went from behind what is put before it', () => {
    const { game } = arrange(add('nodes/chapter_1/2'), across)
    expect(leads(game)).toBe('1>2 2>4 3>chapter_2/1 4>chapter_2/2')
    const tied = gameOf([{ id: 1, ...CHOICE, nextNodeId: 'chapter_2_1' }], linear(1))
    expect(leads(arrange(add('nodes/chapter_1/1'), tied).game)).toBe(
      '1>2 1.1>2 1.2>2 2>chapter_2/1',
    )
  })

  it('[BH7] leads past what is removed, by the name of what comes then', () => {
    expect(leads(arrange(remove('nodes/chapter_2/2'), across).game)).toBe(
      '1>2 2>chapter_2/3 3>chapter_2/1',
    )
    expect(leads(arrange(remove('nodes/chapter_1/2'), across).game)).toBe(
      '1>chapter_2/2 3>chapter_2/1',
    )
  })

  it('[BH7] is no way a node is moved along, and what leads in from there leads in still', () => {
    expect(refusal(move('nodes/chapter_1/2', 1), across)).toBe('edge')
    expect(refusal(move('nodes/chapter_2/1', -1), across)).toBe('edge')
    const game = gameOf([{ id: 1, nextNodeId: 'chapter_2_2' }], linear(1, 2, 3, 4))
    // nothing leads to the first node of the second chapter
    const swapped = arrange(move('nodes/chapter_2/3', 1), game).game
    expect(leads(swapped, 'chapter_2')).toBe('1>2 2>4 3>0 4>3')
  })
})

it('[BH7] two scenes that lead back and forth between each other do not change places', () => {
  const circle = gameOf([
    { id: 1, nextNodeId: 2 },
    { id: 2, nextNodeId: 1 },
  ])
  expect(refusal(move('nodes/chapter_1/1', 1), circle)).toBe('branches')
  expect(refusal(move('nodes/chapter_1/2', -1), circle)).toBe('branches')
})
