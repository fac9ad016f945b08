import type { Motion } from '#plugins/ports/browser.ts'
import { motionReduced } from '../kit/motion.ts'

/** What the browser says of its reader's wish; asked anew each time, since it can change. */
export const browserMotion: Motion = {
  reduced: motionReduced,
  reduce(isAsked) {
    if (isAsked) document.documentElement.dataset.motion = 'less'
    else delete document.documentElement.dataset.motion
  },
}
