import { defineSlice } from '../slice.ts'
import { emptyUpdates, Updates } from '../updates.ts'

/** Which modules a revision is changing, and what is shown of that. */
export const updates = defineSlice({
  name: 'updates',
  scope: 'session',
  schema: Updates,
  initial: emptyUpdates(),
  clearedBy: ['script/opened', 'script/closed', 'idea/creationReset'],
})
