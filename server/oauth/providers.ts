import type { Clock } from '#core/engine/ports.ts'
import type { Config } from '#server/config.ts'
import { createDiscord } from './discord.ts'
import { createGoogle } from './google.ts'
import type { ProviderClients } from './provider.ts'

/** The third parties that the settings set up. */
export const createProviders = (
  { google, discord }: Pick<Config, 'google' | 'discord'>,
  clock: Clock,
): ProviderClients => ({
  ...(google === null ? {} : { GOOGLE: createGoogle(google, clock) }),
  ...(discord === null ? {} : { DISCORD: createDiscord(discord) }),
})
