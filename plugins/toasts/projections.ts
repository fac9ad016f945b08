import { projection } from '#plugins/kit.ts'

/** The messages now shown, oldest first. */
export const shownToasts = projection(
  'toasts/shown',
  ({ session: { toasts } }) => [toasts.items] as const,
  (items) => items,
)
