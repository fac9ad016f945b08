import { projection } from '#plugins/kit.ts'

export const reading = projection(
  'reading',
  (draft) => [draft.session.reading] as const,
  (reading) => reading,
)
