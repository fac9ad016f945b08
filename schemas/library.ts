import { z } from 'zod'
import { GameLanguage } from './language.ts'

/** One of the creator's scripts, as listed. Times are ISO 8601. */
export const ScriptCard = z.object({
  id: z.string(),
  title: z.string(),
  /** What it is told in, and its title with it; null where a server does not say. */
  language: GameLanguage.nullable().default(null),
  cover: z.string().nullable(),
  status: z.number(),
  progress: z.number(),
  scriptVersion: z.number(),
  publishedGameId: z.string().nullable(),
  /** The version of the script that the published game shows. */
  publishedVersion: z.number().nullable(),
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

/** A deleted game that can be brought back until it is gone for good. */
export const DeletedCard = ScriptCard.pick({
  id: true,
  title: true,
  cover: true,
}).extend({ language: GameLanguage.nullable(), deletedAt: z.string(), goneAt: z.string() })
export type DeletedCard = z.infer<typeof DeletedCard>

/** What can be done to a game from the list; `forget` deletes one for good that is deleted. */
export const ShelfAction = z.enum(['rename', 'copy', 'withdraw', 'remove', 'restore', 'forget'])
export type ShelfAction = z.infer<typeof ShelfAction>

export const Library = z.object({
  status: z.enum(['idle', 'loading', 'ready', 'failed']),
  scripts: z.array(ScriptCard),
  games: z.array(GameCard),
  /** Scripts that something is being done to: nothing else is begun with them. */
  busy: z.array(z.string()),
  /** Deleted ones, gone from the list before the server has said so. */
  removed: z.array(z.string()),
  /** The deleted games; `missing`: this server has no such list. */
  deleted: z.object({
    status: z.enum(['unread', 'read', 'failed', 'missing']),
    games: z.array(DeletedCard),
  }),
})
export type Library = z.infer<typeof Library>
export const emptyLibrary = (): Library => ({
  status: 'idle',
  scripts: [],
  games: [],
  busy: [],
  removed: [],
  deleted: { status: 'unread', games: [] },
})

/** Where a game is played, and the version of its script that its players see; null where nobody says. */
export const Publication = z.object({
  gameId: z.string(),
  url: z.string(),
  version: z.number().nullable(),
})
export type Publication = z.infer<typeof Publication>

/** The open game on its way to its players. */
export const Publishing = z.object({
  status: z.enum(['idle', 'publishing', 'published', 'failed', 'withdrawing']),
  /** The sheet that asks before anything is published is open. */
  asked: z.boolean(),
  gameId: z.string().nullable(),
  /** Where it is played; null while it is nowhere, as far as is known. */
  url: z.string().nullable(),
  /** The version of the script that its players see. */
  version: z.number().nullable(),
  /** It was out at some time: there are steps about its players. */
  wasOut: z.boolean().default(false),
  /** The number in the script's log as of which that is known. */
  asOf: z.number().default(0),
  /** The key of a publishing without an answer: asking for the same once more happens once. */
  key: z.string().nullable(),
})
export type Publishing = z.infer<typeof Publishing>
export const emptyPublishing = (): Publishing => ({
  status: 'idle',
  asked: false,
  gameId: null,
  url: null,
  version: null,
  wasOut: false,
  asOf: 0,
  key: null,
})
