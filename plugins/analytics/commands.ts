import type { Command } from '#plugins/kit.ts'
import type { Consent, PageName } from '#schemas/analytics.ts'
import { PAGES } from '#schemas/pages.ts'

/** Tells that a page was gone to. `origin` is the site's, `https://…`; of the address only the page's own form is told. */
export const showPage: Command<{ page: PageName; origin: string }> = (_, { page, origin }) => [
  {
    type: 'analytics/pageShown',
    source: 'user',
    payload: { page, location: `${origin}${PAGES[page]}` },
  },
]

/** Answers whether usage events may be sent; can be answered anew at any time (AN5). */
export const chooseConsent: Command<{ consent: Consent }> = (
  { session: { analytics } },
  { consent },
) =>
  consent === 'yes' && analytics.isObjected
    ? { refused: 'browser_objects' }
    : [{ type: 'analytics/consentChosen', source: 'user', payload: { consent } }]

/** Brings the question back. */
export const askConsent: Command = ({ session: { analytics } }) =>
  analytics.isSetUp
    ? [{ type: 'analytics/consentAsked', source: 'user', payload: {} }]
    : { refused: 'not_set_up' }
