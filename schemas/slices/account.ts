import { Account, emptyAccount } from '../account.ts'
import { defineSlice } from '../slice.ts'

/** Who is signed in, and the dialog that leads there. */
export const account = defineSlice({
  name: 'account',
  scope: 'session',
  schema: Account,
  initial: emptyAccount(),
  clearedBy: ['account/signedOut'],
})
