import { projection } from '#plugins/kit.ts'
import { TYPING_PACE_MS } from '#schemas/reading.ts'

export const reading = projection(
  'reading',
  (draft) => [draft.session.reading] as const,
  (reading) => reading,
)

/** Milliseconds a typed character takes; 0: all of it stands there at once. */
export const typingPace = projection(
  'reading/typingPace',
  (draft) => [draft.session.reading.typing] as const,
  (typing) => TYPING_PACE_MS[typing],
)
