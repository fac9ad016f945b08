import { usageView } from '#plugins/analytics/view.tsx'
import {
  leavingView,
  modelMonthView,
  profileView,
  recordingView,
  takingAlongView,
} from '#plugins/profile/view.tsx'
import { readingView } from '#plugins/reading/view.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What stands on the profile page beside the ways in. */
export const PROFILE_VIEWS: readonly View[] = [
  profileView,
  readingView,
  modelMonthView,
  takingAlongView,
  usageView,
  recordingView,
  leavingView,
]
