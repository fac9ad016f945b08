import { defineSlice } from '../slice.ts'
import { emptyThinking, Thinking } from '../thinking.ts'

/** The visible reasoning of the storyteller. */
export const thinking = defineSlice({
  name: 'thinking',
  scope: 'session',
  schema: Thinking,
  initial: emptyThinking(),
  clearedBy: ['idea/creationReset', 'account/signedOut'],
})
