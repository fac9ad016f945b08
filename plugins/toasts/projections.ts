import { projection } from '#core/projection.ts'

/** The messages now shown, oldest first. */
export const shownToasts = projection(
  'toasts/shown',
  ({ toasts }) => [toasts.items] as const,
  (items) => items,
)
