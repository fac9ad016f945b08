import type { Kit } from '../../kit.ts'

/** The places written in English. */
export const kits: readonly Kit[] = []
