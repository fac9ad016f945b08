import { describe, expect, it } from 'vitest'
import { madeBy } from '#core/game/arrange.ts'
import { choicesAt } from '#core/game/arrange-choices.ts'
import { editsBetween } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import {
  add,
  arrange,
  choose,
  edited,
  GAME,
  inOrder,
  move,
  people,
  places,
  refusal,
  remove,
} from './arranged-game.ts'

describe('what of a node is chosen', () => {
  const nodeOf = (game: GameSnapshot, id: number) =>
    game.contents[0]?.nodes.find((node) => node.id === id)

  it('[BH13] is its speaker, its place, its right option, and where it and its options lead', () => {
    const fields = (id: number) =>
      choicesAt(GAME, `nodes/chapter_1/${id}`).map(({ field }) => field)
    expect(fields(1)).toEqual(['speaker', 'locationId', 'nextNodeId'])
    expect(fields(2)).toEqual(['speaker', 'locationId'])
    expect(fields(5)).toEqual(['speaker', 'locationId', 'answerId'])
    const [way, ...others] = choicesAt(GAME, 'nodes/chapter_1/2/options/1')
    expect(others).toEqual([])
    expect(way).toMatchObject({ at: 'nodes/chapter_1/2/options/1/nextNodeId', value: '3' })
    expect(way?.offered).toEqual(['', 1, 3, 4, 5, 6, 0])
    expect(choicesAt(GAME, 'nodes/chapter_9/1')).toEqual([])
    expect(choicesAt(GAME, `npcs/${people[0]}`)).toEqual([])
  })

  it('[BH13] stands at one of what is offered, also where none is right, and where it goes on by order', () => {
    const open = {
      ...GAME,
      contents: GAME.contents.map((content) => ({
        ...content,
        nodes: content.nodes.map((node) => ({ ...node, answerId: null, nextNodeId: null })),
      })),
    }
    for (const game of [GAME, open])
      for (const { key, nodes } of game.contents)
        for (const { id } of nodes)
          for (const { at, value, offered } of choicesAt(game, `nodes/${key}/${id}`))
            expect([at, value === '' || offered.map(String).includes(value)]).toEqual([at, true])
    const valuesOf = (id: number) =>
      choicesAt(open, `nodes/chapter_1/${id}`).map(({ field, value }) => [field, value])
    expect(valuesOf(1)).toContainEqual(['nextNodeId', ''])
    expect(valuesOf(5)).toContainEqual(['answerId', ''])
  })

  it('[BH13] is written as an id of its own kind, and nothing else of the node changes', () => {
    for (const [what, field, value] of [
      [choose('nodes/chapter_1/1/speaker', `${people[1]}`), 'speaker', people[1]],
      [choose('nodes/chapter_1/1/locationId', `${places[1]}`), 'locationId', places[1]],
      [choose('nodes/chapter_1/1/nextNodeId', ''), 'nextNodeId', null],
      [choose('nodes/chapter_1/1/nextNodeId', '4'), 'nextNodeId', 4],
    ] as const) {
      const { game, at } = arrange(what)
      expect(at).toBe('nodes/chapter_1/1')
      expect(nodeOf(game, 1)).toEqual({ ...nodeOf(GAME, 1), [field]: value })
    }
    const led = arrange(choose('nodes/chapter_1/2/options/1/nextNodeId', '4')).game
    const [first, ...rest] = nodeOf(led, 2)?.options ?? []
    const [was, ...others] = nodeOf(GAME, 2)?.options ?? []
    expect(first).toEqual({ ...was, nextNodeId: 4 })
    expect(rest).toEqual(others)
  })

  it('[BH14] is offered by the game, else it is refused', () => {
    expect(refusal(choose('nodes/chapter_1/1/speaker', '99'))).toBe('gone')
    expect(refusal(choose('nodes/chapter_1/1/locationId', 'nowhere'))).toBe('gone')
    expect(refusal(choose('nodes/chapter_1/1/answerId', '1'))).toBe('gone')
    expect(refusal(choose('nodes/chapter_1/1/nextNodeId', '1'))).toBe('gone')
    expect(refusal(choose('nodes/chapter_1/9/speaker', '0'))).toBe('gone')
    expect(refusal(choose(`npcs/${people[0]}/name`, 'Ada'))).toBe('gone')
  })
})

describe('what a character asks for', () => {
  const [, her] = people
  const theirs = (game: GameSnapshot) => game.npcTasks.filter(({ roleId }) => roleId === her)

  it('[BH16] is a task of theirs that ends where they speak first, and stands in its outline', () => {
    const { game, at } = arrange(add(`npcs/${her}/tasks`))
    const task = theirs(game).at(-1)
    expect(at).toBe(`npcTasks/${task?.id}`)
    expect(task).toMatchObject({ roleId: her, type: 1, sourceType: 'npc_task' })
    expect(task).toMatchObject({ chapterKey: 'chapter_1', keyNodeId: 3, optionId: null })
    expect(game.chapters[0]?.tasks.at(-1)).toEqual(task)
    expect(game.contents).toEqual(GAME.contents)
    expect(refusal(add('npcs/99/tasks'))).toBe('gone')
    const silent = arrange(add('npcs'))
    const asked = arrange(add(`${silent.at}/tasks`), silent.game).game.npcTasks.at(-1)
    expect(asked).toMatchObject({ chapterKey: 'chapter_1', keyNodeId: 6 })
  })

  it('[BH16] changes places among their own alone, and what is removed is gone everywhere', () => {
    const { game, at } = arrange(add(`npcs/${her}/tasks`))
    const before = theirs(game).map(({ id }) => id)
    const swapped = arrange(move(at, -1), game).game
    expect(theirs(swapped).map(({ id }) => id)).toEqual(before.toReversed())
    const others = ({ npcTasks }: GameSnapshot) => npcTasks.filter(({ roleId }) => roleId !== her)
    expect(others(swapped)).toEqual(others(game))
    expect(edited(game, swapped)).toEqual(inOrder(decodeGame(encodeGame(swapped, 0, '')).game))
    expect(madeBy(editsBetween(game, swapped))).toBe('moved_task')
    expect(refusal(move(at, 1), game)).toBe('edge')
    const gone = arrange(remove(at), game).game
    expect(theirs(gone)).toEqual(theirs(GAME))
    expect(gone.chapters).toEqual(GAME.chapters)
  })
})
