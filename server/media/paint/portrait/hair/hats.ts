import type { Hat } from '../../../picture.ts'
import { mix } from '../../colour.ts'
import type { Crayon } from '../draw/crayon.ts'
import { FLAT } from '../draw/part.ts'
import type { Sitter } from '../sitter/sitter.ts'
import type { Hatter } from './hatter.ts'
import { SOFT_HATS } from './soft-hats.ts'
import { STIFF_HATS } from './stiff-hats.ts'

const DRAWN: Record<Exclude<Hat, 'none'>, (hatter: Hatter) => void> = {
  ...SOFT_HATS,
  ...STIFF_HATS,
}
const COLOURED = new Set<Hat>(['scarf', 'beret', 'beanie'])
const BROAD = new Set<Hat>(['brim', 'straw', 'cone'])

/** The shadow a hat throws on the brow; the hair under the hat lies over it. */
export function drawHatShadow(crayon: Crayon, { hat, skin }: Sitter): void {
  if (hat === 'none' || hat === 'scarf') return
  const low = BROAD.has(hat) ? 0 : -10
  crayon.shape(
    `-88,-84 -82,${-58 + low} -40,${-56 + low} 10,${-60 + low} 64,${-50 + low} 86,${-44 + low} 86,-84 0,-110`,
    skin.shade,
    { stuff: 'skin', ...FLAT },
  )
}

/** Puts a hat on whoever wears one. */
export function drawHat(crayon: Crayon, { hat, coat, accent, random }: Sitter): void {
  if (hat === 'none') return
  const main = COLOURED.has(hat)
    ? random.fork('hat').pick([accent, '#8c3b3f', '#3f6a6e', '#5d7a4a', '#b98a3c'])
    : hat === 'cap'
      ? mix(coat, '#7a6a55', 0.55)
      : mix(coat, '#1a1c24', 0.35)
  const band = mix(main, hat === 'peaked' ? '#7a2f2f' : '#0d0d14', 0.55)
  DRAWN[hat]({ crayon, main, dark: mix(main, '#0a0a10', 0.4), band })
}
