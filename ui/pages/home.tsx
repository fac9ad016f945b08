import { HOME_VIEWS } from '#ui/views/home-views.tsx'
import { PluginSlot, Views } from '../kit/slots.tsx'

/** The first screen: an idea, and how it becomes a game. Paints without the core. */
export function Page() {
  return (
    <Views value={HOME_VIEWS}>
      <PluginSlot name="home.hero" />
      <PluginSlot name="home.section" />
    </Views>
  )
}
