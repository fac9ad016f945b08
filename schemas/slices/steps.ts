import { defineSlice } from '../slice.ts'
import { emptySteps, Steps } from '../steps.ts'

/** Where the reader is among the steps, and how far each has ever come. */
export const steps = defineSlice({
  name: 'steps',
  scope: 'session',
  schema: Steps,
  initial: emptySteps(),
  clearedBy: ['script/opened', 'idea/creationReset'],
})
