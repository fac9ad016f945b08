import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { RevisedModules } from '../game.ts'

/** A revision's content: each module it names is restated whole, so removal is absence. */
export const RevisionApplied = defineEvent(
  'updates/applied',
  'game',
  z.object({ modules: RevisedModules }),
)
/** A revision ended: the version it made and the wire paths it changed. */
export const RevisionFinished = defineEvent(
  'updates/finished',
  'game',
  z.object({ scriptVersion: z.number().int(), updated: z.array(z.string()) }),
)
