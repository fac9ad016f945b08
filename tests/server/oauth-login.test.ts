import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { StoredUser } from '#schemas/user.ts'
import {
  DISCORD_SECRET,
  GOOGLE_CLIENT,
  type OauthProvider,
  openOauthProvider,
} from './oauth-provider.ts'
import { LOGIN, type OauthServer, openOauthServer } from './oauth-server.ts'

const PEOPLE = {
  aya: { name: 'Aya of Google', email: 'Aya@Example.com', verified: true },
  bo: { name: 'Bo', email: 'bo@example.com', verified: false },
  cai: { name: 'A name that is longer than twenty', email: 'cai@example.com', verified: true },
  dai: { name: '   Twenty letters named ', email: 'dai@example.com', verified: true },
}
const HOUR_S = 3_600

let provider: OauthProvider
let testServer: OauthServer
beforeAll(async () => {
  provider = await openOauthProvider(PEOPLE)
})
afterAll(() => provider.close())
afterEach(() => testServer.close())
const open = async (settings: Record<string, string> = {}) => {
  testServer = await openOauthServer(provider, settings)
  return testServer
}

describe('whom a token is for', () => {
  it('[LG42] is what the provider says: name and id of the body say nothing', async () => {
    const { enter, idToken } = await open()
    const lies = { openid: 'somebody-else', nick_name: 'Somebody Else', avatar: 'https://x.test/a' }
    const one = await enter('GOOGLE', await idToken('aya'), lies)
    expect(one).toMatchObject({
      status: 200,
      data: { oauth_enum: 'GOOGLE', new_user: true, need_complete_nick_name: false },
    })
    const user = StoredUser.parse(one.data)
    expect(user.user_info_resp.nick_name).toBe('Aya of Google')
    expect(user.user_info_resp.avatar).toMatch(/^http:\/\/localhost:80\/media\/avatars\/\w+\.svg$/)
    const again = await enter('GOOGLE', await idToken('aya'), { openid: 'third' })
    expect(again.data.uid).toBe(user.uid)
    const other = await enter('GOOGLE', await idToken('bo'), { openid: 'aya' })
    expect(other.data.uid).not.toBe(user.uid)
  })

  it('[LG42] is asked of the chat platform with our secret, once for each code', async () => {
    const { enter, code, log } = await open()
    const given = await code('aya')
    const lies = { openid: 'bo', nick_name: 'Bo' }
    const one = await enter('DISCORD', given, lies)
    expect(one).toMatchObject({ status: 200, data: { oauth_enum: 'DISCORD', new_user: true } })
    expect(StoredUser.parse(one.data).user_info_resp.nick_name).toBe('Aya of Google')
    const reused = await enter('DISCORD', given)
    expect(reused).toMatchObject({ status: 400, data: null })
    expect(reused.desc).toContain('Discord')
    for (const secret of [given, DISCORD_SECRET, String(one.data.access_token)])
      expect(log.join('')).not.toContain(secret)
  })

  it('[LG42] is no token for another client, of another issuer, out of time or by another key', async () => {
    const { enter } = await open()
    const now = Date.UTC(2026, 10, 21) / 1_000
    const good = {
      iss: provider.issuer,
      aud: GOOGLE_CLIENT,
      sub: 'aya',
      iat: now,
      exp: now + HOUR_S,
    }
    const { sub: _, ...nobody } = good
    const { exp: __, ...endless } = good
    const bad = [
      await provider.sign({ ...good, aud: 'another-client' }),
      await provider.sign({ ...good, aud: [GOOGLE_CLIENT, 'another'], azp: 'another' }),
      await provider.sign({ ...good, iss: 'https://accounts.google.com' }),
      await provider.sign({ ...good, iat: now - 2 * HOUR_S, exp: now - HOUR_S }),
      await provider.sign(good, true),
      await provider.sign(nobody),
      await provider.sign(endless),
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(good))}.`,
      'not-a-token',
    ]
    for (const token of bad) {
      const told = await enter('GOOGLE', token)
      expect(told).toMatchObject({ status: 400, data: null })
      expect(told.desc).toContain('Google')
    }
    const right = await provider.sign({
      ...good,
      aud: [GOOGLE_CLIENT, 'another'],
      azp: GOOGLE_CLIENT,
    })
    expect((await enter('GOOGLE', right)).status).toBe(200)
  })

  it('[LG42] may be out of time by what two clocks differ: less than half a minute', async () => {
    const { enter } = await open()
    const now = Date.UTC(2026, 10, 21) / 1_000
    const ended = async (ago: number) => {
      const claims = { iss: provider.issuer, aud: GOOGLE_CLIENT, sub: 'aya', iat: now - HOUR_S }
      return (await enter('GOOGLE', await provider.sign({ ...claims, exp: now - ago }))).status
    }
    expect([await ended(0), await ended(29), await ended(30), await ended(31)]).toEqual([
      ...[200, 200, 400, 400],
    ])
  })

  it('[LG42] is not asked for each token of one method with the other', async () => {
    const { enter, idToken, code } = await open()
    expect((await enter('DISCORD', await idToken('aya'))).status).toBe(400)
    expect((await enter('GOOGLE', await code('aya'))).status).toBe(400)
  })

  it('[LG42] cannot be told while the provider is gone, and that is said in three languages', async () => {
    const gone = await openOauthProvider(PEOPLE)
    await gone.close()
    const { enter } = await open({ ...gone.settings })
    for (const [language, words] of [
      ['en', 'cannot be reached'],
      ['zh', '暂时无法连接'],
      ['ja', '接続できません'],
    ] as const) {
      const headers = { 'accept-language': language }
      for (const method of ['GOOGLE', 'DISCORD'] as const) {
        const told = await enter(method, 'token', {}, { headers })
        expect(told).toMatchObject({ status: 500, http: 200, data: null })
        expect(told.desc).toContain(words)
      }
    }
  })

  it('[LG42] is asked sixty times an hour for one caller from outside', async () => {
    const { enter } = await open()
    const options = { ip: '10.0.0.1' }
    for (let i = 0; i < 60; i++) expect((await enter('GOOGLE', 'x', {}, options)).status).toBe(400)
    expect(await enter('GOOGLE', 'x', {}, options)).toMatchObject({ status: 429, http: 429 })
  })

  it('[LG21] is not asked of a provider that is not set up', async () => {
    const { enter } = await open({ DISCORD_CLIENT_ID: '', DISCORD_CLIENT_SECRET: '' })
    const told = await enter('DISCORD', 'code')
    expect(told.status).toBe(400)
    expect(told.desc).toContain('oauth_enum')
  })
})

describe('somebody who came by a third party', () => {
  it('[LG14] is asked for a nickname where the one of the provider does not fit', async () => {
    const { enter, idToken } = await open({ INVITE_MODE: 'open' })
    const fits = await enter('GOOGLE', await idToken('aya'))
    expect(fits.data).toMatchObject({ new_user: false, need_complete_nick_name: false })
    for (const [id, named] of [
      ['bo', 'Bo'],
      ['nobody', ''],
    ] as const) {
      const { data } = await enter('GOOGLE', await idToken(id))
      expect(data).toMatchObject({
        new_user: true,
        need_complete_nick_name: true,
        user_info_resp: { nick_name: named },
      })
    }
    for (const [id, named] of [
      ['cai', 'A name that is longe'],
      ['dai', 'Twenty letters named'],
    ] as const) {
      const { data } = await enter('GOOGLE', await idToken(id))
      expect(data).toMatchObject({
        need_complete_nick_name: false,
        user_info_resp: { nick_name: named },
      })
    }
  })

  it('[LG42] does not get the account of an address the provider vouches for: its owner connects them', async () => {
    const { enter, idToken, code, register } = await open()
    await register('aya@example.com')
    for (const told of [
      await enter('GOOGLE', await idToken('aya')),
      await enter('DISCORD', await code('aya')),
    ]) {
      expect(told).toMatchObject({ status: 409, data: null })
      expect(told.desc).toContain('profile')
    }
  })

  it('[LG42] is known by an address only where the provider vouches for it', async () => {
    const { enter, idToken, get, form, post } = await open()
    await enter('GOOGLE', await idToken('aya'))
    await enter('GOOGLE', await idToken('bo'))
    const exist = async (email: string) =>
      (await get(`/api/v1/validate/user/exist?email=${email}`)).data
    expect(await exist('aya@example.com')).toBe(true)
    expect(await exist('bo@example.com')).toBe(false)
    const own = await post('/api/v1/register', await form('bo@example.com'))
    expect(own.status).toBe(200)
  })

  it('[LG35] has no password until one is set by mail', async () => {
    const { enter, idToken, login, askTicket, codeFor, post } = await open({ INVITE_MODE: 'open' })
    const { data } = await enter('GOOGLE', await idToken('aya'))
    for (const password of ['', ' ', 'secret-1'])
      expect((await login('aya@example.com', password)).status).toBe(400)
    expect((await login(String(data.uid), '')).status).toBe(400)
    await askTicket('aya@example.com', 'UPDATE_PWD')
    const ticket = await codeFor('aya@example.com')
    const form = { email: 'aya@example.com', pwd: 'secret-1', oauth_enum: 'EMAIL', ticket }
    expect((await post('/api/v1/forget', form)).status).toBe(200)
    expect((await login('aya@example.com', 'secret-1')).data.uid).toBe(data.uid)
  })

  it('[LG42] becomes one user, however often they come at once', async () => {
    const { enter, idToken } = await open()
    const token = await idToken('aya')
    const told = await Promise.all(Array.from({ length: 8 }, () => enter('GOOGLE', token)))
    expect(new Set(told.map(({ data }) => data.uid)).size).toBe(1)
  })
})

it('[LG20] the window leads back to a page that loads nothing but its own few lines', async () => {
  const { app, log } = await open()
  const { headers, body, statusCode } = await app.inject({
    url: '/googleloginback?error=canary',
    headers: { 'accept-language': 'ja' },
  })
  expect(statusCode).toBe(200)
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  expect(headers['cache-control']).toBe('no-store')
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/google-login-back.js" defer>'])
  expect(body).toContain('ウィンドウ')
  expect(log.join('')).not.toContain('canary')
})

it('[LG42] a body without a token, or with one too long, is refused by name', async () => {
  const { post } = await open()
  for (const access_token of [undefined, '', 'x'.repeat(4_097)]) {
    const told = await post(LOGIN, { access_token, openid: '', oauth_enum: 'GOOGLE' })
    expect(told.status).toBe(400)
    expect(told.desc).toContain('access_token')
  }
})
