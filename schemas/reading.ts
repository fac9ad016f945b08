import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** How much may move: as the device says, or less in any case. */
export const MotionWish = z.enum(['device', 'less'])
/** How fast the preview types a text. */
export const TypingSpeed = z.enum(['slow', 'normal', 'fast', 'whole'])
export type TypingSpeed = z.infer<typeof TypingSpeed>

/** Milliseconds a character takes. */
export const TYPING_PACE_MS: Readonly<Record<TypingSpeed, number>> = {
  slow: LIMITS.typingPerCharacterMs * 2,
  normal: LIMITS.typingPerCharacterMs,
  fast: LIMITS.typingPerCharacterMs / 2,
  whole: 0,
}

/** How somebody likes to read, in this browser. */
export const Reading = z.object({ motion: MotionWish, typing: TypingSpeed })
export type Reading = z.infer<typeof Reading>
export const emptyReading = (): Reading => ({ motion: 'device', typing: 'normal' })
