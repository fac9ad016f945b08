import { z } from 'zod'
import { Choices } from './choices.ts'
import { Correcting, emptyCorrecting } from './correcting.ts'
import { Idea } from './idea.ts'
import { Outlines } from './outlines.ts'
import { Percents, Step } from './steps.ts'
import { Thinking } from './thinking.ts'

/** The dedicated storage key of the creation draft. */
export const DRAFT_KEY = 'gameCreationDraft'

/** Where the writing of one game stood when it was last seen; another game begins clean. */
export const SavedGeneration = z.object({
  scriptId: z.string(),
  isProcessComplete: z.boolean(),
  scriptVersion: z.number().int(),
  currentStep: Step,
  activeTab: Step,
  /** Percent of each step, as shown. */
  progress: Percents,
})
export type SavedGeneration = z.infer<typeof SavedGeneration>

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
    collapsed: true,
  }).partial({ collapsed: true }),
  /** The world that was chosen, as its outline tells it; empty until then. */
  worldView: z.string().default(''),
  gameOutlines: Outlines.omit({ pending: true }),
  /** How the idea was read, and what its creator said otherwise. */
  reading: Correcting.default(emptyCorrecting()).catch(emptyCorrecting()),
  choices: Choices,
  generation: SavedGeneration.nullable().default(null),
})
export type SavedDraft = z.infer<typeof SavedDraft>
