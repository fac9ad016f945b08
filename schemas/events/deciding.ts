import { z } from 'zod'
import { ChangesDecided } from '../deciding.ts'
import { defineEvent } from '../event.ts'

/** The creator keeps, gives back or wrote anew what a revision changed; `baseVersion` is the game they see. */
export const ChangesWereDecided = defineEvent(
  'deciding/decided',
  'session',
  ChangesDecided.extend({ baseVersion: z.number().int().nonnegative() }),
)
/** The server took the decision in. */
export const DecisionAccepted = defineEvent(
  'deciding/accepted',
  'session',
  z.object({ recordId: z.string(), version: z.number().int() }),
)
/** The server would not have it so, or nobody answered. */
export const DecisionRefused = defineEvent(
  'deciding/refused',
  'session',
  z.object({ recordId: z.string(), desc: z.string() }),
)
