import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Id } from '../id.ts'

export const PreviewOpened = defineEvent(
  'preview/opened',
  'session',
  z.object({ what: z.enum(['nodes', 'tasks']), chapterKey: z.string().nullable() }),
)
export const PreviewClosed = defineEvent('preview/closed', 'session', z.object({}))
export const PreviewChapterChosen = defineEvent(
  'preview/chapterChosen',
  'session',
  z.object({ chapterKey: z.string() }),
)
export const PreviewTypingSet = defineEvent(
  'preview/typingSet',
  'session',
  z.object({ typing: z.boolean() }),
)
/** A node was shown; the walk grows. */
export const PreviewNodeShown = defineEvent(
  'preview/nodeShown',
  'session',
  z.object({ chapterKey: z.string(), nodeId: z.number() }),
)
export const PreviewOptionChosen = defineEvent(
  'preview/optionChosen',
  'session',
  z.object({ chapterKey: z.string(), nodeId: z.number(), optionId: Id }),
)
/** The walk of one chapter was thrown away, to begin again or from a node. */
export const PreviewRestarted = defineEvent(
  'preview/restarted',
  'session',
  z.object({ chapterKey: z.string(), fromNodeId: z.number().nullable() }),
)
export const PreviewAutoSet = defineEvent(
  'preview/autoSet',
  'session',
  z.object({ auto: z.boolean() }),
)
/** The reader asked for the rest of a typed text at once. */
export const PreviewNodeRead = defineEvent(
  'preview/nodeRead',
  'session',
  z.object({ nodeId: z.number() }),
)
