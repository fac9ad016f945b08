import { z } from 'zod'

/** What sort of story a game is. */
export const GameKind = z.enum([
  'mystery',
  'contest',
  'relationship',
  'survival',
  'journey',
  'heist',
  'escape',
  'court',
])
export type GameKind = z.infer<typeof GameKind>
