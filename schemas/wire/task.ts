import { Task } from '../task.ts'
import { idIn, isObject, numberIn, objectIn, textIn, type Wire } from './read.ts'

const rewardIn = (raw: Wire): string => {
  const reward = objectIn(raw.reward)
  return reward === undefined ? textIn(raw, 'reward') : textIn(reward, 'description')
}

/** A task; `chapterKey` is the one it stands under, where its own is missing. */
export function decodeTask(raw: unknown, chapterKey = ''): Task | null {
  if (!isObject(raw)) return null
  const id = idIn(raw, 'id')
  const key = textIn(raw, 'chapterKey', 'chapter_key') || chapterKey
  const type =
    numberIn(raw, 'type') ?? (raw.type === undefined || raw.type === null ? 0 : Number(raw.type))
  const checked = Task.safeParse({
    id,
    name: textIn(raw, 'name'),
    target: textIn(raw, 'target', 'description'),
    type: Number.isFinite(type) ? type : 0,
    chapterIndex: numberIn(raw, 'chapterIndex', 'chapter_index') ?? 1,
    roleId: idIn(raw, 'roleId', 'npcId', 'role_id', 'npc_id'),
    globalId: textIn(raw, 'globalId', 'global_id') || `${key}_${id}`,
    chapterKey: key,
    completeCondition: textIn(raw, 'completeCondition', 'complete_condition'),
    reward: rewardIn(raw),
    keyNodeId: idIn(raw, 'keyNodeId', 'key_node_id'),
    optionId: idIn(raw, 'optionId', 'option_id'),
    completionScheme: textIn(raw, 'completionScheme', 'completion_scheme'),
    sourceType: textIn(raw, 'sourceType', 'source_type'),
  })
  return checked.success ? checked.data : null
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
