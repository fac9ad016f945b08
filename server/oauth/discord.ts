import { z } from 'zod'
import { STATUS } from '#schemas/api.ts'
import { EmailAddress } from '#schemas/api-account.ts'
import { PROVIDER_TITLES } from '#schemas/provider.ts'
import type { Config } from '#server/config.ts'
import { answer } from '#server/http/answer.ts'
import { askProvider } from './ask.ts'
import type { ProviderClient } from './provider.ts'

/** Where the provider leads back to, the same when it is asked and when its code is exchanged. */
const DISCORD_RETURN = '/discordloginback'

const Tokens = z.object({
  access_token: z.string().min(1),
  token_type: z.string().regex(/^bearer$/i),
})
const Somebody = z.object({
  id: z.string().min(1).max(64),
  username: z.string().catch(''),
  global_name: z.string().nullish().catch(null),
  email: EmailAddress.nullable().catch(null),
  verified: z.boolean().catch(false),
})

const NAME = { name: PROVIDER_TITLES.DISCORD }
const refused = answer.refuse(STATUS.invalid, 'providerRefused', NAME)
const down = answer.refuse(STATUS.fault, 'providerDown', NAME)

/** Signing in by a code, which the provider exchanges once, for us alone, against our secret. */
export function createDiscord({
  clientId,
  clientSecret,
  guildId,
  url,
}: NonNullable<Config['discord']>): ProviderClient {
  const exchange = (code: string, origin: string) =>
    askProvider(`${url}/api/oauth2/token`, Tokens, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${origin}${DISCORD_RETURN}`,
      }),
    })

  return {
    facts: async () => ({
      clientId,
      authorize: `${url}/oauth2/authorize`,
      guild: guildId !== null,
    }),
    async identify(code, origin) {
      const exchanged = await exchange(code, origin)
      if (exchanged.kind !== 'told') return exchanged.kind === 'down' ? down : refused
      const asked = await askProvider(`${url}/api/users/@me`, Somebody, {
        headers: { authorization: `Bearer ${exchanged.data.access_token}` },
      })
      if (asked.kind !== 'told') return asked.kind === 'down' ? down : refused
      const { id, username, global_name, email, verified } = asked.data
      return answer.ok({
        subject: id,
        name: (global_name || username).trim(),
        email: verified ? email : null,
      })
    },
  }
}
