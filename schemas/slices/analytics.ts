import { Analytics, emptyAnalytics } from '../analytics.ts'
import { defineSlice } from '../slice.ts'

/** What is noted of the use of the product. */
export const analytics = defineSlice({
  name: 'analytics',
  scope: 'session',
  schema: Analytics,
  initial: emptyAnalytics(),
  clearedBy: [],
})
