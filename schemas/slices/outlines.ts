import { emptyOutlines, Outlines } from '../outlines.ts'
import { defineSlice } from '../slice.ts'

/** The outlines that are proposed, and the one that is chosen. */
export const outlines = defineSlice({
  name: 'outlines',
  scope: 'session',
  schema: Outlines,
  initial: emptyOutlines(),
  clearedBy: ['idea/creationReset', 'account/signedOut'],
})
