import { describe, expect, it } from 'vitest'
import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { lengthFaults, pathLength } from '#server/storyteller/builtin/proof/length-faults.ts'
import { shapeFaults } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { proseFaults } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, gameOf } from './ideas.ts'

const game = gameOf(briefOf('A cat opens a bakery on Mars', 'en_US'))
const [first] = game.contents as [ChapterContent, ...ChapterContent[]]
const nodes = game.contents.flatMap((chapter) => chapter.nodes)
const oneOf = (type: KeyNode['type']): KeyNode => {
  const found = nodes.find((node) => node.type === type)
  if (found === undefined) throw new Error(`the game has no ${type}`)
  return found
}
const [option, puzzle, wordGame] = [oneOf('option'), oneOf('puzzle'), oneOf('wordGame')]

const inChapters = (change: (chapter: ChapterContent) => ChapterContent): Game => ({
  ...game,
  contents: game.contents.map(change),
})
const inNodes = (change: (node: KeyNode) => KeyNode): Game =>
  inChapters((chapter) => ({ ...chapter, nodes: chapter.nodes.map(change) }))
const withNode = ({ id }: KeyNode, change: (node: KeyNode) => Partial<KeyNode>): Game =>
  inNodes((node) => (node.id === id ? { ...node, ...change(node) } : node))
const inFirst = (change: Partial<ChapterContent>): Game =>
  inChapters((chapter) => (chapter === first ? { ...chapter, ...change } : chapter))
const task = first.tasks[0] as ChapterContent['tasks'][number]
const withTask = (change: Partial<typeof task>): Game =>
  inFirst({ tasks: first.tasks.map((one) => (one === task ? { ...one, ...change } : one)) })
const { kit } = game
const [role] = kit.roles

describe('the form of a game', () => {
  it('[TL19] has no fault where nothing is spoiled', () => {
    expect([...shapeFaults(game), ...proseFaults(game), ...lengthFaults(game)]).toEqual([])
  })

  it.each<[string, Game]>([
    ['elements.title: ', { ...game, elements: { ...game.elements, title: 5 as never } }],
    [
      `${option.id}: offers no choice`,
      withNode(option, ({ options }) => ({ options: options.slice(1, 2) })),
    ],
    [
      `${option.id}: an option without words`,
      withNode(option, ({ options }) => ({
        options: options.map((one) => ({ ...one, content: ' ' })),
      })),
    ],
    [
      `${option.id}: an option without words`,
      withNode(option, ({ options }) => ({
        options: options.map((one) => ({ ...one, reply: ' ' })),
      })),
    ],
    [
      'two nodes or options share an id',
      withNode(option, ({ options }) => ({ options: options.map((one) => ({ ...one, id: 7 })) })),
    ],
    [
      `${puzzle.id}: the question is not asked again`,
      inNodes((node) => (node.id === puzzle.nextNodeId ? { ...node, type: 'text' } : node)),
    ],
    [`${puzzle.id}: a puzzle without a question`, withNode(puzzle, () => ({ puzzle: ' ' }))],
    [
      `${wordGame.id}: right and wrong are answered alike`,
      withNode(wordGame, ({ options }) => ({
        options: options.map((one) => ({ ...one, reply: 'So be it.' })),
      })),
    ],
    [`${wordGame.id}: its answer is no option`, withNode(wordGame, () => ({ answerId: 'none' }))],
    [`${first.key}: only 11 nodes`, inFirst({ nodes: first.nodes.slice(0, 11) })],
    [
      `${first.key}: no wordGame`,
      inFirst({
        nodes: first.nodes.map((node) =>
          node.type === 'wordGame' ? { ...node, type: 'option' as const } : node,
        ),
      }),
    ],
    [`${first.key}: no task of its own`, inFirst({ tasks: [] })],
    [`task ${task.id}: its node is not there`, withTask({ keyNodeId: '999999' })],
    [`task ${task.id}: its option is not there`, withTask({ optionId: 'none' })],
    [`task ${task.id}: has no words`, withTask({ name: '' })],
    [`task ${task.id}: has no words`, withTask({ target: '' })],
    [
      'no hidden task',
      {
        ...inChapters((chapter) => ({
          ...chapter,
          tasks: chapter.tasks.filter(({ type }) => type !== TASK_TYPE.hidden),
        })),
        npcTasks: game.npcTasks.filter(({ type }) => type !== TASK_TYPE.hidden),
      },
    ],
    [
      `${game.npcs[0]?.name} asks nothing`,
      { ...game, npcTasks: game.npcTasks.filter(({ roleId }) => roleId !== game.npcs[0]?.id) },
    ],
    [
      'two people share a name',
      { ...game, npcs: game.npcs.map((npc) => ({ ...npc, name: 'Ada' })) },
    ],
    [
      `${role?.occupation}: an age that runs backwards`,
      {
        ...game,
        kit: {
          ...kit,
          roles: kit.roles.map((one) => ({ ...one, age: [60, 20] as const })),
        } as unknown as Game['kit'],
      },
    ],
    [
      `${first.key}: two nodes share an id`,
      inFirst({ nodes: [...first.nodes, ...first.nodes.slice(-1)] }),
    ],
    [
      `${first.key}: choices that change nothing`,
      inFirst({
        nodes: first.nodes.map((node) => ({
          ...node,
          options: node.options.map((one) => ({
            ...one,
            nextNodeId: node.options[0]?.nextNodeId ?? null,
          })),
        })),
      }),
    ],
    [
      `${first.key}: fewer than two real branches`,
      inFirst({
        nodes: first.nodes.map((node) => ({
          ...node,
          options: node.options.map((one) => ({
            ...one,
            nextNodeId: node.options[0]?.nextNodeId ?? null,
          })),
        })),
      }),
    ],
  ])('[TL9] [TL10] [TL12] [TL19] is told of as: %s', (fault, spoiled) => {
    expect(shapeFaults(spoiled).some((one) => one.startsWith(fault))).toBe(true)
  })
})

