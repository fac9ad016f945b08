import { z } from 'zod'
import { PartArranged } from '../arranging.ts'
import { defineEvent } from '../event.ts'

const { id, what, name, code, desc, sent } = PartArranged.shape

/** Somebody adds, moves or removes a part of the game. */
export const ArrangingAsked = defineEvent(
  'arranging/asked',
  'session',
  z.object({ id, what, name }),
)
/** It is on its way, as this edit. */
export const ArrangingSent = defineEvent(
  'arranging/sent',
  'session',
  z.object({ id, sent: sent.unwrap() }),
)
/** The server took it in, as this version: `at` is where it stands in it. */
export const ArrangingDone = defineEvent(
  'arranging/done',
  'session',
  z.object({ id, what, name, at: z.string(), version: z.number().int() }),
)
/** The game shows it. */
export const ArrangingShown = defineEvent(
  'arranging/shown',
  'session',
  z.object({ id, what, name, at: z.string() }),
)
/** No answer came: it waits for the network. */
export const ArrangingUnanswered = defineEvent('arranging/unanswered', 'session', z.object({ id }))
/** It cannot be done in the game as it is (`code`), or the server did not take it in; `desc` are its words. */
export const ArrangingRefused = defineEvent(
  'arranging/refused',
  'session',
  z.object({ id, code, desc }),
)
/** It is given up before it was done. */
export const ArrangingLeft = defineEvent('arranging/left', 'session', z.object({ id }))
/** What was asked for in this game before, and not taken in, comes back. */
export const ArrangingRestored = defineEvent(
  'arranging/restored',
  'session',
  z.object({ parts: z.array(PartArranged).min(1) }),
)
