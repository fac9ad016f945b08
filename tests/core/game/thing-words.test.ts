import { describe, expect, it } from 'vitest'
import { readsOtherwise, wordsAt } from '#core/game/thing-words.ts'
import { aChapter, aGame, aNode, anNpc, anOption, aTask } from '#fixtures/builders.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Task } from '#schemas/task.ts'

const ADA = anNpc({ id: 7, name: 'Ada' })
const nodeWords = (given: Partial<KeyNode>): string => {
  const nodes = [aNode({ id: 3, content: 'The tide is out.', ...given }), aNode({ id: 4 })]
  const contents = [{ key: 'chapter_1', index: 1, nodes, tasks: [] }]
  return wordsAt(aGame({ npcs: [ADA], contents }), 'nodes/chapter_1/3')
}
const TASK: Partial<Task> = { name: 'Ask', target: 'Hear her.', completeCondition: 'Heard.' }
const taskWords = (given: Partial<Task>): string =>
  wordsAt(
    aGame({ npcs: [ADA], npcTasks: [aTask({ id: 5, ...TASK, reward: 'A key', ...given })] }),
    'npcTasks/5',
  )

describe('what stands at an address', () => {
  it('[CU10] [DC1] of a node is who speaks, all it says, each option and where these lead', () => {
    expect(nodeWords({})).toBe('The tide is out.')
    expect(nodeWords({ speaker: 7 })).toBe('Ada\n\nThe tide is out.')
    expect(nodeWords({ speaker: 8 })).toBe('The tide is out.')
    expect(nodeWords({ prompt: 'Say it.', puzzle: 'What floats?', nextNodeId: 4 })).toBe(
      'The tide is out.\n\nSay it.\n\nWhat floats?\n\n→ 4',
    )
    const options = [
      anOption({ id: 1, content: 'Wood', reply: 'Yes.', nextNodeId: 4 }),
      anOption({ id: 2, content: 'Stone', reply: 'No.' }),
    ]
    expect(nodeWords({ content: ' ', options })).toBe('○ Wood → 4\nYes.\n\n○ Stone\nNo.')
    expect(nodeWords({ content: '', options, answerId: '2' })).toBe(
      '○ Wood → 4\nYes.\n\n✓ Stone\nNo.',
    )
  })

  it('[CU10] [DC1] of a task is who gives it, what it says, and the node and the option it ends at', () => {
    const said = 'Ask\n\nHear her.\n\nHeard.\n\nA key'
    expect(taskWords({ keyNodeId: null })).toBe(said)
    expect(taskWords({ keyNodeId: 3 })).toBe(`${said}\n\n→ 3`)
    expect(taskWords({ roleId: '7', keyNodeId: 3, optionId: 2 })).toBe(`Ada\n\n${said}\n\n→ 3 → 2`)
    expect(taskWords({ roleId: 9, keyNodeId: null })).toBe(said)
  })

  it('[DC1] of a text is the text, of another thing its texts, and where nothing is nothing', () => {
    const tasks = [aTask({ id: 1, ...TASK, reward: '', keyNodeId: 3 })]
    const chapters = [aChapter({ id: 2, title: 'Ebb', summary: 'It falls.', tasks })]
    const game = aGame({ npcs: [ADA], chapters, elements: { title: 'Low Tide' } })
    expect(wordsAt(game, 'basics/title')).toBe('Low Tide')
    expect(wordsAt(game, 'npcs/7/name')).toBe('Ada')
    expect(wordsAt(game, 'npcs/7').split('\n\n').slice(0, 2)).toEqual(['Ada', ADA.gender])
    expect(wordsAt(game, 'story/chapters/2')).toBe('Ebb\n\nIt falls.\n\nAsk\n\nHear her.\n\nHeard.')
    expect(wordsAt(game, 'story/chapters/2/tasks/1')).toBe('Ask\n\nHear her.\n\nHeard.\n\n→ 3')
    for (const none of ['npcs/77', 'nodes/chapter_1/3', 'npcTasks/5', 'basics/intro', ''])
      expect(wordsAt(game, none), none).toBe('')
  })
})

describe('a place by now', () => {
  const game = aGame({ npcs: [ADA], elements: { title: 'Low Tide' } })
  const reads = (address: string, before: string, isWhole?: boolean) =>
    readsOtherwise(game, { address, before }, isWhole)

  it('[CH91] reads otherwise where its text is another one', () => {
    expect(reads('basics/title', 'Low Tide')).toBe(false)
    expect(reads('basics/title', 'High Tide')).toBe(true)
  })

  it('[CH91] that shows a picture reads as it did, whatever it shows by now', () => {
    const before = 'http://pictures.test/1.webp'
    expect(reads('npcs/7/photo', before)).toBe(false)
    const seen = { ...game, npcs: [{ ...ADA, photo: 'http://pictures.test/2.webp' }] }
    expect(readsOtherwise(seen, { address: 'npcs/7/photo', before })).toBe(false)
  })

  it('[CH91] that is a thing reads otherwise once it is gone, and one that is to be added never does', () => {
    expect(reads('npcs/7', 'Somebody else')).toBe(false)
    expect(reads('npcs/8', 'Somebody else')).toBe(true)
    expect(reads('npcs/8', '')).toBe(false)
  })

  it('[CH91] of a plan that is carried out whole reads otherwise by any of its words', () => {
    expect(reads('npcs/7', wordsAt(game, 'npcs/7'), true)).toBe(false)
    expect(reads('npcs/7', 'Somebody else', true)).toBe(true)
    expect(reads('npcs/8', '', true)).toBe(false)
  })
})
