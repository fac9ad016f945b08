import { emptyPublishing, Publishing } from '../library.ts'
import { defineSlice } from '../slice.ts'

/** The open game on its way to its players. */
export const publishing = defineSlice({
  name: 'publishing',
  scope: 'session',
  schema: Publishing,
  initial: emptyPublishing(),
  clearedBy: ['script/opened', 'idea/creationReset'],
})
