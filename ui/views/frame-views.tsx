import { pageToldView } from '#plugins/analytics/frame.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What hears of every page; home paints with it, so it is kept small. */
export const FRAME_VIEWS: readonly View[] = [pageToldView]
