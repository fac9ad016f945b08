import { Deciding, emptyDeciding } from '../deciding.ts'
import { defineSlice } from '../slice.ts'

/** What is being decided of a revision's changes. */
export const deciding = defineSlice({
  name: 'deciding',
  scope: 'session',
  schema: Deciding,
  initial: emptyDeciding(),
  clearedBy: ['account/signedOut'],
})
