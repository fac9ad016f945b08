import type { Deed } from '../../../kit.ts'
import { murder } from './deeds/murder.ts'
import { vanish } from './deeds/vanish.ts'

/** What may have been done where any idea plays, besides a theft. */
export const deeds: readonly Deed[] = [murder, vanish]
