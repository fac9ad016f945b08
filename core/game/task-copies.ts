import type { GameSnapshot } from '#schemas/game.ts'
import type { Task } from '#schemas/task.ts'
import { textAddressOf } from './addresses.ts'

/** A task where it is told; one task may stand with its character, in the outline and in its chapter. */
export type TaskCopy = { address: string; task: Task }

/** Every telling of every task: the characters', the outline's, the chapters'. */
export const taskCopies = ({ npcTasks, chapters, contents }: GameSnapshot): TaskCopy[] => [
  ...npcTasks.map((task) => ({ address: textAddressOf('npcTasks', task.id), task })),
  ...chapters.flatMap(({ id, tasks }) =>
    tasks.map((task) => ({
      address: textAddressOf('story', 'chapters', id, 'tasks', task.id),
      task,
    })),
  ),
  ...contents.flatMap(({ key, tasks }) =>
    tasks.map((task) => ({ address: textAddressOf('tasks', key, task.id), task })),
  ),
]
