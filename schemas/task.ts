import { z } from 'zod'
import { Id } from './id.ts'

export const TASK_TYPE = { main: 0, side: 1, hidden: 2 } as const

/** Something to do, bound to the node (and option) that completes it. */
export const Task = z.object({
  id: Id,
  name: z.string(),
  target: z.string(),
  /** 0 main, 1 side, 2 hidden, any other normal. */
  type: z.number(),
  /** Counted from 1. */
  chapterIndex: z.number(),
  roleId: Id.nullable(),
  /** `chapterKey_id`. */
  globalId: z.string(),
  chapterKey: z.string(),
  completeCondition: z.string(),
  reward: z.string(),
  keyNodeId: Id.nullable(),
  optionId: Id.nullable(),
  completionScheme: z.string(),
  sourceType: z.string(),
})
export type Task = z.infer<typeof Task>
