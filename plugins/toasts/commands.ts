import type { Command } from '#core/plugin.ts'

/** Takes a message away: its time is over, or somebody closed it. */
export const dismissToast: Command<{ id: string }> = ({ toasts }, { id }) =>
  toasts.items.some((toast) => toast.id === id)
    ? [{ type: 'toasts/dismissed', source: 'user', payload: { id } }]
    : { refused: 'no_such_toast' }
