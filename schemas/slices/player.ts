import { Player } from '../player.ts'
import { defineSlice } from '../slice.ts'
import { NEVER, slotOf } from '../table.ts'

/** Who the player is. */
export const player = defineSlice({
  name: 'player',
  scope: 'script',
  schema: slotOf(Player.nullable()),
  initial: { version: NEVER, value: null },
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
