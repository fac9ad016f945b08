import { playingView } from '#plugins/playing/view.tsx'

/** What stands on the page of a published game. */
export const PLAY_VIEWS = [playingView]
