import { Arranging, emptyArranging } from '../arranging.ts'
import { defineSlice } from '../slice.ts'

/** What is added, moved and removed by hand in the open game. */
export const arranging = defineSlice({
  name: 'arranging',
  scope: 'session',
  schema: Arranging,
  initial: emptyArranging(),
  clearedBy: ['script/opened', 'idea/creationReset', 'account/signedOut'],
})
