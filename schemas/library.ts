import { z } from 'zod'

/** One of the creator's scripts, as listed. Times are ISO 8601. */
export const ScriptCard = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  status: z.number(),
  progress: z.number(),
  scriptVersion: z.number(),
  publishedGameId: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ScriptCard = z.infer<typeof ScriptCard>

/** One published game, as listed. */
export const GameCard = z.object({
  gameId: z.string(),
  scriptId: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  url: z.string(),
  version: z.number(),
  publishedAt: z.string(),
  visibility: z.string(),
})
export type GameCard = z.infer<typeof GameCard>

export const Library = z.object({
  status: z.enum(['idle', 'loading', 'ready', 'failed']),
  scripts: z.array(ScriptCard),
  games: z.array(GameCard),
})
export type Library = z.infer<typeof Library>
export const emptyLibrary = (): Library => ({ status: 'idle', scripts: [], games: [] })

export const Publishing = z.object({
  status: z.enum(['idle', 'publishing', 'published', 'failed']),
  gameId: z.string().nullable(),
  url: z.string().nullable(),
  /** The key of a publishing without an answer: asking for the same once more happens once. */
  key: z.string().nullable(),
})
export type Publishing = z.infer<typeof Publishing>
export const emptyPublishing = (): Publishing => ({
  status: 'idle',
  gameId: null,
  url: null,
  key: null,
})
