import { describe, expect, it } from 'vitest'
import { madeBy } from '#core/game/arrange.ts'
import type { Edit } from '#core/game/edits.ts'
import { aNode } from '#fixtures/builders.ts'
import { add, arrange, GAME } from './arranged-game.ts'

const value = (address: string): Edit => ({ address, value: null })
const link = (node: string): Edit => value(`nodes/chapter_1/${node}/nextNodeId`)

describe('what several edits made', () => {
  it('[BH2] is called by the largest thing they did it to, in whatever order they come', () => {
    const [option, task, chapter] = [
      value('nodes/chapter_1/1/options/2'),
      value('npcTasks/4'),
      { address: 'story/chapters/2', remove: true } as Edit,
    ]
    expect(madeBy([option, task, chapter])).toBe('removed_chapter')
    expect(madeBy([task, option])).toBe('added_task')
  })

  it('[BH2] is a moved node where all of them are ways, and nothing where one is a text or none is there', () => {
    expect(madeBy([link('1'), link('2')])).toBe('moved_node')
    expect(madeBy([link('1')])).toBe('chose_way')
    expect(madeBy([link('1'), value('npcs/1/name')])).toBeUndefined()
    expect(madeBy([value('nodes/chapter_1/1/speaker'), value('npcs/1/name')])).toBeUndefined()
    expect(madeBy([])).toBeUndefined()
    expect(madeBy([value('npcs/1/name')])).toBeUndefined()
  })
})

describe('the last node of a chapter', () => {
  it('[BH7] still ends it after a new node got the next id, and one before it still leads on by the order of ids', () => {
    const nodes = [1, 2, 3].map((id) => aNode({ id, nextNodeId: null }))
    const contents = [{ key: 'chapter_1', index: 1, nodes, tasks: [] }]
    const { game, at } = arrange(add('nodes/chapter_1/1'), { ...GAME, contents })
    expect(at).toBe('nodes/chapter_1/4')
    expect(game.contents[0]?.nodes.map(({ nextNodeId }) => nextNodeId)).toEqual([4, null, 0, 2])
  })
})
