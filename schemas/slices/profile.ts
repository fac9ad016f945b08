import { emptyProfile, Profile } from '../profile.ts'
import { defineSlice } from '../slice.ts'

/** What is being done to the own account. */
export const profile = defineSlice({
  name: 'profile',
  scope: 'session',
  schema: Profile,
  initial: emptyProfile(),
  clearedBy: ['account/signedOut', 'account/signedIn'],
})
