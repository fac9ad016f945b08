import type { Emblem } from '../../emblem-names.ts'
import { ABROAD } from './abroad.ts'
import { HOUSEHOLD } from './household.ts'
import type { EmblemDrawing } from './layer.ts'
import { LIVING } from './living.ts'
import { THINGS } from './things.ts'
import { TREASURES } from './treasures.ts'

/** Every emblem, drawn once for all looks. */
export const EMBLEM_DRAWINGS: Readonly<Record<Emblem, EmblemDrawing>> = {
  ...THINGS,
  ...HOUSEHOLD,
  ...TREASURES,
  ...LIVING,
  ...ABROAD,
}
