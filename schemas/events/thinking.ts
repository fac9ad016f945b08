import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { ThinkingTrouble } from '../thinking.ts'

export const ThinkingStarted = defineEvent(
  'thinking/started',
  'session',
  z.object({ requestId: z.string().min(1), salt: z.string().nullable() }),
)
/** Reasoning, coalesced at the port to one fact a frame. */
export const ThinkingReceived = defineEvent(
  'thinking/received',
  'session',
  z.object({ text: z.string() }),
)
export const ThinkingCompleted = defineEvent(
  'thinking/completed',
  'session',
  z.object({ trouble: ThinkingTrouble.nullable(), detail: z.string() }),
)
/** By the reader's hand or by the clock. */
export const ThinkingCollapsed = defineEvent(
  'thinking/collapsed',
  'session',
  z.object({ collapsed: z.boolean(), byHand: z.boolean() }),
)
export const ThinkingHeld = defineEvent('thinking/held', 'session', z.object({}))
/** Finished thinking came back from the browser's storage. */
export const ThinkingRestored = defineEvent(
  'thinking/restored',
  'session',
  z.object({
    requestId: z.string().nullable(),
    forIdea: z.string(),
    forLanguage: z.string(),
    text: z.string(),
    seconds: z.number(),
    trouble: ThinkingTrouble.nullable(),
    detail: z.string(),
  }),
)
