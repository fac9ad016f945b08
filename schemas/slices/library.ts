import { emptyLibrary, Library } from '../library.ts'
import { defineSlice } from '../slice.ts'

/** The own scripts and published games. */
export const library = defineSlice({
  name: 'library',
  scope: 'session',
  schema: Library,
  initial: emptyLibrary(),
  clearedBy: ['account/signedOut'],
})
