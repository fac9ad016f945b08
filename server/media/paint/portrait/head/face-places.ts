import type { Sitter } from '../sitter/sitter.ts'

/** FacePlaces of a face in head coordinates: the eyes lie about y 0, the skull is about 200 wide. */
export type FacePlaces = {
  /** Where a share across the face (-1 the near side, 1 the far one) falls on the turned head. */
  across(share: number): number
  eyeY: number
  noseY: number
  mouthY: number
  chinY: number
}

/** The places of somebody's face; a child's lie low, and near together. */
export function facePlaces({ head, young, nose, woman }: Sitter): FacePlaces {
  const wide = 98 * head.wide
  const long = head.long * (1 - young * 0.15) * (woman ? 0.945 : 0.985)
  return {
    across: (share) => wide * Math.sin(share * 1.02 + 0.25),
    eyeY: young * 17,
    noseY: (50 * nose.long + young * 9) * (0.5 + long * 0.5) * (1 - young * 0.05),
    mouthY: 88 * long + young * 5,
    chinY: 144 * long,
  }
}

/** The points of a soft spot, to be used as a shade, a light or a blush. */
export const spotPoints = (x: number, y: number, rx: number, ry: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((turn) => (turn * Math.PI) / 3)
    .map((angle) => `${x + rx * Math.cos(angle)},${y + ry * Math.sin(angle)}`)
    .join(' ')

const SKULL = 106

/**
 * Turns a head that is drawn looking a little to the right: its front moves over the ball of the skull and its edges
 * stay. What hangs behind moves the other way.
 */
export function turnedBy(angle: number): ((x: number, y: number) => number) | undefined {
  if (angle === 0) return undefined
  return (x, y) => {
    const half = Math.max(62, SKULL - Math.max(0, y - 40) * 0.28)
    const across = x / half
    return Math.abs(across) >= 1 ? x : x + half * angle * (1 - across * across)
  }
}
