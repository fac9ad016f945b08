import { defineView } from '#ui/kit/slots.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { NightScene } from './night-scene.tsx'

/** What the idea brings to the home screen. */
export const ideaView = defineView({
  plugin: 'idea',
  slots: { 'home.hero': { component: NightScene } },
})

/** What follows under the hero. */
export const howItWorksView = defineView({
  plugin: 'how-it-works',
  slots: { 'home.section': { component: HowItWorks } },
})
