import type { ProviderFacts, ProvidersSetUp } from '#schemas/provider.ts'
import type { Site } from '../kit/site.ts'

/** A social network of the header. The operator of a site sets their own addresses here. */
export type SocialLink = { name: 'X' | 'YouTube' | 'Instagram' | 'Facebook'; href: string }

export const socialLinks: readonly SocialLink[] = [
  { name: 'X', href: 'https://x.com/' },
  { name: 'YouTube', href: 'https://www.youtube.com/' },
  { name: 'Instagram', href: 'https://www.instagram.com/' },
  { name: 'Facebook', href: 'https://www.facebook.com/' },
]

/** The name of the product, the same in every language. */
export const PRODUCT = 'Lamplight'

/** Where people ask for an invite code, unless the server names another place. */
const COMMUNITY_URL: string | null = null

/** Other homes of the server; null: the page's own origin. */
const CREATOR_HOMES: { test: string | null; production: string | null } = {
  test: null,
  production: null,
}

/** The server's origin: its test home for pages whose origin contains 'test', else its production home. */
export function creatorBase(origin: string, homes = CREATOR_HOMES): string {
  return (origin.includes('test') ? homes.test : homes.production) ?? origin
}

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const providerIn = (value: unknown): ProviderFacts | undefined => {
  const given: Record<string, unknown> = Object(value)
  const clientId = textIn(given.clientId)
  const authorize = textIn(given.authorize)
  if (clientId === null || authorize === null || !/^https?:\/\//.test(authorize)) return undefined
  return { clientId, authorize, guild: given.guild === true }
}

/** Read by hand: this page paints before the schema library is there. */
function providersIn(value: unknown): ProvidersSetUp {
  const { GOOGLE, DISCORD }: Record<string, unknown> = Object(value)
  const [google, discord] = [providerIn(GOOGLE), providerIn(DISCORD)]
  return { ...(google && { GOOGLE: google }), ...(discord && { DISCORD: discord }) }
}

/** Reads what the server wrote into the page; whatever is missing or broken counts as not set up. */
export function siteFrom(text: string | null | undefined, community = COMMUNITY_URL): Site {
  let given: Record<string, unknown> = {}
  try {
    given = Object(JSON.parse(text ?? '{}'))
  } catch {
    // a page without the server's words is a bare site
  }
  return {
    devInviteCode: textIn(given.devInviteCode),
    inviteRequired: given.inviteMode !== 'open',
    providers: providersIn(given.providers),
    outbox: textIn(given.outbox),
    communityUrl: textIn(given.communityUrl) ?? community,
    analyticsUrl: textIn(given.analyticsUrl),
    hasModel: given.hasModel === true,
  }
}
