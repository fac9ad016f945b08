import { z } from 'zod'
import { Location } from '../location.ts'
import { defineSlice } from '../slice.ts'
import { emptyTable, tableOf } from '../table.ts'

/** Title, intro, world, and the places of the game. */
export const basics = defineSlice({
  name: 'basics',
  scope: 'script',
  schema: z.object({ elements: tableOf(z.string()), locations: tableOf(Location) }),
  initial: { elements: emptyTable(), locations: emptyTable() },
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
