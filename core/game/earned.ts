import type { Id } from '#schemas/id.ts'
import { TASK_TYPE, type Task } from '#schemas/task.ts'
import { isSameId } from './choice.ts'

/** The hidden tasks that a choice at a node completes: those that name the node, and its option or none. */
export const tasksEarned = (tasks: readonly Task[], nodeId: number, optionId: Id): Task[] =>
  tasks.filter(
    (task) =>
      task.type === TASK_TYPE.hidden &&
      task.keyNodeId !== null &&
      isSameId(task.keyNodeId, nodeId) &&
      (task.optionId === null || isSameId(task.optionId, optionId)),
  )
