import { Correcting, emptyCorrecting } from '../correcting.ts'
import { defineSlice } from '../slice.ts'

/** How the idea was read, and what its creator said otherwise; another idea is read anew. */
export const correcting = defineSlice({
  name: 'correcting',
  scope: 'session',
  schema: Correcting,
  initial: emptyCorrecting(),
  clearedBy: ['idea/submitted', 'idea/creationReset', 'account/signedOut'],
})
