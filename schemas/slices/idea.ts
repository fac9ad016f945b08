import { emptyIdea, Idea } from '../idea.ts'
import { defineSlice } from '../slice.ts'

/** The idea of a game, and how far its creation has come. */
export const idea = defineSlice({
  name: 'idea',
  scope: 'session',
  schema: Idea,
  initial: emptyIdea(),
  clearedBy: ['idea/creationReset', 'account/signedOut'],
})