it('[TL9] [TL15] a puzzle alone brings a question, and a test alone an answer', () => {
  const kinds = nodes.map(({ type, puzzle, prompt, answerId }) => ({
    type,
    asks: puzzle !== '' || prompt !== '',
    answers: answerId !== null,
  }))
  expect(kinds.filter(({ type, asks }) => asks !== (type === 'puzzle'))).toEqual([])
  expect(kinds.filter(({ type, answers }) => answers && /^(?:text|puzzle)$/.test(type))).toEqual([])
})

describe('the words of a game', () => {
  const text = nodes.find(({ type, content }) => type === 'text' && content.length > 60) as KeyNode
  const saying = (words: string) =>
    withNode(text, ({ content }) => ({ content: `${content} ${words}` }))

  it.each([
    ['left open', saying('Then {name} came.')],
    ['left open', saying('Then undefined came.')],
    ['markdown in a plain text', saying('Then *she* came.')],
    ['another script', saying('Then 彼女 came.')],
    [`${text.id}: says nothing`, withNode(text, () => ({ content: ' ' }))],
    [
      'words repeat',
      withNode(nodes[0] as KeyNode, () => ({ content: 'so it went on '.repeat(100) })),
    ],
    [
      `${nodes.length - 1} of`,
      inNodes((node) => ({ ...node, content: 'It was as quiet as before.' })),
    ],
  ])('[TL13] [TL24] are told of as: %s', (fault, spoiled) => {
    expect(proseFaults(spoiled).some((one) => one.startsWith(fault))).toBe(true)
  })

  it('[TL23] are counted on the shortest and on the longest path', () => {
    const node = (id: number, content: string, rest: Partial<KeyNode> = {}): KeyNode => ({
      ...text,
      ...{ id, content, type: 'text', options: [], puzzle: '', nextNodeId: 0 },
      ...rest,
    })
    const choice = (id: number, content: string, reply: string, nextNodeId: number) => ({
      ...(option.options[0] as KeyNode['options'][number]),
      ...{ id, content, reply, nextNodeId },
    })
    const chapter: ChapterContent = {
      ...first,
      nodes: [
        node(1, 'one two', {
          type: 'option',
          puzzle: 'three',
          options: [choice(11, 'four', 'five six', 2), choice(12, 'seven', 'eight', 3)],
        }),
        node(2, 'a b c d', { nextNodeId: 3 }),
        node(3, 'e'),
      ],
    }
    expect(pathLength(chapter, 'en_US', Math.min)).toBe(5 + 1 + 1)
    expect(pathLength(chapter, 'en_US', Math.max)).toBe(5 + 2 + 4 + 1)
    expect(pathLength({ ...chapter, nodes: chapter.nodes.toReversed() }, 'en_US', Math.max)).toBe(
      12,
    )
    expect(pathLength({ ...chapter, nodes: [] }, 'en_US', Math.max)).toBe(0)
    expect(pathLength({ ...chapter, nodes: [node(1, '灯，火 a1')] }, 'zh_CN', Math.max)).toBe(4)
  })

  it('[TL23] are told of where there are too few', () => {
    const short = inNodes((node) => ({
      ...node,
      content: 'Yes.',
      options: node.options.map((one) => ({ ...one, reply: 'So.' })),
    }))
    const faults = lengthFaults(short)
    expect(faults.filter((one) => /^chapter_\d: read in \d+$/.test(one))).toHaveLength(
      game.contents.length,
    )
    expect(faults.at(-1)).toMatch(/^a branch has only \d+ of its own$/)
  })
})
