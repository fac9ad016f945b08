import type { Motion } from '#core/ports.ts'
import { motionReduced } from '../kit/motion.ts'

/** What the browser says of its reader's wish; asked anew each time, since it can change. */
export const browserMotion: Motion = { reduced: motionReduced }
