import { emptyKnownWork, KnownWork } from '../model-work.ts'
import { defineSlice } from '../slice.ts'

/** What a model did of the open game. */
export const model = defineSlice({
  name: 'model',
  scope: 'session',
  schema: KnownWork,
  initial: emptyKnownWork(),
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
