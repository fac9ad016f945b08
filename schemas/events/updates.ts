import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { RevisedModules } from '../game.ts'
import { Revision } from '../revision.ts'

/**
 * A revision's content: each module it names is restated whole, so removal is absence. `text` says what is changed,
 * `revision` is the id of what it belongs to.
 */
export const RevisionApplied = defineEvent(
  'updates/applied',
  'script',
  z.object({
    modules: RevisedModules,
    text: z.string().optional(),
    revision: z.string().optional(),
  }),
)
/** A revision ended: the version it made, the wire paths it changed and, where the server tells it, what it was. */
export const RevisionFinished = defineEvent(
  'updates/finished',
  'script',
  z.object({
    scriptVersion: z.number().int(),
    updated: z.array(z.string()),
    revision: Revision.optional(),
  }),
)
/** The light of the update animation has passed over the whole content. */
export const UpdateScanned = defineEvent('updates/scanned', 'session', z.object({}))
/** The update animation is over, or was given up. */
export const UpdateHidden = defineEvent('updates/hidden', 'session', z.object({}))
