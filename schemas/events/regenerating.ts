import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Siblings } from '../regenerating.ts'

const VersionNumber = z.number().int().nonnegative()

/** Another telling of a part is wanted: a new one, or (`version`) one it had. */
export const TellingRequested = defineEvent(
  'regenerating/requested',
  'session',
  z.object({
    path: z.string(),
    version: VersionNumber.nullable(),
    baseVersion: VersionNumber,
  }),
)
/** The part is told so by a version of the game, which comes by the live connection. */
export const PartToldAgain = defineEvent(
  'regenerating/told',
  'session',
  z.object({ path: z.string(), version: VersionNumber }),
)
/** It is not; without status and words nobody answered. */
export const TellingFailed = defineEvent(
  'regenerating/failed',
  'session',
  z.object({ path: z.string(), status: z.number(), desc: z.string() }),
)
/** The tellings of every part that has more than one, as of a version. */
export const SiblingsReceived = defineEvent(
  'regenerating/siblingsReceived',
  'session',
  z.object({ version: VersionNumber, siblings: z.array(Siblings) }),
)
/** They did not come: nothing is counted until the game is another version. */
export const SiblingsFailed = defineEvent(
  'regenerating/siblingsFailed',
  'session',
  z.object({ version: VersionNumber, isMissing: z.boolean() }),
)
/** Cards are shown: which of them come in more than one telling is to be read. */
export const RetellableAsked = defineEvent('regenerating/retellableAsked', 'session', z.object({}))
/** What of the story, the world, the people, the places and the player can be told in other words; nothing where nobody knows. */
export const RetellableReceived = defineEvent(
  'regenerating/retellableReceived',
  'session',
  z.object({ addresses: z.array(z.string()) }),
)
