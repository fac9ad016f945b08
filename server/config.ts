import { z } from 'zod'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const PROVIDERS = ['builtin', 'openai', 'anthropic', 'google', 'openai-compatible'] as const

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
const notYet = (what: string) =>
  z.string().refine(() => false, { error: `${what} is not available yet` })

const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: Port.default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'a postgres:// address')
    .pipe(notYet('PostgreSQL (leave it unset for the embedded database)'))
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
  AI_PROVIDER: oneOf(PROVIDERS)
    .refine((name) => name === 'builtin', {
      error: 'other than builtin is not available yet',
    })
    .default('builtin'),
  AI_API_KEY: notYet(
    'a model of your own (leave it unset for the built-in storyteller)',
  ).optional(),
  COMMUNITY_URL: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  ANALYTICS_URL: address(['http:', 'https:'], 'an http:// or https:// address').optional(),
  GOOGLE_CLIENT_ID: z.string().trim().optional(),
  GOOGLE_ISSUER: address(['http:', 'https:'], 'an http:// or https:// address').default(
    'https://accounts.google.com',
  ),
  DISCORD_CLIENT_ID: z.string().trim().optional(),
  DISCORD_CLIENT_SECRET: z.string().trim().optional(),
  DISCORD_GUILD_ID: z.string().trim().optional(),
  DISCORD_URL: address(['http:', 'https:'], 'an http:// or https:// address').default(
    'https://discord.com',
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS).default('warn'),
})

/** The half of a pair that is missing is named: with one alone nobody can sign in. */
const Checked = Settings.superRefine((given, context) => {
  const { DISCORD_CLIENT_ID: id, DISCORD_CLIENT_SECRET: secret, DISCORD_GUILD_ID: guild } = given
  const missing = (name: string, because: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `must be set: ${because} is` })
  if (id !== undefined && secret === undefined)
    missing('DISCORD_CLIENT_SECRET', 'DISCORD_CLIENT_ID')
  else if (id === undefined && secret !== undefined)
    missing('DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET')
  else if (id === undefined && guild !== undefined) missing('DISCORD_CLIENT_ID', 'DISCORD_GUILD_ID')
})

/** Settings whose names are taken, and what is said where one is given: it has no effect yet. */
const WITHOUT_EFFECT = ['AI_MODEL', 'AI_BASE_URL', 'AI_IMAGE_MODEL'] as const

/** Every setting of the product, checked. */
export type Config = {
  host: string
  /** 0 picks a free one. */
  port: number
  dataDir: string
  /** Without a slash at its end; null: taken from each request. */
  publicUrl: string | null
  inviteMode: 'required' | 'open'
  /** Codes that work any number of times. */
  inviteCodes: readonly string[]
  smtpUrl: string | null
  mailFrom: string
  /** Where people ask for an invite code; null: nowhere. */
  communityUrl: string | null
  /** Where browsers send usage events with their user's consent; null: nowhere. */
  analyticsUrl: string | null
  /** Signing in with Google, or with another provider of OpenID Connect; null: not set up. */
  google: { clientId: string; issuer: string } | null
  /** Signing in with Discord; `url` is its home, without a slash at its end. */
  discord: {
    clientId: string
    clientSecret: string
    guildId: string | null
    url: string
  } | null
  logLevel: (typeof LOG_LEVELS)[number]
  /** Only this machine can reach the server: the outbox page and the prefilled invite code may be shown. */
  loopback: boolean
  /** What the operator should know; one line each. */
  notices: readonly string[]
}

export type ConfigReading = { ok: true; config: Config } | { ok: false; faults: string[] }

/** Reads the environment once; an empty setting counts as absent. Faults are one line each. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigReading {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const read = Checked.safeParse(given)
  if (!read.success) {
    return {
      ok: false,
      faults: read.error.issues.map((one) => `${String(one.path[0])} ${one.message}.`),
    }
  }
  const settings = read.data
  return {
    ok: true,
    config: {
      host: settings.HOST,
      port: settings.PORT,
      dataDir: settings.DATA_DIR,
      publicUrl: settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL).origin,
      inviteMode: settings.INVITE_MODE,
      inviteCodes: settings.INVITE_CODES,
      smtpUrl: settings.SMTP_URL ?? null,
      mailFrom: settings.MAIL_FROM,
      communityUrl: settings.COMMUNITY_URL ?? null,
      ...providersIn(settings),
      analyticsUrl: settings.ANALYTICS_URL ?? null,
      logLevel: settings.LOG_LEVEL,
      loopback: LOOPBACK.test(settings.HOST),
      notices: WITHOUT_EFFECT.filter((name) => name in given).map(
        (name) => `${name} is set but has no effect yet.`,
      ),
    },
  }
}

function providersIn(settings: z.output<typeof Settings>): Pick<Config, 'google' | 'discord'> {
  const {
    GOOGLE_CLIENT_ID: google,
    DISCORD_CLIENT_ID: discord,
    DISCORD_CLIENT_SECRET: secret,
  } = settings
  return {
    google: google === undefined ? null : { clientId: google, issuer: settings.GOOGLE_ISSUER },
    discord:
      discord === undefined || secret === undefined
        ? null
        : {
            clientId: discord,
            clientSecret: secret,
            guildId: settings.DISCORD_GUILD_ID ?? null,
            url: settings.DISCORD_URL.replace(/\/+$/, ''),
          },
  }
}
