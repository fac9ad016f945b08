import { type TaskCopy, taskCopies } from '#core/game/task-copies.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Task } from '#schemas/task.ts'

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
