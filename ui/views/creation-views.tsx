import { correctingView } from '#plugins/correcting/view.tsx'
import { forecastView } from '#plugins/forecast/view.tsx'
import { outlinesView } from '#plugins/outlines/view.tsx'
import { settingsView } from '#plugins/settings/view.tsx'
import { thinkingView } from '#plugins/thinking/view.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What stands on the creation screen. */
export const CREATION_VIEWS: readonly View[] = [
  thinkingView,
  correctingView,
  outlinesView,
  settingsView,
  forecastView,
]
