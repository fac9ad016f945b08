import type { RouteGroup } from '#server/services.ts'
import { DISCORD_CLIENT, GOOGLE_CLIENT, type OauthProvider } from './oauth-provider.ts'
import { type CallOptions, openTestServer } from './test-server.ts'

const HERE = 'http://localhost:80'
export const LOGIN = '/api/v1/login'
export const BIND_INVITE = '/api/auth/h5/user/bind/invite/code'
export const METHODS = '/api/auth/h5/user/sign-in-methods'

/** A server that knows the provider, with people who come by it. */
export async function openOauthServer(
  provider: OauthProvider,
  settings: Record<string, string> = {},
  groups: readonly RouteGroup[] = [],
) {
  const testServer = await openTestServer(
    { ...provider.settings, ...settings },
    { groups: () => groups },
  )
  const enter = (
    method: 'GOOGLE' | 'DISCORD',
    token: string,
    more: Record<string, unknown> = {},
    options: CallOptions = {},
  ) =>
    testServer.post(
      LOGIN,
      { access_token: token, openid: '', oauth_enum: method, ...more },
      options,
    )
  return {
    ...testServer,
    /** The ID token that the provider gives this person for us. */
    async idToken(id: string): Promise<string> {
      const back = await provider.authorize(id, {
        client_id: GOOGLE_CLIENT,
        response_type: 'id_token',
        scope: 'openid email profile',
        nonce: 'once',
        state: 'state',
        redirect_uri: `${HERE}/googleloginback`,
      })
      return back.get('id_token') ?? ''
    },
    /** The code that the chat platform gives this person for us. */
    async code(id: string): Promise<string> {
      const back = await provider.authorize(id, {
        client_id: DISCORD_CLIENT,
        response_type: 'code',
        scope: 'identify email',
        state: 'state',
        redirect_uri: `${HERE}/discordloginback`,
      })
      return back.get('code') ?? ''
    },
    enter,
  }
}

export type OauthServer = Awaited<ReturnType<typeof openOauthServer>>
