import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from '#core/engine/ports.ts'
import { STATUS } from '#schemas/api.ts'
import { EmailAddress } from '#schemas/api-account.ts'
import { PROVIDER_TITLES } from '#schemas/provider.ts'
import type { Config } from '#server/config.ts'
import { answer } from '#server/http/answer.ts'
import { askProvider } from './ask.ts'
import type { ProviderClient, ProviderUser } from './provider.ts'

/** Google's own name as the issuer of tokens, and the page it has always had. */
const GOOGLE = 'https://accounts.google.com'
const GOOGLE_PAGE = 'https://accounts.google.com/o/oauth2/v2/auth'
/** Google signs with its name in either spelling. */
const ISSUERS: Readonly<Record<string, string[]>> = { [GOOGLE]: [GOOGLE, 'accounts.google.com'] }
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 30
const DISCOVERED_FOR_MS = 86_400_000
const DOWN_FOR_MS = 15_000

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
})
const Claims = z.object({
  sub: z.string().min(1).max(255),
  name: z.string().catch(''),
  email: EmailAddress.nullable().catch(null),
  // some providers spell it as a text
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
})

const NAME = { name: PROVIDER_TITLES.GOOGLE }
const refused = answer.refuse(STATUS.invalid, 'providerRefused', NAME)
const down = answer.refuse(STATUS.fault, 'providerDown', NAME)

/** Signing in by an ID token, which is judged by the keys the provider publishes: signature, issuer, audience and time. */
export function createGoogle(
  { clientId, issuer }: NonNullable<Config['google']>,
  clock: Clock,
): ProviderClient {
  const discover = discovery(issuer, clock)

  return {
    async facts() {
      const page =
        issuer === GOOGLE ? GOOGLE_PAGE : ((await discover())?.authorization_endpoint ?? null)
      return page === null ? null : { clientId, authorize: page, guild: false }
    },
    async identify(token) {
      const found = await discover()
      if (found === null) return down
      try {
        const { payload } = await jwtVerify(token, found.keys, {
          issuer: ISSUERS[issuer] ?? issuer,
          audience: clientId,
          algorithms: ALGORITHMS,
          currentDate: new Date(clock.now()),
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          requiredClaims: ['sub', 'iat', 'exp'],
        })
        const person = isForAnother(payload, clientId) ? null : personIn(payload)
        return person === null ? refused : answer.ok(person)
      } catch (fault) {
        return isAboutToken(fault) ? refused : down
      }
    },
  }
}

/** A token for several was asked for by one of them: that must be us. */
const isForAnother = ({ aud, azp }: JWTPayload, clientId: string): boolean =>
  Array.isArray(aud) && aud.length > 1 && azp !== clientId

function personIn(payload: JWTPayload): ProviderUser | null {
  const read = Claims.safeParse(payload)
  if (!read.success) return null
  const { sub, name, email, email_verified } = read.data
  return { subject: sub, name: name.trim(), email: email_verified ? email : null }
}

/** The token is at fault, not the way to the keys. */
const isAboutToken = (fault: unknown): boolean =>
  fault instanceof errors.JOSEError &&
  ![errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code].includes(fault.code)

type Discovered = z.output<typeof Discovery> & { keys: ReturnType<typeof createRemoteJWKSet> }

/** What the provider publishes about itself, asked for when it is needed and kept for a day. */
function discovery(issuer: string, clock: Clock): () => Promise<Discovered | null> {
  let known: { until: number; found: Promise<Discovered | null> } = {
    until: 0,
    found: Promise.resolve(null),
  }
  async function ask(): Promise<Discovered | null> {
    const asked = await askProvider(
      `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
      Discovery,
    )
    if (asked.kind !== 'told' || asked.data.issuer !== issuer) {
      known = { ...known, until: clock.now() + DOWN_FOR_MS }
      return null
    }
    return { ...asked.data, keys: createRemoteJWKSet(new URL(asked.data.jwks_uri)) }
  }
  return () => {
    // what is kept for longer than a day is from before the clock was set back
    const left = known.until - clock.now()
    if (left <= 0 || left > DISCOVERED_FOR_MS) {
      known = { until: clock.now() + DISCOVERED_FOR_MS, found: Promise.resolve(null) }
      known.found = ask()
    }
    return known.found
  }
}
