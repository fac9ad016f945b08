import { textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Task } from '#schemas/task.ts'

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

const isSameTask = (one: Task, other: Task): boolean =>
  String(one.id) === String(other.id) &&
  one.chapterKey === other.chapterKey &&
  one.name === other.name

/** The tellings of each task together, in the order of the game. */
export function tasksTold(game: GameSnapshot): TaskCopy[][] {
  const found = new Map<string, TaskCopy[]>()
  for (const copy of taskCopies(game)) {
    const { id, chapterKey, name } = copy.task
    const key = JSON.stringify([String(id), chapterKey, name])
    found.set(key, [...(found.get(key) ?? []), copy])
  }
  return [...found.values()]
}

/** All tellings of the task that is told at an address. */
export function taskCopiesOf(game: GameSnapshot, address: string): TaskCopy[] {
  const copies = taskCopies(game)
  const told = copies.find((copy) => copy.address === address)
  return told === undefined ? [] : copies.filter(({ task }) => isSameTask(task, told.task))
}
