import { outlinesView } from '#plugins/outlines/view.tsx'
import { settingsView } from '#plugins/settings/view.tsx'
import { thinkingView } from '#plugins/thinking/view.tsx'

/** What stands on the creation screen. */
export const CREATION_VIEWS = [thinkingView, outlinesView, settingsView]
