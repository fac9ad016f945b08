import { z } from 'zod'
import { Choices } from '../choices.ts'
import { defineEvent } from '../event.ts'

/** Some of the choices changed; null clears one. */
export const SettingsChosen = defineEvent(
  'settings/chosen',
  'session',
  Choices.partial().refine((choices) => Object.keys(choices).length > 0),
)
export const StartRequested = defineEvent(
  'settings/startRequested',
  'session',
  z.object({ idempotencyKey: z.string().min(1) }),
)
/** Generation began on the server. */
export const StartAccepted = defineEvent(
  'settings/startAccepted',
  'session',
  z.object({ scriptId: z.string().min(1) }),
)
/** Swallowed with no message: the button comes back. */
export const StartFailed = defineEvent(
  'settings/startFailed',
  'session',
  z.object({ detail: z.string().optional() }),
)
