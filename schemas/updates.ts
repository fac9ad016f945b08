import { z } from 'zod'
import { RevisedModules } from './game.ts'

/** A part of the game that a revision restates. */
export const RevisedModule = RevisedModules.keyof()
export type RevisedModule = z.infer<typeof RevisedModule>

const UpdateStage = z.enum(['hidden', 'blur', 'scanning', 'completed'])

/** The animation of an update that arrives while its game is open, and what tells news from history. */
export const Updates = z.object({
  isVisible: z.boolean(),
  stage: UpdateStage,
  /** What the server says it changes; empty where it says nothing: then the modules say it. */
  updateText: z.string(),
  modules: z.array(RevisedModule),
  currentScriptId: z.string().nullable(),
  /** Frames numbered above it are news; null while what comes may be a repetition of what was missed. */
  newsAfter: z.number().int().nullable(),
  /** The connection stood since the script was opened: each further one repeats what was missed. */
  wasLive: z.boolean(),
})
export type Updates = z.infer<typeof Updates>
export const emptyUpdates = (): Updates => ({
  isVisible: false,
  stage: 'hidden',
  updateText: '',
  modules: [],
  currentScriptId: null,
  newsAfter: null,
  wasLive: false,
})
