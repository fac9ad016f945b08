import { emptyLive, Live } from '../live.ts'
import { defineSlice } from '../slice.ts'

/** The live socket: whether it stands, and which frames of the script were seen. */
export const live = defineSlice({
  name: 'live',
  scope: 'session',
  schema: Live,
  initial: emptyLive(),
  clearedBy: [],
})
