import { z } from 'zod'
import { Choices } from './choices.ts'
import { Idea } from './idea.ts'
import { Outlines } from './outlines.ts'
import { Thinking } from './thinking.ts'

/** A creation as the browser keeps it. `uid` is null while nobody has signed in. */
export const SavedDraft = z.object({
  version: z.literal(1),
  uid: z.string().nullable(),
  gameSetting: z.string().min(1),
  language: Idea.shape.language,
  gameStatus: Idea.shape.gameStatus,
  routeStatus: Idea.shape.routeStatus,
  thinking: Thinking.pick({
    requestId: true,
    forIdea: true,
    forLanguage: true,
    status: true,
    text: true,
    seconds: true,
    trouble: true,
    detail: true,
  }),
  gameOutlines: Outlines.omit({ pending: true }),
  choices: Choices,
})
export type SavedDraft = z.infer<typeof SavedDraft>
