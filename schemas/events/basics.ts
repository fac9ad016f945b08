import { z } from 'zod'
import { KnownElements } from '../element.ts'
import { defineEvent } from '../event.ts'
import { Location } from '../location.ts'
import { CastSize } from '../npc.ts'

/** The initial elements known so far; a later fact holds all an earlier one held. The first tells how many people will come. */
export const BasicsWritten = defineEvent(
  'basics/written',
  'script',
  z.object({
    elements: KnownElements,
    locations: z.array(Location),
    castSize: CastSize.optional(),
  }),
)
