import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GamePart } from '../game.ts'

export const LiveConnectionStarted = defineEvent('live/connectionStarted', 'session', z.object({}))
export const LiveConnected = defineEvent('live/connected', 'session', z.object({}))
/** `faulty`: the connection itself reported an error before it closed. */
export const LiveDisconnected = defineEvent(
  'live/disconnected',
  'session',
  z.object({ code: z.number(), reason: z.string(), faulty: z.boolean().optional() }),
)
/** A numbered frame of the open script was taken in, whatever it said. */
export const LiveFrameSeen = defineEvent(
  'live/frameSeen',
  'session',
  z.object({ seq: z.number().int() }),
)
/** Whether the server numbers its frames and answers; one that keeps to the specification alone does not. */
export const LiveNumberingSeen = defineEvent(
  'live/numberingSeen',
  'session',
  z.object({ numbered: z.boolean() }),
)
export const LiveFrameIgnored = defineEvent(
  'live/frameIgnored',
  'session',
  z.object({ key: z.string() }),
)
/** The server never told the number it was asked to go on from: its log is not the one that was seen. */
export const LiveResetTold = defineEvent('live/resetTold', 'session', z.object({}))
/** What is seen of the open script is of a log that is no more: it is told anew (LM8). */
export const LiveRewound = defineEvent('live/rewound', 'session', z.object({}))
export const LiveFrameMalformed = defineEvent('live/frameMalformed', 'session', z.object({}))
/** A frame or a poll holds something of which nothing can be read; what was there stays. */
export const PartUnreadable = defineEvent(
  'live/partFoundUnreadable',
  'session',
  z.object({ part: GamePart }),
  { newsOnly: true },
)
/** Where the open game stands in line while it is written; 0 where it waits for no other. */
export const PlaceTold = defineEvent(
  'live/placeTold',
  'session',
  z.object({ place: z.number().int().min(0) }),
)
/** The poll could not be answered; it is asked again. */
export const PollFailed = defineEvent('live/pollFailed', 'session', z.object({ desc: z.string() }))
/** The server knows no such script, or none of this user's. */
export const GameMissing = defineEvent(
  'live/gameFoundMissing',
  'session',
  z.object({ desc: z.string() }),
)
