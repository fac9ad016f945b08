import { z } from 'zod'
import { defineEvent } from '../event.ts'

export const PublishRequested = defineEvent(
  'publishing/requested',
  'session',
  z.object({ idempotencyKey: z.string().min(1) }),
)
export const Published = defineEvent(
  'publishing/published',
  'session',
  z.object({ gameId: z.string(), url: z.string() }),
)
/** `failed`: the server said no (its words in `desc`); `error`: the call itself broke (S4). */
export const PublishFailed = defineEvent(
  'publishing/failed',
  'session',
  z.object({ how: z.enum(['failed', 'error']), desc: z.string() }),
)
export const LinkCopied = defineEvent(
  'publishing/linkCopied',
  'session',
  z.object({ ok: z.boolean() }),
)
