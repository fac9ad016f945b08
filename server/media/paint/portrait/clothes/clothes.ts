import type { Garment } from '../../../picture.ts'
import type { Crayon } from '../draw/crayon.ts'
import type { Sitter } from '../sitter/sitter.ts'
import { EASTERN_CLOTHES } from './eastern-clothes.ts'
import { type Sew, tailorOf } from './tailor.ts'
import { TOWN_CLOTHES } from './town-clothes.ts'
import { WORK_CLOTHES } from './work-clothes.ts'
import { WORN_PIECES } from './worn.ts'

const SEWN: Record<Garment, Sew> = { ...TOWN_CLOTHES, ...EASTERN_CLOTHES, ...WORK_CLOTHES }

/** Dresses somebody: the garment, then what is worn over it. */
export function drawClothes(crayon: Crayon, sitter: Sitter): void {
  const tailor = tailorOf(crayon, sitter)
  SEWN[sitter.garment](tailor)
  for (const worn of sitter.worn)
    if (worn in WORN_PIECES) WORN_PIECES[worn as keyof typeof WORN_PIECES](tailor)
}
