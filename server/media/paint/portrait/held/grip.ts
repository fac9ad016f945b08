import type { Crayon } from '../draw/crayon.ts'
import type { Finish } from '../draw/part.ts'

// What draws a thing in a hand.
type Grip = { crayon: Crayon; accent: string }

/** Draws a thing about the fist at 0,0: what is held stands up through it. */
export type Handle = (grip: Grip) => void

export const BRIGHT = '#cf9f4a'
export const STEEL = '#aeb6bd'
export const STICK = '#7a5233'
export const METAL = { stuff: 'metal', puff: 6, auto: 5 } as const satisfies Finish
