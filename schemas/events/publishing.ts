import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Publication } from '../library.ts'
import { PublicationChange } from '../publication.ts'

/** The open game was published, withdrawn, or either was taken back: told by its log, on every device. */
export const PublicationChanged = defineEvent('publishing/changed', 'script', PublicationChange)
/** A game of the list is to be published: the way leads to its screen, where the sheet asks first. */
export const PublishingSought = defineEvent(
  'publishing/sought',
  'session',
  z.object({ scriptId: z.string().min(1) }),
)
/** The sheet that asks first is opened, or closed. */
export const PublishSheetOpened = defineEvent('publishing/sheetOpened', 'session', z.object({}))
export const PublishSheetClosed = defineEvent('publishing/sheetClosed', 'session', z.object({}))
/** What is known of an earlier publication; `version` is that of the script its players see. */
export const PublicationFound = defineEvent(
  'publishing/found',
  'session',
  z.object({ gameId: z.string(), url: z.string(), version: z.number().nullable() }),
)
/** Where the game is played as its server says beside the game, and which version players see; null where it is not published. */
export const PublicationTold = defineEvent(
  'publishing/told',
  'session',
  z.object({
    publication: Publication.nullable(),
    /** The number in the script's log as of which that was said; absent where that is not known. */
    asOf: z.number().optional(),
  }),
)
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
/** `failed`: the server said no (its words in `desc`); `error`: the call itself broke. */
export const PublishFailed = defineEvent(
  'publishing/failed',
  'session',
  z.object({ how: z.enum(['failed', 'error']), desc: z.string() }),
)
export const WithdrawRequested = defineEvent(
  'publishing/withdrawRequested',
  'session',
  z.object({}),
)
export const Withdrawn = defineEvent('publishing/withdrawn', 'session', z.object({}))
export const WithdrawFailed = defineEvent(
  'publishing/withdrawFailed',
  'session',
  z.object({ desc: z.string() }),
)
