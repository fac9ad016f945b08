import type { Command } from '#plugins/kit.ts'

/** Takes a message away: its time is over, or somebody closed it. */
export const dismissToast: Command<{ id: string }> = ({ session: { toasts } }, { id }) =>
  toasts.items.some((toast) => toast.id === id)
    ? [{ type: 'toasts/dismissed', source: 'user', payload: { id } }]
    : { refused: 'no_such_toast' }

/** Says what came of saving a recording of this session. */
export const tellRecording: Command<{ isSaved: boolean }> = (_, { isSaved }) => [
  {
    type: 'toasts/raised',
    source: 'user',
    payload: isSaved
      ? { kind: 'success', code: 'recording_saved', text: '' }
      : { kind: 'error', code: 'recording_failed', text: '' },
  },
]

/** Takes back what a message told of, while it can be. */
export const undoToast: Command<{ id: string }> = ({ session: { toasts } }, { id }) => {
  const undo = toasts.items.find((toast) => toast.id === id)?.undo
  if (undo === undefined) return { refused: 'no_such_toast' }
  return [{ type: 'toasts/undone', source: 'user', payload: { id, undo } }]
}
