/** What a part is made of; each look treats materials in its own way. */
export type Stuff =
  | 'skin'
  | 'hair'
  | 'cloth'
  | 'metal'
  | 'paper'
  | 'eye'
  | 'line'
  | 'glow'
  | 'glass'

/** One flat shape of a drawn person, and the smaller shapes of light and shade inside it. */
export type Part = {
  d: string
  fill: string
  stuff: Stuff
  shade: readonly string[]
  deep: readonly string[]
  light: readonly string[]
  blush: readonly string[]
  /** Width of the shade that follows the side away from the lamp; 0 for none. */
  auto: number
  /** How far the clay look inflates it; 0 lies flat on what is below. */
  puff: number
  /** Width of the rim light. */
  rim: number
  /** Weight of the drawn outline, 1 the ordinary one. */
  ink: number
  alpha: number
}

/** What can be said of a part that is drawn; shades and lights are point lists as its outline is. */
export type Finish = {
  stuff?: Stuff
  shade?: string | readonly string[]
  deep?: string | readonly string[]
  light?: string | readonly string[]
  blush?: string | readonly string[]
  auto?: number
  puff?: number
  rim?: number
  ink?: number
  alpha?: number
}

/** A finish that lies flat and has no outline: what is painted on something else. */
export const FLAT = { puff: 0, ink: 0 } as const satisfies Finish
