import { consentView } from '#plugins/analytics/notice.tsx'
import { toastsView } from '#plugins/toasts/view.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What may lie over any page. */
export const OVERLAY_VIEWS: readonly View[] = [toastsView, consentView]
