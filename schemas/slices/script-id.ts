import { z } from 'zod'
import { defineSlice } from '../slice.ts'

/** Which script the draft is about. */
export const scriptId = defineSlice({
  name: 'scriptId',
  scope: 'session',
  schema: z.string().nullable(),
  initial: null,
  clearedBy: ['script/closed', 'idea/creationReset'],
})
