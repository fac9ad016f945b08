import { describe, expect, it } from 'vitest'
import { aTask } from '#fixtures/builders.ts'
import { filterTasks, taskKindOf } from '#plugins/preview/task-filter.ts'

describe('the tasks preview', () => {
  const tasks = [
    aTask({ id: 1, chapterKey: 'chapter_1', roleId: 3 }),
    aTask({ id: 2, chapterKey: 'chapter_2', chapterIndex: 2, roleId: '3' }),
    aTask({ id: 3, chapterKey: '', chapterIndex: 2, roleId: null }),
  ]

  it('[TK2] filters by chapter key, else index, and by role id as number or text', () => {
    const ids = (filter: Parameters<typeof filterTasks>[1]) =>
      filterTasks(tasks, filter).map((task) => task.id)
    expect(ids({ by: 'all' })).toEqual([1, 2, 3])
    expect(ids({ by: 'chapter', chapterKey: 'chapter_2' })).toEqual([2, 3])
    expect(ids({ by: 'npc', npcId: 3 })).toEqual([1, 2])
  })

  it('[TK4] calls 0 main, 1 side, 2 hidden and anything else normal', () => {
    expect([0, 1, 2, 7].map((type) => taskKindOf(aTask({ type })))).toEqual([
      'main',
      'side',
      'hidden',
      'normal',
    ])
  })
})
