import type { ShapeRole } from '../cover/pen.ts'
import { ovalPoints } from '../portrait/draw/curve.ts'

/** A flat piece of an emblem: its role and its outline, written `x,y x,y!`, where `!` makes a corner. */
export type Layer = { readonly role: ShapeRole; readonly points: string }

/** An emblem: pieces from back to front on a square of 400 about its middle, y down, and own colours of `wall` and `roof`. */
export type EmblemDrawing = {
  readonly wall?: string
  readonly roof?: string
  readonly layers: readonly Layer[]
}

/** A piece with a smooth outline. */
export const curve = (role: ShapeRole, points: string): Layer => ({ role, points })

/** A piece with straight sides. */
export const poly = (role: ShapeRole, points: string): Layer => ({
  role,
  points: points.replaceAll(/(?<=\d)(?=\s|$)/g, '!'),
})

/** A box by its left upper corner. */
export const box = (role: ShapeRole, x: number, y: number, w: number, h: number): Layer =>
  poly(role, `${x},${y} ${x + w},${y} ${x + w},${y + h} ${x},${y + h}`)

/** A disc, or an oval. */
export const disc = (role: ShapeRole, x: number, y: number, rx: number, ry = rx): Layer => ({
  role,
  points: ovalPoints(x, y, rx, ry),
})
