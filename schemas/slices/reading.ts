import { emptyReading, Reading } from '../reading.ts'
import { defineSlice } from '../slice.ts'

/** How much moves, and how fast texts are typed. */
export const reading = defineSlice({
  name: 'reading',
  scope: 'session',
  schema: Reading,
  initial: emptyReading(),
  clearedBy: [],
})
