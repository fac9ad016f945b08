import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GameCard, ScriptCard } from '../library.ts'

export const LibraryRequested = defineEvent('library/requested', 'session', z.object({}))
export const LibraryReceived = defineEvent(
  'library/received',
  'session',
  z.object({ scripts: z.array(ScriptCard), games: z.array(GameCard) }),
)
export const LibraryFailed = defineEvent('library/failed', 'session', z.object({}))
/** Somebody wants the link of a published game on the clipboard. */
export const LinkCopyRequested = defineEvent(
  'library/linkCopyRequested',
  'session',
  z.object({ url: z.string() }),
)
