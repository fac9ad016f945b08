import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { TextEdit } from '../revising.ts'

const { address } = TextEdit.shape
const ofText = z.object({ address, text: z.string() })

/** Somebody edits a text: `base` is what stands there, `text` what the field holds at first. */
export const EditStarted = defineEvent(
  'revising/started',
  'session',
  z.object({ address, base: z.string(), text: z.string() }),
)
export const EditWritten = defineEvent('revising/written', 'session', ofText)
/** The edit is to be made. */
export const EditCommitted = defineEvent('revising/committed', 'session', ofText)
/** The edit is given up, or was not one. */
export const EditReverted = defineEvent('revising/reverted', 'session', z.object({ address }))
export const EditSent = defineEvent('revising/sent', 'session', z.object({ address }))
/** The server took it in, as this version. */
export const EditSaved = defineEvent(
  'revising/saved',
  'session',
  z.object({ address, version: z.number().int() }),
)
/** The server did not take it in; `desc` are its words. */
export const EditRefused = defineEvent(
  'revising/refused',
  'session',
  z.object({ address, desc: z.string() }),
)
/** No answer came: the edit waits for the network. */
export const EditUnanswered = defineEvent('revising/unanswered', 'session', z.object({ address }))
/** Another client changed other words of the text: the edit is made of what stands there now. */
export const EditRebased = defineEvent(
  'revising/rebased',
  'session',
  z.object({ address, base: z.string(), text: z.string() }),
)
/** Another client changed the same words of the text. */
export const ConflictFound = defineEvent(
  'revising/conflictFound',
  'session',
  z.object({ address, theirs: z.string() }),
)
/** The creator chose what is to stand there of three versions. */
export const ConflictDecided = defineEvent('revising/conflictDecided', 'session', ofText)
/** The game is needed as the server has it now. */
export const NewestWanted = defineEvent('revising/newestWanted', 'session', z.object({}))
/** Edits of this game that were left come back. */
export const EditsRestored = defineEvent(
  'revising/restored',
  'session',
  z.object({ edits: z.array(TextEdit).min(1) }),
)
