import { z } from 'zod'
import { SIZES } from '#schemas/limits.ts'
import { readBucket } from './media/bucket-address.ts'
import { chosenModel, chosenPictureModel, MODEL_PROVIDERS } from './model/choice.ts'

/** How much is logged. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const address = (schemes: readonly string[], form: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), {
    error: `must be ${form}`,
  })
/** What addresses begin with: everything is laid from the root, so a path or a query would lead nowhere. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/`
}
const oneOf = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` })

const Port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a whole number from 0 to 65535' })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: 'must be a whole number from 0 to 65535' })
const InviteCodes = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== ''),
  )
  .refine((codes) => codes.every((code) => code.length <= 64), {
    error: 'must be codes of at most 64 characters, separated by commas',
  })
const Tokens = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, { error: 'must be a whole number of tokens, from 1 on' })
  .transform(Number)
const UserGames = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, { error: 'must be a whole number of games from 1 to 9999' })
  .transform(Number)
const Megabytes = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, { error: 'must be a whole number of megabytes, from 1 on' })
  .transform(Number)
const Web = address(['http:', 'https:'], 'an http:// or https:// address')

const Named = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'a postgres:// address, or unset for the embedded database',
  ).optional(),
  MEDIA_URL: z
    .string()
    .refine((text) => readBucket(text) !== null, {
      error: 'must be http(s)://KEY:SECRET@HOST/BUCKET, or unset for the data folder',
    })
    .transform(readBucket)
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'must be an http:// or https:// address without a path' })
    .optional(),
  INVITE_MODE: oneOf(['required', 'open']).default('required'),
  INVITE_CODES: InviteCodes.default([]),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an e-mail address, or a name and <an address>',
    })
    .default('Lamplight <no-reply@localhost>'),
  AI_PROVIDER: oneOf(['builtin', ...MODEL_PROVIDERS]).optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_BASE_URL: Web.optional(),
  AI_API_KEY: z.string().trim().optional(),
  AI_CHECK: oneOf(['on', 'off']).optional(),
  AI_IMAGE_MODEL: z.string().trim().optional(),
  AI_GAME_TOKENS: Tokens.optional(),
  AI_DAY_TOKENS: Tokens.optional(),
  INTERFACE_URL: Web.optional(),
  COMMUNITY_URL: Web.optional(),
  ANALYTICS_URL: Web.optional(),
  GOOGLE_CLIENT_ID: z.string().trim().optional(),
  GOOGLE_ISSUER: Web.default('https://accounts.google.com'),
  DISCORD_CLIENT_ID: z.string().trim().optional(),
  DISCORD_CLIENT_SECRET: z.string().trim().optional(),
  DISCORD_GUILD_ID: z.string().trim().optional(),
  DISCORD_URL: Web.default('https://discord.com'),
  USER_GAMES: UserGames.default(SIZES.scriptsOfUser),
  USER_PICTURE_MB: Megabytes.optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('warn'),
})

/** The environment as the product reads it. The half of a pair that is missing is named: with one alone nobody can sign in. */
export const Settings = Named.superRefine((given, context) => {
  const { DISCORD_CLIENT_ID: id, DISCORD_CLIENT_SECRET: secret, DISCORD_GUILD_ID: guild } = given
  const missing = (name: string, because: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `must be set: ${because} is` })
  if (id !== undefined && secret === undefined)
    missing('DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID')
  else if (id === undefined && secret !== undefined)
    missing('DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET')
  else if (id === undefined && guild !== undefined) missing('DISCORD_CLIENT_ID', 'DISCORD_GUILD_ID')
  for (const model of [chosenModel(given), chosenPictureModel(given)])
    if (model !== null && 'message' in model)
      context.addIssue({ code: 'custom', path: [model.name], message: model.message })
})

/** The name of every setting. */
export const SETTING_NAMES: readonly string[] = Object.keys(Named.shape)
