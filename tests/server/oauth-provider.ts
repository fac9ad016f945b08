import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

export const GOOGLE_CLIENT = 'lamplight-at-google'
export const DISCORD_CLIENT = 'lamplight-at-discord'
export const DISCORD_SECRET = 'canary-secret-of-the-chat-platform'

/** A person the provider knows; the login they type is their id. */
export type Account = { name: string; email: string; verified: boolean }

const homes = (path: string) => [`http://127.0.0.1${path}`, `http://localhost${path}`]

/**
 * A real provider on a free port: OpenID Connect with discovery, keys, consent and one-use codes (oidc-provider, certified),
 * laid out on the paths of the chat platform too. `as` says who its people are.
 */
export async function openOauthProvider(people: Record<string, Account>) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'published', alg: 'RS256', use: 'sig' }
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: GOOGLE_CLIENT,
        application_type: 'native',
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
        redirect_uris: homes('/googleloginback'),
      },
      {
        client_id: DISCORD_CLIENT,
        client_secret: DISCORD_SECRET,
        application_type: 'native',
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: homes('/discordloginback'),
      },
    ],
    jwks: { keys: [key] },
    responseTypes: ['code', 'id_token'],
    scopes: ['openid', 'identify', 'guilds.join'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    routes: { authorization: '/oauth2/authorize', token: '/api/oauth2/token' },
    cookies: { keys: ['for tests alone'] },
    pkce: { required: () => false },
    ttl: { IdToken: 3_600, AccessToken: 600, AuthorizationCode: 60, Grant: 600, Session: 600 },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => {
        const { name, email, verified } = people[id] ?? NOBODY
        const picture = 'https://pictures.example.com/face.png'
        return { sub: id, name, email, email_verified: verified, picture }
      },
    }),
  })
  // The chat platform's own question: whose is this token?
  provider.use(async (context, next) => {
    if (context.path !== '/api/users/@me') return next()
    const [, bearer = ''] = (context.get('authorization') || '').split(' ')
    const token = await provider.AccessToken.find(bearer)
    const account = token && people[token.accountId]
    if (!token || !account) {
      context.status = 401
      context.body = { message: '401: Unauthorized', code: 0 }
      return
    }
    const { name, email, verified } = account
    context.body = { id: token.accountId, username: 'user', global_name: name, email, verified }
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))

  return {
    issuer,
    people,
    /** The settings that point a server at this provider. */
    settings: {
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT,
      GOOGLE_ISSUER: issuer,
      DISCORD_CLIENT_ID: DISCORD_CLIENT,
      DISCORD_CLIENT_SECRET: DISCORD_SECRET,
      DISCORD_URL: issuer,
    },
    /** A token as the provider's own key would sign it, with changes; `own` signs with a key it never published. */
    async sign(claims: Record<string, unknown>, own = false): Promise<string> {
      const signer = own ? (await generateKeyPair('RS256')).privateKey : privateKey
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'published' }).sign(signer)
    },
    /** Signs somebody in as a browser would and answers what the provider sends back in the address. */
    async authorize(id: string, query: Record<string, string>): Promise<URLSearchParams> {
      const walk = createWalk()
      let at = await walk(`${issuer}/oauth2/authorize?${new URLSearchParams(query)}`)
      while (at.startsWith(`${issuer}/interaction/`)) {
        const page = await walk.read(at)
        const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
        at = await walk(at, { prompt, login: id, password: 'any' })
      }
      const { search, hash } = new URL(at)
      return new URLSearchParams(hash === '' ? search : hash.slice(1))
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const NOBODY: Account = { name: '', email: '', verified: false }

export type OauthProvider = Awaited<ReturnType<typeof openOauthProvider>>

/** A browser of few words: keeps cookies, follows redirects inside one origin and answers where it ends. */
function createWalk() {
  const jar = new Map<string, string>()
  async function go(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  async function walk(url: string, form?: Record<string, string>): Promise<string> {
    const response = await go(url, form)
    const location = response.headers.get('location')
    if (location === null) return url
    const next = new URL(location, url)
    return next.origin === new URL(url).origin ? walk(next.href) : next.href
  }
  walk.read = async (url: string) => (await go(url)).text()
  return walk
}
