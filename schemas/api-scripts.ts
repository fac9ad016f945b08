import { z } from 'zod'
import { Id, ScriptId } from './id.ts'
import { GameLanguage } from './language.ts'
import { LIMITS } from './limits.ts'
import { ForecastOf, ModelForecast } from './model-forecast.ts'
import { AskedCorrections } from './reading-of-idea.ts'

const post = { method: 'POST', auth: true, idempotent: false } as const
const get = { method: 'GET', auth: true, idempotent: false } as const

const Idea = z
  .string()
  .trim()
  .min(1)
  .refine((text) => [...text].length <= LIMITS.ideaMax)

/** One entry of `GET /api/auth/h5/scripts`. */
const WireScriptCard = z.object({
  id: z.string(),
  title: z.string().catch(''),
  /** What the game, and so its title, is told in (addition). */
  language: GameLanguage.nullish().catch(null),
  cover: z.string().nullish(),
  status: z.number().catch(1),
  progress: z.number().catch(0),
  script_version: z.number().catch(0),
  published_game_id: z.string().nullish(),
  /** The script_version that the published game shows (addition). */
  published_version: z.number().nullish(),
  created_at: z.string().catch(''),
  updated_at: z.string().catch(''),
})
/** One entry of `GET /api/auth/h5/scripts/deleted`: a card, when it was deleted, and when it is gone for good. */
const WireDeletedCard = WireScriptCard.extend({
  deleted_at: z.string().catch(''),
  gone_at: z.string().catch(''),
})
/** One entry of `GET /api/auth/h5/scripts/games`. */
const WireGameCard = z.object({
  game_id: z.string(),
  script_id: z.string(),
  title: z.string().catch(''),
  cover: z.string().nullish(),
  url: z.string(),
  version: z.number().catch(0),
  published_at: z.string().catch(''),
  visibility: z.string().catch('unlisted'),
})

const Page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
})

/** Calls about scripts and published games. The outline stream stands in `outlineCall`: it is no envelope. */
export const scriptCalls = {
  /** What a language model will need for a game, before it is begun; null without a model (addition). */
  forecastGame: {
    ...get,
    path: '/api/auth/h5/scripts/forecast',
    query: ForecastOf,
    answer: z.object({ forecast: ModelForecast.nullable() }),
  },
  /** Ends the telling of outlines, whichever server tells them; a reader that merely leaves ends nothing (addition). */
  stopOutline: {
    ...post,
    path: '/api/auth/h5/scripts/outline/stop',
    body: z.object({ request_id: z.string().min(1).max(100) }),
    answer: z.object({ stopped: z.boolean() }),
  },
  startGeneration: {
    ...post,
    path: '/api/auth/h5/scripts/outlines',
    idempotent: true,
    body: z.object({
      outline: z.string().max(20_000),
      template_type: z.string().min(1).max(100),
      uid: z.string().optional(),
      game_duration: z.string().max(40),
      image_style: z.string().max(40),
      sex: z.string().max(40),
      age: z.string().max(40),
      language: z.string().max(40),
      setting: Idea,
      /** What the creator said of how the idea was read (addition). */
      corrections: AskedCorrections.nullish(),
    }),
    answer: z.string().min(1),
  },
  readGame: {
    ...get,
    path: '/api/auth/h5/scripts/:id',
    params: z.object({ id: ScriptId }),
    query: z.object({ version: z.coerce.number().int().min(0).optional() }),
    /** Decoded by `schemas/wire/game.ts`: every server spells it a little differently. */
    answer: z.looseObject({}),
  },
  listScripts: {
    ...get,
    path: '/api/auth/h5/scripts',
    query: Page,
    answer: z.array(WireScriptCard),
  },
  /** Makes the parts again that failed and may be tried again (addition). */
  resumeGeneration: {
    ...post,
    path: '/api/auth/h5/scripts/resume',
    idempotent: true,
    body: z.object({ id: ScriptId }),
    answer: z.object({ run: z.number().int() }),
  },
  publishGame: {
    ...post,
    path: '/api/auth/h5/scripts/games',
    idempotent: true,
    body: z.object({ id: ScriptId }),
    answer: z.object({ game_id: z.string(), url: z.string() }),
  },
  listGames: {
    ...get,
    path: '/api/auth/h5/scripts/games',
    query: Page,
    answer: z.array(WireGameCard),
  },
  /** A copy of a written game as a script of its own: answers its id (addition). */
  copyScript: {
    ...post,
    path: '/api/auth/h5/scripts/copies',
    idempotent: true,
    body: z.object({
      id: ScriptId,
      title: z.string().trim().min(1).max(LIMITS.titleMax).optional(),
      /** The version it is a copy of; absent: the game as it is. */
      version: z.number().int().min(0).optional(),
    }),
    answer: z.string().min(1),
  },
  /** The deleted scripts that can be brought back, the newest deleted first (addition). */
  listDeleted: {
    ...get,
    path: '/api/auth/h5/scripts/deleted',
    query: Page,
    answer: z.array(WireDeletedCard),
  },
  /** Deletes a script with its published game, or with `restore` brings both back; `for_good` one that is deleted (addition). */
  removeScript: {
    ...post,
    path: '/api/auth/h5/scripts/remove',
    body: z
      .object({ id: ScriptId, restore: z.boolean().optional(), for_good: z.boolean().optional() })
      .refine(({ restore, for_good }) => restore !== true || for_good !== true),
    answer: z.object({ deleted: z.boolean() }),
  },
  /** Takes a published game back, named by itself or by its script (addition). */
  withdrawGame: {
    ...post,
    path: '/api/auth/h5/scripts/games/withdraw',
    body: z
      .object({ id: ScriptId.optional(), game_id: ScriptId.optional() })
      .refine(({ id, game_id }) => id !== undefined || game_id !== undefined),
    answer: z.object({ game_id: z.string() }),
  },
  playGame: {
    ...get,
    auth: false,
    path: '/api/play/:gameId',
    params: z.object({ gameId: ScriptId }),
    answer: z.looseObject({}),
  },
  /** Whether a player's choice was the answer, and the hidden tasks it earned (addition). */
  judgeChoice: {
    ...post,
    auth: false,
    path: '/api/play/:gameId/choices',
    params: z.object({ gameId: ScriptId }),
    body: z.object({ chapter_key: z.string().max(100), node_id: z.number(), option_id: Id }),
    answer: z.object({ correct: z.boolean().nullable(), earned: z.array(z.looseObject({})) }),
  },
} as const

/** The outline stream: path, query and body; its answer is `text/plain` lines. */
export const outlineCall = {
  method: 'POST',
  path: '/api/auth/h5/scripts/outline',
  query: z.object({ request_id: z.string().min(1).max(100).optional() }),
  body: z.looseObject({
    setting: Idea,
    uid: z.string().optional(),
    language: z.string().max(40).optional(),
    request_id: z.string().max(100).optional(),
    /** Differs for "three more". */
    salt: z.string().max(100).nullish(),
    /** The template keys on the table: none of these is proposed again. */
    shown: z.array(z.string().max(200)).max(100).nullish(),
    /** What the creator says of how the idea was read. */
    corrections: AskedCorrections.nullish(),
    /** What an answer before this one took the idea to mean (`reading.taken`). */
    taken: AskedCorrections.nullish(),
  }),
} as const
