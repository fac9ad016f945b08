import type { Kit } from '../../kit.ts'
import { lighthouse } from './kits/lighthouse/kit.ts'

/** The places written in English. */
export const kits: readonly Kit[] = [lighthouse]
