import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { Bucket } from './media/bucket-address.ts'
import {
  chosenModel,
  chosenPictureModel,
  type ModelChoice,
  type PictureChoice,
} from './model/choice.ts'
import { nearMisses } from './near-miss.ts'
import type { UserQuotas } from './scripts/quotas.ts'
import { type LOG_LEVELS, SETTING_NAMES, Settings } from './settings.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

/** Every setting of the product, checked. */
export type Config = {
  host: string
  /** 0 picks a free one. */
  port: number
  /** Absolute; one that is given relative counts from the project's folder, wherever the start was asked for. */
  dataDir: string
  /** The PostgreSQL database; null: the embedded one in the data folder. */
  databaseUrl: string | null
  /** The bucket for pictures and music; null: the data folder. */
  bucket: Bucket | null
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
  /** What one user may keep. */
  quotas: UserQuotas
  /** Signing in with Google, or with another provider of OpenID Connect; null: not set up. */
  google: { clientId: string; issuer: string } | null
  /** Signing in with Discord; `url` is its home, without a slash at its end. */
  discord: {
    clientId: string
    clientSecret: string
    guildId: string | null
    url: string
  } | null
  /** The language model that writes; null: the built-in storyteller does. */
  model: ModelChoice | null
  /** The model that paints; null: the built-in painter does. */
  pictureModel: PictureChoice | null
  /** The most tokens, read and written, for one game and for one user's day; null: as many as there are. */
  modelBudgets: { game: number | null; day: number | null }
  /** Where somebody else serves the interface, as `npm run dev` does; null: this server does. */
  interfaceUrl: string | null
  /** Who may read `/metrics` from elsewhere; null: only this machine may. */
  metricsToken: string | null
  logLevel: (typeof LOG_LEVELS)[number]
  /** Only this machine can reach the server, straight or by a proxy: the outbox page and invite codes may be shown. */
  loopback: boolean
}

export type ConfigReading = { ok: true; config: Config } | { ok: false; faults: string[] }

/** Reads the environment once; an empty setting counts as absent. Faults are one line each. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigReading {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const read = Settings.safeParse(given)
  const misspelt = nearMisses(Object.keys(given), SETTING_NAMES).map(
    ({ name, meant }) =>
      `${name} is no setting: ${meant} is meant (if it is another program's, start with it unset).`,
  )
  const wrong = read.error?.issues.map((one) => `${String(one.path[0])} ${one.message}.`) ?? []
  if (!read.success || misspelt.length > 0) return { ok: false, faults: [...wrong, ...misspelt] }
  const settings = read.data
  const publicUrl = settings.PUBLIC_URL === undefined ? null : new URL(settings.PUBLIC_URL)
  return {
    ok: true,
    config: {
      host: settings.HOST,
      port: settings.PORT,
      dataDir: resolve(PROJECT, settings.DATA_DIR),
      ...storesIn(settings),
      quotas: quotasIn(settings),
      publicUrl: publicUrl?.origin ?? null,
      inviteMode: settings.INVITE_MODE,
      inviteCodes: settings.INVITE_CODES,
      smtpUrl: settings.SMTP_URL ?? null,
      mailFrom: settings.MAIL_FROM,
      communityUrl: settings.COMMUNITY_URL ?? null,
      ...providersIn(settings),
      ...modelsIn(settings),
      modelBudgets: {
        game: settings.AI_GAME_TOKENS ?? null,
        day: settings.AI_DAY_TOKENS ?? null,
      },
      analyticsUrl: settings.ANALYTICS_URL ?? null,
      interfaceUrl: settings.INTERFACE_URL?.replace(/\/+$/, '') ?? null,
      metricsToken: settings.METRICS_TOKEN ?? null,
      logLevel: settings.LOG_LEVEL,
      loopback: LOOPBACK.test(settings.HOST) && LOOPBACK.test(publicUrl?.hostname ?? settings.HOST),
    },
  }
}

const MEGABYTE = 1_000_000
const quotasIn = ({ USER_GAMES, USER_PICTURE_MB }: z.output<typeof Settings>): UserQuotas => ({
  games: USER_GAMES,
  pictureBytes: USER_PICTURE_MB === undefined ? null : USER_PICTURE_MB * MEGABYTE,
})

/** Where rows and media are kept, unless in the data folder. */
const storesIn = (settings: z.output<typeof Settings>): Pick<Config, 'databaseUrl' | 'bucket'> => ({
  databaseUrl: settings.DATABASE_URL ?? null,
  bucket: settings.MEDIA_URL ?? null,
})

/** The settings were checked: what is missing of a model was said. */
function modelsIn(settings: z.output<typeof Settings>): Pick<Config, 'model' | 'pictureModel'> {
  const model = chosenModel(settings)
  const pictureModel = chosenPictureModel(settings)
  return {
    model: model === null || 'message' in model ? null : model,
    pictureModel: pictureModel === null || 'message' in pictureModel ? null : pictureModel,
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
