import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { ToastKind, Undo } from '../toast.ts'

/** A message with no fact of its own: a refusal of the server, a login that is needed. */
export const ToastRaised = defineEvent(
  'toasts/raised',
  'session',
  z.object({ kind: ToastKind, code: z.string(), text: z.string() }),
)
export const ToastDismissed = defineEvent(
  'toasts/dismissed',
  'session',
  z.object({ id: z.string() }),
)
/** Somebody takes back what a message told of. */
export const ToastUndone = defineEvent(
  'toasts/undone',
  'session',
  z.object({ id: z.string(), undo: Undo }),
)
