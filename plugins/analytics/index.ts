import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin, type Reducers } from '#plugins/kit.ts'
import type { Analytics } from '#schemas/analytics.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { keepConsent, openAnalytics, sendEvents } from './effects.ts'
import { saidOf, TOLD } from './said.ts'

/** So many events are kept to be looked at. */
const KEPT = 50

/** Notes usage events in this browser: the local sink, always on and never sent anywhere. */
function note(slice: Analytics, fact: GameEvent): Analytics {
  const said = saidOf(fact)
  if (said.length === 0) return slice
  return { ...slice, recent: [...slice.recent, ...said].slice(-KEPT) }
}

const noting: Reducers<Analytics> = Object.fromEntries(TOLD.map((type) => [type, note]))

/** What is noted of the use of the product, and what of it may be sent to the operator. */
export const analytics = definePlugin({
  name: 'analytics',
  slice: 'analytics',
  reduce: {
    ...noting,
    'analytics/opened': (slice, { payload }) => ({ ...slice, ...payload }),
    'analytics/consentChosen': withImmer((slice, { payload }) => {
      slice.consent = payload.consent
      slice.isAsking = false
    }),
    'analytics/consentAsked': withImmer((slice) => {
      slice.isAsking = true
    }),
  },
  effects: [openAnalytics, keepConsent, sendEvents],
})
