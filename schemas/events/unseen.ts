import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { KeptUnseen } from '../unseen.ts'

/** Changed places were in sight for a moment, by address. */
export const ChangesSeen = defineEvent(
  'unseen/seen',
  'session',
  z.object({ addresses: z.array(z.string()) }),
)
/** What this window had not seen before it was reloaded. */
export const UnseenRestored = defineEvent(
  'unseen/restored',
  'session',
  KeptUnseen.pick({ places: true }),
)
