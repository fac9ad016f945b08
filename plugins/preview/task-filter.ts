import type { Task } from '#schemas/task.ts'
import { TASK_TYPE } from '#schemas/task.ts'

/** Which tasks are shown: all, one chapter's, or one NPC's. */
export type TaskFilter =
  | { by: 'all' }
  | { by: 'chapter'; chapterKey: string }
  | { by: 'npc'; npcId: number }

/** By chapter key (else its index), by role id as number or text. */
export function filterTasks(tasks: readonly Task[], filter: TaskFilter): Task[] {
  if (filter.by === 'all') return [...tasks]
  if (filter.by === 'npc')
    return tasks.filter((task) => String(task.roleId) === String(filter.npcId))
  return tasks.filter((task) =>
    task.chapterKey === ''
      ? `chapter_${task.chapterIndex}` === filter.chapterKey
      : task.chapterKey === filter.chapterKey,
  )
}

/** 0 main, 1 side, 2 hidden, any other normal. */
export function taskKindOf(task: Task): 'main' | 'side' | 'hidden' | 'normal' {
  if (task.type === TASK_TYPE.main) return 'main'
  if (task.type === TASK_TYPE.side) return 'side'
  return task.type === TASK_TYPE.hidden ? 'hidden' : 'normal'
}
