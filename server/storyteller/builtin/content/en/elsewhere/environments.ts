import type { Environment } from '../../../kit.ts'

/** Where an idea may play when no kit is written for its place. */
export const environments: readonly Environment[] = []
