import type { Emblem } from '../../emblem-names.ts'
import { ABROAD } from './abroad.ts'
import { HOUSEHOLD } from './household.ts'
import type { EmblemDrawing } from './layer.ts'
import { LIVING } from './living.ts'
import { EVERYDAY_EMBLEMS } from './things.ts'
import { TREASURE_EMBLEMS } from './treasures.ts'

/** Every emblem, drawn once for all looks. */
export const EMBLEM_DRAWINGS: Readonly<Record<Emblem, EmblemDrawing>> = {
  ...EVERYDAY_EMBLEMS,
  ...HOUSEHOLD,
  ...TREASURE_EMBLEMS,
  ...LIVING,
  ...ABROAD,
}
