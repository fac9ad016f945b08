import { emptyRevising, Revising } from '../revising.ts'
import { defineSlice } from '../slice.ts'

/** The texts of the open game that are edited by hand. */
export const revising = defineSlice({
  name: 'revising',
  scope: 'session',
  schema: Revising,
  initial: emptyRevising(),
  clearedBy: ['script/opened', 'idea/creationReset', 'account/signedOut'],
})
