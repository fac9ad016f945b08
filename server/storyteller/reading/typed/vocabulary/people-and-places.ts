import type { NounKind } from '#schemas/reading-of-idea.ts'
import { MORE_ABSTRACTS } from './abstracts-more.ts'
import { WILD_CREATURES } from './creatures-wild.ts'
import { FEASTS } from './events-feasts.ts'
import { FAMILY } from './people-family.ts'
import { STAGE_AND_COURT } from './people-stage.ts'
import { TRADES } from './people-trades.ts'
import { LAND_PLACES } from './places-land.ts'
import { TOWN_PLACES } from './places-town.ts'

/** Further people, creatures, places, events and abstracts, each table with the kind of all its rows. */
export const PEOPLE_AND_PLACES: readonly (readonly [NounKind, string])[] = [
  ['person', FAMILY],
  ['person', TRADES],
  ['person', STAGE_AND_COURT],
  ['creature', WILD_CREATURES],
  ['event', FEASTS],
  ['place', TOWN_PLACES],
  ['place', LAND_PLACES],
  ['abstract', MORE_ABSTRACTS],
]
