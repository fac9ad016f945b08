import { z } from 'zod'
import { defineEvent } from '../event.ts'

export const RetryRequested = defineEvent(
  'retrying/requested',
  'session',
  z.object({ idempotencyKey: z.string().min(1) }),
)
/** The server makes the failed parts again; what comes of it is told like any other part. */
export const RetryAccepted = defineEvent('retrying/accepted', 'session', z.object({}))
