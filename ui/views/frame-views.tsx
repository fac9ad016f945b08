import { pageToldView } from '#plugins/analytics/frame.tsx'

/** What hears of every page; home paints with it, so it is kept small. */
export const FRAME_VIEWS = [pageToldView]
