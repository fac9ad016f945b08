import type { Kit } from '../../kit.ts'
import { library } from './kits/library/kit.ts'
import { lighthouse } from './kits/lighthouse/kit.ts'
import { manor } from './kits/manor/kit.ts'
import { train } from './kits/train/kit.ts'

/** The places written in English. */
export const kits: readonly Kit[] = [lighthouse, train, library, manor]
