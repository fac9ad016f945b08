import { howItWorksView, ideaView } from '#plugins/idea/view.tsx'
import { UsageLink } from '../app/usage-link.tsx'
import { Slot, Views } from '../kit/slots.tsx'

const VIEWS = [ideaView, howItWorksView]

/** The first screen: an idea, and how it becomes a game. Paints without the core. */
export function Page() {
  return (
    <Views value={VIEWS}>
      <Slot name="home.hero" />
      <Slot name="home.section" />
      <UsageLink />
    </Views>
  )
}
