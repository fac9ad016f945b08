import { z } from 'zod'
import { Elements } from '../element.ts'
import { defineEvent } from '../event.ts'
import { Location } from '../location.ts'

/** The initial elements known so far; a later fact holds all an earlier one held. */
export const BasicsWritten = defineEvent(
  'basics/written',
  'game',
  z.object({ elements: Elements.partial(), locations: z.array(Location) }),
)
