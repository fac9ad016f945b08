import { emptyRegenerating, Regenerating } from '../regenerating.ts'
import { defineSlice } from '../slice.ts'

/** The tellings of the parts of the open game. */
export const regenerating = defineSlice({
  name: 'regenerating',
  scope: 'session',
  schema: Regenerating,
  initial: emptyRegenerating(),
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
