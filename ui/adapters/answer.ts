import { Envelope, STATUS } from '#schemas/api.ts'
import { objectIn, textIn } from '#schemas/wire/read.ts'
import { type RefusedField, readRefusal } from '#schemas/wire/refusal.ts'

/** A refusal as every adapter tells it: the body's status, or 0 where the network or the answer was broken; `field` where it is about one. */
export type Refused = { status: number; desc: string; field?: RefusedField }

const UNAUTHORISED = 401

/** Reads an envelope; null when the text is none. The server's words may stand under `message` (SPEC section 7). */
export function envelopeIn(text: string): Envelope | null {
  const found = objectIn(text)
  if (found === undefined) return null
  const desc = textIn(found, 'desc') || textIn(found, 'message')
  return Envelope.safeParse({ status: found.status, desc, data: found.data ?? null }).data ?? null
}

/** HTTP 401 says the same as an expired session, whatever stands in its body. */
export function callRefusedBy(httpStatus: number, envelope: Envelope | null): Refused {
  const { words: desc, field } = readRefusal(envelope?.desc ?? '')
  const said = { desc, ...(field === null ? {} : { field }) }
  if (httpStatus === UNAUTHORISED) return { status: STATUS.sessionExpired, ...said }
  if (envelope !== null && envelope.status !== STATUS.ok)
    return { status: envelope.status, ...said }
  return { status: httpStatus >= 400 ? httpStatus : 0, ...said }
}

/** A lost session is told by the dialog it opens: nobody repeats it, and nothing of it stands after the next login (TO40). */
export const withoutRepeating = (refused: Refused, isTold: boolean): Refused =>
  isTold ? { status: refused.status, desc: '' } : refused
