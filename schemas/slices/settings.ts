import { emptySettings, SettingsSlice } from '../choices.ts'
import { defineSlice } from '../slice.ts'

/** The choices beside the outline, and the start of generation. */
export const settings = defineSlice({
  name: 'settings',
  scope: 'session',
  schema: SettingsSlice,
  initial: emptySettings(),
  clearedBy: ['idea/creationReset', 'account/signedOut'],
})
