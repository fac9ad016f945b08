import { defineView } from '#ui/kit/slots.tsx'
import { BelowLater } from './below-later.tsx'
import { NightScene } from './night-scene.tsx'

/** What the idea brings to the home screen: the hero, and what follows under it. */
export const ideaView = defineView({
  plugin: 'idea',
  slots: { 'home.hero': { component: NightScene }, 'home.section': { component: BelowLater } },
})
