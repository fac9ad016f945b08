import { emptyPlaying, Playing } from '../playing.ts'
import { defineSlice } from '../slice.ts'

/** A published game as it is played here. */
export const playing = defineSlice({
  name: 'playing',
  scope: 'session',
  schema: Playing,
  initial: emptyPlaying(),
  clearedBy: [],
})
