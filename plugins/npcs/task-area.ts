import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

/** What a part of an NPC's task is called, and where it stands; nothing for a task nobody placed. */
export function taskArea(
  task: Task,
  paths: ReadonlyMap<Task, string>,
  field: Parameters<typeof gamePath.ofTask>[1],
): { title: string; path: string } | undefined {
  const path = paths.get(task)
  return path === undefined ? undefined : { title: task.name, path: gamePath.ofTask(path, field) }
}
