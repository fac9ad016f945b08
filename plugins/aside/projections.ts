import { projection } from '#plugins/kit.ts'

/** How the column beside the game stands. */
export const asideState = projection(
  'aside',
  ({ session: { aside } }) => [aside] as const,
  (aside) => aside,
)
