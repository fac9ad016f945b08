import { expect, it } from 'vitest'
import { aChapter, aTask } from '#fixtures/builders.ts'
import { addressOfTask, pathOfTask } from '#plugins/story/projections.ts'

const task = aTask({ id: 4 })

it('[BH16] a task stands in the outline of its chapter where that lists its tasks, else beside its nodes', () => {
  const listed = aChapter({ id: 2, tasks: [aTask({ id: 3 }), task] })
  expect([pathOfTask(listed, 1, 1), addressOfTask(listed, task)]).toEqual([
    'script_outline.chapters[1].tasks[1]',
    'story/chapters/2/tasks/4',
  ])
  const bare = aChapter({ id: 2, tasks: [] })
  expect([pathOfTask(bare, 1, 1), addressOfTask(bare, task)]).toEqual([
    'script_key_nodes_and_task_map.chapter_2.tasks[1]',
    'tasks/chapter_2/4',
  ])
})
