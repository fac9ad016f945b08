import { mix } from '../../colour.ts'
import { lightness } from '../draw/colours.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Finish } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'

/** What draws somebody's hair: its colours, and the skull it grows on. */
export type Barber = {
  crayon: Crayon
  sitter: Sitter
  /** How wide the head is, 1 the ordinary one. */
  w: number
  base: string
  dark: string
  light: string
  finish: Finish
  /** The upper edge from the near ear over the crown to the far temple, `out` from the skull. */
  crown(out: number): string
  strands(lines: readonly string[], width?: number, shine?: boolean): void
}

/** Draws the front of a cut. */
export type Trim = (barber: Barber) => void

/** Where light falls on the crown. */
export const SHINE = '-84,-84 -60,-112 -20,-128 24,-128 20,-116 -18,-114 -54,-98 -78,-70'

/** Hands somebody to the barber. */
export function barberOf(crayon: Crayon, sitter: Sitter): Barber {
  const base = sitter.hair
  const isPale = lightness(base) > 0.45
  const dark = mix(base, isPale ? '#5d5560' : '#08070b', isPale ? 0.38 : 0.5)
  const light = mix(base, isPale ? '#ffffff' : '#d9b98c', isPale ? 0.5 : 0.26)
  const w = sitter.head.wide
  return {
    crayon,
    sitter,
    w,
    base,
    dark,
    light,
    finish: { stuff: 'hair', puff: 18, rim: 5, auto: 16 },
    crown: (out) =>
      `${-100 * w - out * 0.5},-12 ${-110 * w - out * 0.8},-62 ${-88 * w - out * 0.7},${-126 - out * 0.7} ` +
      `-24,${-152 - out} 42,${-144 - out} ${85 * w + out * 0.5},${-104 - out * 0.6} ${95 * w + out * 0.5},-52`,
    strands(lines, width = 4, shine = false) {
      for (const line of lines)
        crayon.brush(line, shine ? light : dark, width, { stuff: 'hair', puff: 0, ink: 0 })
    },
  }
}
