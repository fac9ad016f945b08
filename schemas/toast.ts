import { z } from 'zod'

export const ToastKind = z.enum(['success', 'error', 'warning', 'info'])

/**
 * Something that can be taken back as long as the message about it is there: a game that was removed, the version a step
 * made, a change of what players see that was made (`published`) or taken back (`unpublished`), or the withdrawal of a
 * script's game (`withdrawn`), whose own id is not known where it is asked for.
 */
export const Undo = z.object({
  what: z.enum(['removal', 'step', 'published', 'unpublished', 'withdrawn']),
  id: z.string(),
})
export type Undo = z.infer<typeof Undo>

/** A passing message. `code` names words of the interface; `text` are words of the server. */
export const Toast = z.object({
  id: z.string(),
  kind: ToastKind,
  code: z.string(),
  text: z.string(),
  params: z.record(z.string(), z.string()),
  /** 0 stays until it is dismissed. */
  durationMs: z.number(),
  /** A page of ours the message leads to, else absent. */
  path: z.string().optional(),
  /** What a press takes back, else absent. */
  undo: Undo.optional(),
})
export type Toast = z.infer<typeof Toast>
export const Toasts = z.object({ items: z.array(Toast) })
export type Toasts = z.infer<typeof Toasts>
export const emptyToasts = (): Toasts => ({ items: [] })
