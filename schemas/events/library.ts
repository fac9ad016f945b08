import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { DeletedCard, GameCard, ScriptCard, ShelfAction } from '../library.ts'

export const LibraryRequested = defineEvent('library/requested', 'session', z.object({}))
export const LibraryReceived = defineEvent(
  'library/received',
  'session',
  z.object({ scripts: z.array(ScriptCard), games: z.array(GameCard) }),
)
/** `desc`: the words of a server that refused. */
export const LibraryFailed = defineEvent(
  'library/failed',
  'session',
  z.object({ desc: z.string().optional() }),
)
/** The deleted games are to be read. */
export const DeletedRequested = defineEvent('library/deletedRequested', 'session', z.object({}))
/** The deleted games, the newest deleted first. */
export const DeletedReceived = defineEvent(
  'library/deletedReceived',
  'session',
  z.object({ games: z.array(DeletedCard) }),
)
/** They did not come; without status and words nobody answered. */
export const DeletedFailed = defineEvent(
  'library/deletedFailed',
  'session',
  z.object({ status: z.number(), desc: z.string() }),
)
/** Somebody wants the link of a published game on the clipboard. */
export const LinkCopyRequested = defineEvent(
  'library/linkCopyRequested',
  'session',
  z.object({ url: z.string() }),
)
/** What came of that. */
export const LinkCopied = defineEvent(
  'library/linkCopied',
  'session',
  z.object({ ok: z.boolean() }),
)
/** Something is to be done to a script of the list. `title` is the new one, a copy's, or the deleted one's. */
export const ShelfActionRequested = defineEvent(
  'library/actionRequested',
  'session',
  z.object({
    action: ShelfAction,
    id: z.string().min(1),
    title: z.string(),
    /** A press asks for one copy, however often it is sent. */
    idempotencyKey: z.string(),
  }),
)
export const ShelfActionDone = defineEvent(
  'library/actionDone',
  'session',
  z.object({
    action: ShelfAction,
    id: z.string(),
    title: z.string(),
    /** What a rename made of the script; null for what does not change it. */
    scriptVersion: z.number().nullable(),
  }),
)
/** `status` 0: no answer came; else the server said no, in the words of `desc`. */
export const ShelfActionFailed = defineEvent(
  'library/actionFailed',
  'session',
  z.object({ action: ShelfAction, id: z.string(), status: z.number(), desc: z.string() }),
)
