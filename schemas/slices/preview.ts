import { emptyPreview, Preview } from '../preview.ts'
import { defineSlice } from '../slice.ts'

/** The preview of nodes and tasks. */
export const preview = defineSlice({
  name: 'preview',
  scope: 'session',
  schema: Preview,
  initial: emptyPreview(),
  clearedBy: ['script/opened', 'idea/creationReset'],
})
