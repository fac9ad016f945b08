import { defineSlice } from '../slice.ts'
import { emptyToasts, Toasts } from '../toast.ts'

/** Passing messages. */
export const toasts = defineSlice({
  name: 'toasts',
  scope: 'session',
  schema: Toasts,
  initial: emptyToasts(),
  clearedBy: ['account/signedOut'],
})
