import { z } from 'zod'
import { NpcPhoto } from '../npc.ts'
import { defineSlice } from '../slice.ts'
import { emptyTable, NEVER, slotOf, tableOf } from '../table.ts'

/** Pictures, each under the id of what it shows. */
export const media = defineSlice({
  name: 'media',
  scope: 'script',
  schema: z.object({
    cover: slotOf(z.string().nullable()),
    locations: tableOf(z.string()),
    npcs: tableOf(NpcPhoto),
  }),
  initial: { cover: { version: NEVER, value: null }, locations: emptyTable(), npcs: emptyTable() },
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
