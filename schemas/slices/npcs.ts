import { z } from 'zod'
import { CastSize, Npc } from '../npc.ts'
import { defineSlice } from '../slice.ts'
import { emptyTable, tableOf } from '../table.ts'
import { Task } from '../task.ts'

/** The other people of the game, and what they ask for. */
export const npcs = defineSlice({
  name: 'npcs',
  scope: 'script',
  schema: z.object({
    cast: tableOf(Npc),
    tasks: tableOf(Task),
    /** How many people there will be, where that was told. */
    castSize: CastSize.optional(),
    /** The log position that told it; what changed the status later, as the end does, leaves it behind. */
    castSizeAt: z.number().int().optional(),
  }),
  initial: { cast: emptyTable(), tasks: emptyTable() },
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
