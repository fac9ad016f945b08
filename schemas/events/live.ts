import { z } from 'zod'
import { defineEvent } from '../event.ts'

export const LiveConnecting = defineEvent('live/connecting', 'session', z.object({}))
export const LiveConnected = defineEvent('live/connected', 'session', z.object({}))
export const LiveDisconnected = defineEvent(
  'live/disconnected',
  'session',
  z.object({ code: z.number(), reason: z.string() }),
)
/** A numbered frame of the open script was taken in, whatever it said. */
export const LiveFrameSeen = defineEvent(
  'live/frameSeen',
  'session',
  z.object({ seq: z.number().int() }),
)
export const LiveFrameIgnored = defineEvent(
  'live/frameIgnored',
  'session',
  z.object({ key: z.string() }),
)
export const LiveFrameMalformed = defineEvent('live/frameMalformed', 'session', z.object({}))
/** The poll could not be answered; it is asked again. */
export const PollFailed = defineEvent('live/pollFailed', 'session', z.object({ desc: z.string() }))
/** The server knows no such script, or none of this user's (R9). */
export const GameMissing = defineEvent(
  'live/gameMissing',
  'session',
  z.object({ desc: z.string() }),
)
