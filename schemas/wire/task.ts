import type { Task } from '../task.ts'
import { countIn, first, idIn, isObject, objectIn, textIn, type Wire } from './read.ts'

const rewardIn = (raw: Wire): string => {
  const reward = objectIn(raw.reward)
  return reward === undefined ? textIn(raw, 'reward') : textIn(reward, 'description')
}

/** A number, or text of one; anything else is a main task. */
function typeIn(raw: Wire): number {
  const type = first(raw, 'type')
  const number = typeof type === 'string' ? Number(type) : type
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** A task as it was read: whole but for its id, which may be missing. */
export type TaskReading = Omit<Task, 'id'> & { id: Task['id'] | null }

export function readTask(raw: unknown, chapterKey: string): TaskReading | null {
  if (!isObject(raw)) return null
  const id = idIn(raw, 'id')
  const key = textIn(raw, 'chapterKey', 'chapter_key') || chapterKey
  const type = typeIn(raw)
  return {
    id,
    name: textIn(raw, 'name'),
    target: textIn(raw, 'target', 'description'),
    type,
    chapterIndex: countIn(raw, 'chapterIndex', 'chapter_index') ?? 1,
    roleId: idIn(raw, 'roleId', 'npcId', 'role_id', 'npc_id'),
    globalId: textIn(raw, 'globalId', 'global_id') || `${key}_${id}`,
    chapterKey: key,
    completeCondition: textIn(raw, 'completeCondition', 'complete_condition'),
    reward: rewardIn(raw),
    keyNodeId: idIn(raw, 'keyNodeId', 'key_node_id'),
    optionId: idIn(raw, 'optionId', 'option_id'),
    completionScheme: textIn(raw, 'completionScheme', 'completion_scheme'),
    sourceType: textIn(raw, 'sourceType', 'source_type'),
  }
}

// Of all that `Task` asks for, only this can be missing in what was just read; a test holds the two together.
const isTask = (task: TaskReading): task is Task => task.id !== null

/** A task; `chapterKey` is the one it stands under, where its own is missing. */
export function decodeTask(raw: unknown, chapterKey = ''): Task | null {
  const task = readTask(raw, chapterKey)
  return task !== null && isTask(task) ? task : null
}

export const encodeTask = (task: Task) => ({
  id: task.id,
  name: task.name,
  target: task.target,
  type: task.type,
  chapterIndex: task.chapterIndex,
  roleId: task.roleId,
  globalId: task.globalId,
  chapterKey: task.chapterKey,
  completeCondition: task.completeCondition,
  reward: { description: task.reward },
  keyNodeId: task.keyNodeId,
  optionId: task.optionId,
  completionScheme: task.completionScheme,
  sourceType: task.sourceType,
})
