import { projection } from '#plugins/kit.ts'

/** Whether usage events may leave this browser: only to a service that is set up, and only with a yes (AN3). */
export const maySend = projection(
  'analytics/maySend',
  ({ session: { analytics } }) =>
    [analytics.isSetUp, analytics.isObjected, analytics.consent] as const,
  (isSetUp, isObjected, consent) => isSetUp && !isObjected && consent === 'yes',
)

/** Whether the question is to be shown: where there is something to ask, and it is open or asked for again. */
export const isAsked = projection(
  'analytics/isAsked',
  ({ session: { analytics } }) => [analytics] as const,
  ({ isSetUp, isObjected, consent, isAsking }) =>
    isSetUp && (isAsking || (consent === null && !isObjected)),
)

/** What is noted, and what becomes of it. */
export const usage = projection(
  'analytics/usage',
  ({ session: { analytics } }) => [analytics] as const,
  (analytics) => analytics,
)
