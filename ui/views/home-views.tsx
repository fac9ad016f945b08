import { usageLinkView } from '#plugins/analytics/frame.tsx'
import { howItWorksView, ideaView } from '#plugins/idea/view.tsx'

/** What stands on home. */
export const HOME_VIEWS = [ideaView, howItWorksView, usageLinkView]
