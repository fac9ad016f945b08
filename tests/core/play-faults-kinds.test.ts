import { expect, it } from 'vitest'
import { type PlayFault, playFaults } from '#core/game/play-faults.ts'
import { aGame, aLocation, aNode, anNpc, anOption, aTask } from '#fixtures/builders.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'

const NPCS = [anNpc({ id: 1, name: 'Ada' }), anNpc({ id: 2, name: 'Tomas' })]
/** A game of one chapter that holds, but for what its nodes and tasks say otherwise. */
function faultsOf(nodes: Partial<KeyNode>[], tasks: Partial<Task>[] = [], more = {}): PlayFault[] {
  const told = nodes.map((one, at) => aNode({ id: at + 1, ...one }))
  const asked = tasks.map((one, at) => aTask({ id: at + 1, name: `Task ${at + 1}`, ...one }))
  const contents = [{ key: 'chapter_1', index: 1, nodes: told, tasks: asked }]
  const game: GameSnapshot = aGame({ npcs: NPCS, locations: [aLocation()], contents })
  return playFaults({ ...game, ...more })
}
/** What is wrong with a node. */
const at = (
  kind: PlayFault['kind'],
  nodeId: number,
  optionId: string | null = null,
): PlayFault => ({
  ...{ kind, at: `nodes/chapter_1/${nodeId}`, name: '', optionId },
  node: { chapterKey: 'chapter_1', nodeId },
})
/** What is wrong with a task of the chapter, or with something else that has a name. */
const named = (kind: PlayFault['kind'], address: string, name: string): PlayFault => ({
  ...{ kind, at: address, name, node: null, optionId: null },
})

it('[BH9] a game without a fault has none, whatever kinds of ids it has', () => {
  const options = [anOption({ id: 'a' }), anOption({ id: 2 })]
  const nodes: Partial<KeyNode>[] = [
    { speaker: 2 },
    { type: 'puzzle', options, answerId: 'a', locationId: '' },
  ]
  const tasks: Partial<Task>[] = [
    { roleId: '1', keyNodeId: '2', optionId: '2' },
    { roleId: 0, keyNodeId: 1, optionId: null },
    { roleId: null, keyNodeId: null, optionId: 'x' },
  ]
  expect(faultsOf(nodes, tasks)).toEqual([])
  expect(playFaults(aGame())).toEqual([])
})

it('[BH9] a way that names no node is told with its option, and with its node where it is taken', () => {
  const options = [anOption({ id: 1, nextNodeId: 2 }), anOption({ id: 'b', nextNodeId: 99 })]
  expect(faultsOf([{ type: 'option', options }, {}])).toEqual([at('way', 1, 'b'), at('way', 1)])
  expect(faultsOf([{ nextNodeId: 99 }, {}])).toEqual([at('way', 1), at('unreached', 2)])
})

it('[BH9] a node nobody comes to, and one that leads to no ending', () => {
  expect(faultsOf([{ nextNodeId: 3 }, {}, {}])).toEqual([at('unreached', 2)])
  expect(faultsOf([{}, { nextNodeId: 3 }, { nextNodeId: 2 }])).toEqual(
    [1, 2, 3].map((id) => at('deadEnd', id)),
  )
})

it('[BH9] a speaker, a place and an answer that are not there, each at its node', () => {
  const options = [anOption({ id: 1 }), anOption({ id: 2 })]
  const riddle = { type: 'wordGame', options, answerId: 3 } as const
  expect(faultsOf([{ speaker: 3 }, { locationId: 'cellar' }, riddle])).toEqual([
    at('speaker', 1),
    at('location', 2),
    at('answer', 3),
  ])
})

it('[BH9] who asks for a task, the node it ends at and its option, in every telling of it', () => {
  const nodes: Partial<KeyNode>[] = [{}, { type: 'option', options: [anOption({ id: 1 })] }]
  const told = [{ roleId: 9 }, { keyNodeId: 7 }, { keyNodeId: 2, optionId: 5 }, { optionId: 1 }]
  const inChapter = (id: number) => `tasks/chapter_1/${id}`
  expect(faultsOf(nodes, told)).toEqual([
    named('role', inChapter(1), 'Task 1'),
    named('node', inChapter(2), 'Task 2'),
    named('option', inChapter(3), 'Task 3'),
    named('option', inChapter(4), 'Task 4'),
  ])
  const task = aTask({ id: 8, name: 'Ask', roleId: 9 })
  const elsewhere = {
    npcTasks: [task],
    chapters: [{ id: 4, title: '', summary: '', tasks: [task] }],
  }
  expect(faultsOf(nodes, [], elsewhere)).toEqual([
    named('role', 'npcTasks/8', 'Ask'),
    named('role', 'story/chapters/4/tasks/8', 'Ask'),
  ])
})

it('[BH9] a task of a chapter that is not told may end anywhere, and else in its own alone', () => {
  const [first, second] = [aNode({ id: 1 }), aNode({ id: 5, chapterKey: 'chapter_2' })]
  const contents = [
    { key: 'chapter_1', index: 1, nodes: [first], tasks: [] },
    { key: 'chapter_2', index: 2, nodes: [second], tasks: [] },
  ]
  const told = (chapterKey: string) =>
    faultsOf([], [], { contents, npcTasks: [aTask({ id: 1, chapterKey, keyNodeId: 5 })] })
  expect(told('coda')).toEqual([])
  expect(told('chapter_2')).toEqual([])
  expect(told('chapter_1').map(({ kind }) => kind)).toEqual(['node'])
})

it('[BH9] somebody whose name another one bore before, and each after them', () => {
  const npcs = ['Ada', 'Tomas', 'Ada', 'Ada'].map((name, place) => anNpc({ id: place + 1, name }))
  expect(faultsOf([{}], [], { npcs })).toEqual([
    named('name', 'npcs/3', 'Ada'),
    named('name', 'npcs/4', 'Ada'),
  ])
})
