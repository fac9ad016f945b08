import { describe, expect, it } from 'vitest'
import { aTask } from '#fixtures/builders.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { SIZES } from '#schemas/limits.ts'
import { add, arrange, GAME, move, people, places, refusal, remove } from './arranged-game.ts'

const keys = ({ contents }: GameSnapshot) => contents.map(({ key }) => key)
const ids = (list: readonly { id: unknown }[]) => list.map(({ id }) => id)

describe('a chapter', () => {
  it('[BH1] takes its scenes and all its tasks along to its new place, and nothing of the others', () => {
    const { game, at } = arrange(move('story/chapters/1', 1))
    expect(at).toBe('story/chapters/1')
    expect(ids(game.chapters)).toEqual([2, 1, 3])
    expect(keys(game)).toEqual(['chapter_2', 'chapter_1', 'chapter_3'])
    for (const { key, index, nodes, tasks } of game.contents) {
      expect(index).toBe({ chapter_1: 2, chapter_2: 1, chapter_3: 3 }[key])
      for (const { chapterIndex } of [...nodes, ...tasks]) expect(chapterIndex).toBe(index)
    }
    const told = new Map(game.contents.map(({ key, index }) => [key, index]))
    for (const task of [...game.npcTasks, ...game.chapters.flatMap(({ tasks }) => tasks)])
      expect(task.chapterIndex, task.globalId).toBe(told.get(task.chapterKey))
    expect(game.chapters[2]).toEqual(GAME.chapters[2])
    expect(game.contents[2]).toEqual(GAME.contents[2])
    expect(arrange(move('story/chapters/1', -1), game).game).toEqual(GAME)
  })

  it('[BH1] beside one that has no scenes yet keeps its place in the telling', () => {
    const untold = { ...GAME, contents: GAME.contents.filter(({ key }) => key !== 'chapter_2') }
    const { game } = arrange(move('story/chapters/2', -1), untold)
    expect(ids(game.chapters)).toEqual([2, 1, 3])
    expect(game.contents).toEqual(untold.contents)
    const outside = { ...GAME.contents[0], key: 'coda', index: null, nodes: [], tasks: [] }
    const more = {
      ...GAME,
      contents: [outside as GameSnapshot['contents'][number], ...GAME.contents],
    }
    expect(keys(arrange(move('story/chapters/3', -1), more).game)).toEqual([
      ...['chapter_1', 'chapter_3', 'chapter_2'],
      'coda',
    ])
    // what has no place in the telling stays behind all that has one, as it stood
    const last = { ...more, contents: [...GAME.contents, ...more.contents.slice(0, 1)] }
    const two = { ...last, contents: [...last.contents, { ...outside, key: 'epilogue' }] }
    expect(keys(arrange(move('story/chapters/3', -1), two as GameSnapshot).game)).toEqual([
      ...['chapter_1', 'chapter_3', 'chapter_2'],
      ...['coda', 'epilogue'],
    ])
  })

  it('[BH1] that is removed takes its scenes and its tasks along, wherever these are told', () => {
    const npcTasks = [...GAME.npcTasks, aTask({ id: 900, chapterKey: 'chapter_2' })]
    const { game } = arrange(remove('story/chapters/2'), { ...GAME, npcTasks })
    expect(ids(game.chapters)).toEqual([1, 3])
    expect(keys(game)).toEqual(['chapter_1', 'chapter_3'])
    expect(game.contents).toEqual([GAME.contents[0], GAME.contents[2]])
    const kept = GAME.npcTasks.filter(({ chapterKey }) => chapterKey !== 'chapter_2')
    expect(kept.length).toBeLessThan(GAME.npcTasks.length)
    expect(game.npcTasks).toEqual(kept)
  })

  it('[BH4] is refused at an end, where it is gone, and where it is the last', () => {
    expect(refusal(move('story/chapters/1', -1))).toBe('edge')
    expect(refusal(move('story/chapters/3', 1))).toBe('edge')
    expect(refusal(move('story/chapters/9', 1))).toBe('gone')
    expect(refusal(remove('story/chapters/9'))).toBe('gone')
    const two = { ...GAME, chapters: GAME.chapters.slice(0, 2) }
    expect(ids(arrange(remove('story/chapters/1'), two).game.chapters)).toEqual([2])
  })
})

describe('a list', () => {
  it.each([
    ['npcs', people, (game: GameSnapshot) => game.npcs],
    ['locations', places, (game: GameSnapshot) => game.locations],
  ] as const)(
    '[BH1] of %s loses and moves one, and keeps all others as they are',
    (part, all, of) => {
      const [one, two, ...rest] = all
      const moved = arrange(move(`${part}/${one}`, 1))
      expect(moved.at).toBe(`${part}/${one}`)
      expect(ids(of(moved.game))).toEqual([two, one, ...rest])
      expect(ids(of(arrange(move(`${part}/${one}`, -1), moved.game).game))).toEqual(all)
      expect(ids(of(arrange(remove(`${part}/${two}`)).game))).toEqual([one, ...rest])
      expect(refusal(move(`${part}/${all.at(-1)}`, 1))).toBe('edge')
      expect(refusal(move(`${part}/nobody`, 1))).toBe('gone')
      expect(refusal(remove(`${part}/nobody`))).toBe('gone')
    },
  )

  it('[BH4] [LM1] takes something new up to its last entry, and no more', () => {
    const locations = Array.from({ length: SIZES.entries }, (_, at) => ({
      ...(GAME.locations[0] as GameSnapshot['locations'][number]),
      id: `p${at}`,
    }))
    expect(refusal(add('locations'), { ...GAME, locations })).toBe('full')
    expect(refusal(add('locations'), { ...GAME, locations: locations.slice(1) })).toBeNull()
  })
})
