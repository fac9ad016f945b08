import { Aside, emptyAside } from '../aside.ts'
import { defineSlice } from '../slice.ts'

/** The column beside the game. */
export const aside = defineSlice({
  name: 'aside',
  scope: 'session',
  schema: Aside,
  initial: emptyAside(),
  clearedBy: [],
})
