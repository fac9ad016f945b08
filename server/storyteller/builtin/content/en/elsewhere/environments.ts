import type { Environment } from '../../../kit.ts'
import { farPlaces } from './environments/far.ts'
import { grandPlaces } from './environments/grand.ts'
import { nearPlaces } from './environments/near.ts'
import { quietPlaces } from './environments/quiet.ts'

/** Where an idea may play when no kit is written for its place; the first that knows the place furnishes it. */
export const environments: readonly Environment[] = [
  ...farPlaces,
  ...grandPlaces,
  ...quietPlaces,
  ...nearPlaces,
]
