import { z } from 'zod'
import { KnownBrief } from '../settings.ts'
import { defineSlice } from '../slice.ts'
import { emptyTable, NEVER, slotOf, tableOf } from '../table.ts'

/** The script as a whole: its brief, whether it is still being written, its version. */
export const script = defineSlice({
  name: 'script',
  scope: 'script',
  schema: z.object({
    brief: slotOf(KnownBrief),
    status: slotOf(z.number().int()),
    failedStages: tableOf(z.string()),
    scriptVersion: slotOf(z.number().int()),
    updated: slotOf(z.array(z.string())),
  }),
  initial: {
    brief: { version: NEVER, value: {} },
    status: { version: NEVER, value: 1 },
    failedStages: emptyTable(),
    scriptVersion: { version: NEVER, value: 0 },
    updated: { version: NEVER, value: [] },
  },
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
