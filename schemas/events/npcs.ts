import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Npc } from '../npc.ts'
import { Task } from '../task.ts'

/** Some of the cast; may come one NPC at a time. */
export const NpcsWritten = defineEvent(
  'npcs/written',
  'script',
  z.object({ npcs: z.array(Npc).min(1) }),
)
export const NpcTasksWritten = defineEvent(
  'npcs/tasksWritten',
  'script',
  z.object({ tasks: z.array(Task).min(1) }),
)
