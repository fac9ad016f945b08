import { definePlugin, type Handlers } from '#core/plugin.ts'
import type { Analytics } from '#schemas/analytics.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { keepConsent, openAnalytics, sendEvents } from './effects.ts'
import { saidOf, TOLD } from './said.ts'

/** So many events are kept to be looked at. */
const KEPT = 50

/** Notes usage events in this browser: the local sink, always on and never sent anywhere. */
function note(slice: Analytics, fact: GameEvent): Analytics | undefined {
  const said = saidOf(fact)
  if (said.length === 0) return undefined
  return { ...slice, recent: [...slice.recent, ...said].slice(-KEPT) }
}

const noting: Handlers<Analytics> = Object.fromEntries(TOLD.map((type) => [type, note]))

/** What is noted of the use of the product, and what of it may be sent to the operator. */
export const analytics = definePlugin({
  name: 'analytics',
  slice: 'analytics',
  on: {
    ...noting,
    'analytics/opened': (slice, { payload }) => ({ ...slice, ...payload }),
    'analytics/consentChosen': (slice, { payload }) => {
      slice.consent = payload.consent
      slice.isAsking = false
    },
    'analytics/consentAsked': (slice) => {
      slice.isAsking = true
    },
  },
  effects: [openAnalytics, keepConsent, sendEvents],
})
