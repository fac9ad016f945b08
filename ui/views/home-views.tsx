import { usageLinkView } from '#plugins/analytics/frame.tsx'
import { ideaView } from '#plugins/idea/view.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What stands on home. */
export const HOME_VIEWS: readonly View[] = [ideaView, usageLinkView]
