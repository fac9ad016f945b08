/**
 * One point of a surface on its way to the picture. The renderer fills in the surface and the light that
 * reaches it, a look answers with a colour. One object is reused for all points, for speed.
 */
export type Sample = {
  x: number
  y: number
  z: number
  normalX: number
  normalY: number
  normalZ: number
  /** The surface's own colour, linear. */
  red: number
  green: number
  blue: number
  /** Above zero where the surface shines by itself. */
  glow: number
  distance: number
  /** Openness to the room, 0 to 1. */
  open: number
  /** Direct light from outside, 0 to 1, shadow counted. */
  sun: number
  /** How squarely it faces the viewer, 0 to 1. */
  facing: number
  lampRed: number
  lampGreen: number
  lampBlue: number
  /** The answer, linear. */
  outRed: number
  outGreen: number
  outBlue: number
  /** How much of the answer spreads as a halo. */
  halo: number
}

/** A sample before anything is known. */
export function createSample(): Sample {
  return {
    x: 0,
    y: 0,
    z: 0,
    normalX: 0,
    normalY: 0,
    normalZ: 0,
    red: 0,
    green: 0,
    blue: 0,
    glow: 0,
    distance: 0,
    open: 1,
    sun: 0,
    facing: 1,
    lampRed: 0,
    lampGreen: 0,
    lampBlue: 0,
    outRed: 0,
    outGreen: 0,
    outBlue: 0,
    halo: 0,
  }
}

/** How a style turns light into colour. */
export type Look = (sample: Sample) => void

/** The curve of film: bright things bend towards white and never clip. */
export function film(value: number): number {
  const bent = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14)
  return Math.max(0, Math.min(1, bent))
}

/** A soft step from 0 to 1 between two values. */
export function soften(low: number, high: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}
