import { playingView } from '#plugins/playing/view.tsx'
import type { View } from '#ui/kit/slots.tsx'

/** What stands on the page of a published game. */
export const PLAY_VIEWS: readonly View[] = [playingView]
