import { z } from 'zod'
import { ChangeShown, ChangesDecided, ChangesWish } from '../deciding.ts'
import { defineEvent } from '../event.ts'

/** The creator keeps, gives back or wrote anew what a revision changed; `baseVersion` is the game they see. */
export const ChangesWereDecided = defineEvent(
  'deciding/decided',
  'session',
  ChangesDecided.extend({ baseVersion: z.number().int().nonnegative() }),
)
/** The server took the decision in. */
export const DecisionAccepted = defineEvent(
  'deciding/accepted',
  'session',
  z.object({ recordId: z.string(), version: z.number().int() }),
)
/** The server would not have it so, or nobody answered. */
export const DecisionRefused = defineEvent(
  'deciding/refused',
  'session',
  z.object({ recordId: z.string(), desc: z.string() }),
)
/** The creator chose how changes are made. */
export const WishChosen = defineEvent(
  'deciding/wishChosen',
  'session',
  z.object({ wish: ChangesWish }),
)
/** How they had chosen it on an earlier visit. */
export const WishRestored = defineEvent(
  'deciding/wishRestored',
  'session',
  z.object({ wish: ChangesWish }),
)
/** The creator looks at a change in its place on the page. */
export const PlaceVisited = defineEvent('deciding/placeVisited', 'session', ChangeShown)
/** They look at it no longer. */
export const PlaceLeft = defineEvent('deciding/placeLeft', 'session', z.object({}))
