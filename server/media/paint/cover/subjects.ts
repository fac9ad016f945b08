import type { Mood, PlaceKind } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { lighthouse, ship } from './coasts.ts'
import { manor, school, village } from './country.ts'
import { desert, space } from './frontiers.ts'
import { hospital, museum } from './institutions.ts'
import { library, train } from './journeys.ts'
import type { Sketch } from './pen.ts'
import { forest, house, temple } from './retreats.ts'
import { city, shop, theatre } from './streets.ts'

/** What the cover of every place shows. */
export const SUBJECTS = {
  lighthouse,
  train,
  library,
  manor,
  school,
  city,
  village,
  ship,
  hospital,
  theatre,
  space,
  museum,
  forest,
  desert,
  shop,
  temple,
  house,
} satisfies Record<PlaceKind, (random: Random, mood: Mood) => Sketch>
