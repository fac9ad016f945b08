import { z } from 'zod'
import { Task } from './task.ts'

/** A chapter of the story outline. `id` counts from 1; its nodes stand under the key `chapter_{id}`. */
export const Chapter = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  tasks: z.array(Task),
})
export type Chapter = z.infer<typeof Chapter>
export const chapterKeyOf = (id: number): string => `chapter_${id}`
