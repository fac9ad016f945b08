import { defineView } from '#ui/kit/slots.tsx'
import { UsageCard } from './usage-card.tsx'

/** What is noted of the use of the product, and whether it may be sent. */
export const usageView = defineView({
  plugin: 'analytics',
  slots: { 'profile.section': { order: 30, component: UsageCard } },
})
