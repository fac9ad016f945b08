import { consentView } from '#plugins/analytics/notice.tsx'
import { toastsView } from '#plugins/toasts/view.tsx'

/** What may lie over any page. */
export const OVERLAY_VIEWS = [toastsView, consentView]
