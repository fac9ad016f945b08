import { projection } from '#plugins/kit.ts'

export const readingWishes = projection(
  'reading',
  (draft) => [draft.session.reading] as const,
  (reading) => reading,
)
