import type { Place } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { desert, lighthouse, ship, space } from './coasts.ts'
import { forest, house, manor, school, temple, village } from './country.ts'
import { library, train } from './journeys.ts'
import type { Sketch } from './pen.ts'
import { city, hospital, museum, shop, theatre } from './streets.ts'

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
} satisfies Record<Place, (random: Random) => Sketch>
