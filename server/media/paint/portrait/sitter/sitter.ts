import type { Cut, Garment, Hat, Held, Mien, Mood, Worn } from '../../../picture.ts'
import type { Random } from '../../../random.ts'
import type { Beard } from './barbering.ts'
import type { Ancestry, Skin } from './colouring.ts'
import type { HeadShape, NoseShape } from './shapes.ts'

/** Somebody who sits for a portrait: every choice of the drawing, none of the look. */
export type Sitter = {
  random: Random
  mood: Mood
  ancestry: Ancestry
  woman: boolean
  /** Years. */
  age: number
  /** 0 under forty to 1 at eighty. */
  old: number
  /** 1 for a small child to 0 for somebody grown. */
  young: number
  /** Looks to the left of the picture. */
  mirror: boolean
  /** How far the head is turned from where it usually looks: below 0 more to the front. */
  turned: number
  /** How the head is carried, in degrees and units. */
  poise: { tilt: number; shift: number; gaze: number }
  /** The side of the drawing a mole or scar is on: their own side stays when they turn. */
  marked: -1 | 1
  skin: Skin
  hair: string
  iris: string
  head: HeadShape
  nose: NoseShape
  eye: { high: number; slant: number; crease: number; wide: number }
  brow: { thick: number; arch: number; high: number }
  lips: number
  mien: Mien
  cut: Cut
  beard: Beard
  hat: Hat
  garment: Garment
  worn: readonly Worn[]
  held: Held | undefined
  glasses: 'round' | 'square' | 'half' | undefined
  freckles: boolean
  mole: boolean
  scar: boolean
  build: number
  coat: string
  shirt: string
  accent: string
}

/** Is this worn? */
export const wears = ({ worn }: Sitter, what: Worn): boolean => worn.includes(what)
