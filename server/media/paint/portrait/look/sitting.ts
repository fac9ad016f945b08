import type { Mood } from '../../../picture.ts'
import type { Random } from '../../../random.ts'
import type { Part } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import type { Crop } from './markup.ts'
import type { SitterLight } from './sitter-light.ts'

/** What a look gets: the drawing of a person and the means to turn markup into pixels. */
export type Sitting = {
  sitter: Sitter
  parts: readonly Part[]
  light: SitterLight
  mood: Mood
  /** The chance of what stands behind: other in another take. */
  behind: Random
  view: Crop
  width: number
  height: number
  /** RGBA bytes of markup seen in a view, the sitting's own unless another is named; colours are premultiplied. */
  raster(body: string, defs?: string, view?: Crop, across?: number): Uint8Array
}
