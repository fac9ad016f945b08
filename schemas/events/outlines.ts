import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { CoverChoices, OutlineOption } from '../outline.ts'

export const OutlinesUpdated = defineEvent(
  'outlines/updated',
  'session',
  z.object({
    options: z.array(OutlineOption).min(1),
    forIdea: z.string(),
    forLanguage: z.string(),
    /** The idea's cover in each look, where the server shows it. */
    covers: CoverChoices.exactOptional(),
    /** True when these join the ones on the table instead of replacing them ("three more"). */
    more: z.boolean(),
  }),
)
/** The creation screen was opened: what was kept is restored, or thinking starts. */
export const CreationOpened = defineEvent('outlines/creationOpened', 'session', z.object({}))
/** The creation flow was opened without saying where: it leads to where the creation stands. */
export const FlowOpened = defineEvent('outlines/flowOpened', 'session', z.object({}))
export const OutlineChosen = defineEvent(
  'outlines/chosen',
  'session',
  z.object({ key: z.string().nullable() }),
)
export const OutlineEdited = defineEvent(
  'outlines/edited',
  'session',
  z.object({ key: z.string(), text: z.string() }),
)
