import { describe, expect, it } from 'vitest'
import { FIRST_WORDS } from '#core/game/first-words.ts'
import { aTask } from '#fixtures/builders.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { add, arrange, edited, GAME, move, people, refusal, remove } from './arranged-game.ts'

const { name, target, condition } = FIRST_WORDS.en_US.task
/** A task nobody has written yet, as number `id` of a chapter. */
const firstTask = (id: number, chapterKey: string) => ({
  ...{ id, name, target, completeCondition: condition, reward: '', optionId: null, chapterKey },
  ...{ globalId: `${chapterKey}_${id}`, completionScheme: 'node' },
})
const highest = Math.max(...GAME.npcTasks.map(({ id }) => Number(id)))
const [first, ...others] = GAME.contents
const withTasks = (
  inOutline: GameSnapshot['npcTasks'],
  told: GameSnapshot['npcTasks'],
): GameSnapshot => ({
  ...GAME,
  chapters: GAME.chapters.map((one) => (one.id === 1 ? { ...one, tasks: inOutline } : one)),
  contents: [{ ...first, tasks: told }, ...others] as GameSnapshot['contents'],
})
const ids = (tasks: readonly { id: unknown }[] | undefined) => tasks?.map(({ id }) => id)

describe('a new task of a chapter', () => {
  it('[BH3] is a main one without a giver, which ends with its chapter, and has a number of its own', () => {
    const { game, at } = arrange(add('story/chapters/2/tasks'))
    const task = {
      ...firstTask(highest + 1, 'chapter_2'),
      ...{ type: 0, roleId: null, sourceType: 'main_task', chapterIndex: 2, keyNodeId: 6 },
    }
    expect(at).toBe(`story/chapters/2/tasks/${task.id}`)
    expect(game.chapters.map(({ tasks }) => tasks.at(-1)?.id === task.id)).toEqual([
      false,
      true,
      false,
    ])
    expect(game.chapters[1]?.tasks.at(-1)).toEqual(task)
    expect(game.contents[1]?.tasks).toEqual([...(GAME.contents[1]?.tasks ?? []), task])
    const higher = withTasks([aTask({ id: 900 })], [aTask({ id: 950 })])
    expect(arrange(add('story/chapters/2/tasks'), higher).at).toBe('story/chapters/2/tasks/951')
    expect(arrange(add('story/chapters/2/tasks'), withTasks([aTask({ id: 900 })], [])).at).toBe(
      'story/chapters/2/tasks/901',
    )
    expect(refusal(add('story/chapters/9/tasks'))).toBe('gone')
  })

  it('[BH3] stands where the others of its chapter are listed: in the outline, or with the scenes alone', () => {
    const told = [aTask({ id: 1 }), aTask({ id: 2 })]
    const alone = arrange(add('story/chapters/1/tasks'), withTasks([], told))
    expect(alone.at).toBe(`tasks/chapter_1/${highest + 1}`)
    expect(alone.game.chapters).toEqual(withTasks([], told).chapters)
    expect(ids(alone.game.contents[0]?.tasks)).toEqual([1, 2, highest + 1])
    const none = arrange(add('story/chapters/1/tasks'), withTasks([], []))
    expect(none.at).toBe(`story/chapters/1/tasks/${highest + 1}`)
    expect(none.game.chapters[0]?.tasks).toEqual(none.game.contents[0]?.tasks)
  })

  it('[BH3] of a chapter without scenes stands in the outline, and ends at none', () => {
    const untold = { ...GAME, contents: others }
    const { game, at } = arrange(add('story/chapters/1/tasks'), untold)
    expect(at).toBe(`story/chapters/1/tasks/${highest + 1}`)
    expect(game.contents).toEqual(others)
    expect(game.chapters[0]?.tasks.at(-1)).toMatchObject({ keyNodeId: null, chapterIndex: 1 })
  })
})

