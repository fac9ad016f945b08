import { z } from 'zod'
import { Consent, PageLocation, PageName } from '../analytics.ts'
import { defineEvent } from '../event.ts'

/** A page was gone to and may be seen. `location` is the site and the page's own form of address, without ids. */
export const PageShown = defineEvent(
  'analytics/pageShown',
  'session',
  z.object({ page: PageName, location: PageLocation }),
)
/** What this site and this browser say about usage events, and what was answered before. */
export const AnalyticsOpened = defineEvent(
  'analytics/opened',
  'session',
  z.object({ isSetUp: z.boolean(), isObjected: z.boolean(), consent: Consent.nullable() }),
)
export const ConsentChosen = defineEvent(
  'analytics/consentChosen',
  'session',
  z.object({ consent: Consent }),
)
/** Somebody wants to be asked again. */
export const ConsentAsked = defineEvent('analytics/consentAsked', 'session', z.object({}))
