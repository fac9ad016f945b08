import { IdTokenClaims, ReturnMarker } from '#schemas/authorization.ts'
import type { ProviderFacts } from '#schemas/provider.ts'

/** Where each provider leads back to. */
export const RETURNS = { GOOGLE: '/googleloginback', DISCORD: '/discordloginback' } as const

/** A browser resolves any address against some origin; this one is nobody's. */
const NOWHERE = 'https://nowhere.invalid'
const BINDING = 'isbind'

/** The address at which Google asks who somebody is, and answers with an ID token in the fragment. */
export function googleAddress(
  { authorize, clientId }: ProviderFacts,
  given: { origin: string; state: string; nonce: string },
): string {
  return withQuery(authorize, {
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${given.origin}${RETURNS.GOOGLE}`,
    state: given.state,
    nonce: given.nonce,
  })
}

/** The address at which Discord asks who somebody is, and leads back with a code (LG18). */
export function discordAddress(
  { authorize, clientId, guild }: ProviderFacts,
  given: { origin: string; state: string },
): string {
  return withQuery(authorize, {
    client_id: clientId,
    response_type: 'code',
    scope: ['identify', ...(guild ? ['guilds.join'] : []), 'email'].join(' '),
    redirect_uri: `${given.origin}${RETURNS.DISCORD}`,
    state: given.state,
  })
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** `path[?isbind=true]~nonce`: where to go on afterwards, and that it was us who asked. */
export function stateOf(path: string, isBinding: boolean, nonce: string): string {
  const url = new URL(ownPath(path) ?? '/', NOWHERE)
  if (isBinding) url.searchParams.set(BINDING, 'true')
  return `${url.pathname}${url.search}~${nonce}`
}

/** What a state says; null where its nonce is not the one kept for it, or its path leads out of the site (LG19). */
export function readState(
  state: string,
  nonce: string,
): { path: string; isBinding: boolean } | null {
  const cut = state.lastIndexOf('~')
  if (cut < 0 || nonce === '' || state.slice(cut + 1) !== nonce) return null
  const path = ownPath(state.slice(0, cut))
  if (path === null) return null
  const url = new URL(path, NOWHERE)
  const isBinding = url.searchParams.get(BINDING) === 'true'
  url.searchParams.delete(BINDING)
  return { path: `${url.pathname}${url.search}`, isBinding }
}

/** A path of ours as a browser would take it, without a fragment; null for anything that leads elsewhere. */
function ownPath(text: string): string | null {
  if (!text.startsWith('/') || /^\/[/\\]/.test(text) || /[\p{Cc}\\]/u.test(text)) return null
  if (!URL.canParse(text, NOWHERE)) return null
  const { origin, pathname, search } = new URL(text, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? `${pathname}${search}` : null
}

/** What an ID token says of itself, unproven: the server judges it. Null where it is none. */
export function claimsOf(idToken: string): IdTokenClaims | null {
  try {
    const [, payload = ''] = idToken.split('.')
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    return IdTokenClaims.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** Reads what was kept for the way back; null where nothing was. */
export function readMarker(text: string | null): ReturnMarker | null {
  try {
    return ReturnMarker.parse(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}
