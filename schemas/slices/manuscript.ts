import { emptyManuscript, Manuscript } from '../manuscript.ts'
import { defineSlice } from '../slice.ts'

/** The scene that is being written, as far as it is seen. */
export const manuscript = defineSlice({
  name: 'manuscript',
  scope: 'session',
  schema: Manuscript,
  initial: emptyManuscript(),
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset', 'account/signedOut'],
  passing: true,
})