describe('a new task of a character', () => {
  it('[BH16] is a side one that they ask for', () => {
    const { game } = arrange(add(`npcs/${people[0]}/tasks`))
    expect(game.npcTasks.slice(0, -1)).toEqual(GAME.npcTasks)
    expect(game.npcTasks.at(-1)).toEqual({
      ...firstTask(highest + 1, 'chapter_1'),
      ...{ type: 1, roleId: people[0], sourceType: 'npc_task', chapterIndex: 1, keyNodeId: 2 },
    })
    expect(game.chapters.map(({ tasks }) => ids(tasks)?.includes(highest + 1))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('[BH16] stands in no outline that lists no tasks, and needs no scenes', () => {
    const bare = withTasks([], [])
    expect(arrange(add(`npcs/${people[0]}/tasks`), bare).game.chapters).toEqual(bare.chapters)
    const untold = { ...GAME, contents: [] }
    const made = arrange(add(`npcs/${people[0]}/tasks`), untold).game.npcTasks.at(-1)
    expect(made).toMatchObject({ chapterKey: 'chapter_1', chapterIndex: 1, keyNodeId: null })
    const later = { ...untold, chapters: GAME.chapters.slice(1) }
    expect(arrange(add(`npcs/${people[0]}/tasks`), later).game.npcTasks.at(-1)?.chapterKey).toBe(
      'chapter_2',
    )
    const nothing = arrange(add(`npcs/${people[0]}/tasks`), { ...untold, chapters: [] })
    expect(nothing.game.npcTasks.at(-1)?.chapterKey).toBe('chapter_1')
  })

  it('[BH16] is found under their number, also where a server wrote it as text', () => {
    const asked = arrange(add(`npcs/${people[1]}/tasks`)).game
    const npcTasks = asked.npcTasks.map((task, at, all) =>
      at === all.length - 1 ? { ...task, roleId: String(task.roleId) } : task,
    )
    const moved = arrange(move(`npcTasks/${highest + 1}`, -1), { ...asked, npcTasks }).game
    const place = GAME.npcTasks.findIndex(({ roleId }) => roleId === people[1])
    expect(moved.npcTasks[place]?.id).toBe(highest + 1)
    expect(moved.npcTasks.at(-1)?.id).toBe(GAME.npcTasks[place]?.id)
  })
})

describe('a task', () => {
  const [one, two, three] = [1, 2, 3].map((id) => aTask({ id })) as [never, never, never]

  it('[BH1] changes places in the outline alone, and one of the scenes has no order of its own', () => {
    const game = withTasks([one, two, three], [one, two, three])
    const moved = arrange(move('story/chapters/1/tasks/1', 1), game).game
    expect(ids(moved.chapters[0]?.tasks)).toEqual([2, 1, 3])
    expect(moved.chapters.slice(1)).toEqual(GAME.chapters.slice(1))
    expect(moved.contents).toEqual(game.contents)
    expect(refusal(move('story/chapters/1/tasks/3', 1), game)).toBe('edge')
    expect(refusal(move('tasks/chapter_1/1', 1), game)).toBe('edge')
    expect(refusal(move('tasks/chapter_9/1', 1), game)).toBe('gone')
    expect(refusal(move('story/chapters/1/tasks/9', 1), game)).toBe('gone')
    expect(refusal(remove('story/chapters/9/tasks/1'), game)).toBe('gone')
  })

  it('[BH1] that is removed goes wherever it is told, and none of another chapter with its number', () => {
    const elsewhere = {
      ...(others[0] as GameSnapshot['contents'][number]),
      tasks: [{ ...aTask({ id: 2 }), chapterKey: 'chapter_2' }],
    }
    const game: GameSnapshot = {
      ...withTasks([one, two], [one, two, three]),
      npcTasks: [aTask({ id: 2 }), aTask({ id: 7 })],
    }
    const all = { ...game, contents: [...game.contents.slice(0, 1), elsewhere] }
    for (const at of ['story/chapters/1/tasks/2', 'tasks/chapter_1/2', 'npcTasks/2']) {
      const gone = arrange(remove(at), all).game
      expect(ids(gone.chapters[0]?.tasks), at).toEqual([1])
      expect(gone.contents.map(({ tasks }) => ids(tasks))).toEqual([[1, 3], [2]])
      expect(ids(gone.npcTasks)).toEqual([7])
    }
    expect(edited(GAME, arrange(remove('tasks/chapter_2/1')).game).contents[1]?.tasks).toEqual([])
  })
})
