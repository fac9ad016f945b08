import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { type OauthProvider, openOauthProvider } from './oauth-provider.ts'
import { BIND_INVITE, METHODS, type OauthServer, openOauthServer } from './oauth-server.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'

let provider: OauthProvider
let testServer: OauthServer
beforeAll(async () => {
  provider = await openOauthProvider({
    aya: { name: 'Aya', email: 'aya@example.com', verified: true },
    bo: { name: 'Bo', email: '', verified: false },
  })
})
afterAll(() => provider.close())
afterEach(() => testServer.close())

async function open(settings: Record<string, string> = {}) {
  const makers = { storyteller: createShortStoryteller({}), media: noStudio }
  testServer = await openOauthServer(provider, settings, [scriptRoutes(makers)])
  return testServer
}
async function comes(method: 'GOOGLE' | 'DISCORD', id: string) {
  const proof = method === 'GOOGLE' ? await testServer.idToken(id) : await testServer.code(id)
  const { data } = await testServer.enter(method, proof)
  return { uid: String(data.uid), token: String(data.access_token), isNew: data.new_user }
}
const invite = (token: string, body: Record<string, unknown> = {}) =>
  testServer.post(
    BIND_INVITE,
    { invite_code: 'FRIEND', oauth_enum: 'GOOGLE', nick_name: '', avatar: '', ...body },
    { token },
  )

describe('an invite code for somebody who came by a third party', () => {
  it('[LG43] is needed before any game is begun, and that is said in three languages', async () => {
    const { get, post } = await open()
    const { token } = await comes('GOOGLE', 'aya')
    for (const [language, words] of [
      ['en', 'invite code'],
      ['zh', '邀请码'],
      ['ja', '招待コード'],
    ] as const) {
      const options = { token, headers: { 'accept-language': language } }
      const body = { setting: 'A stopped clock', uid: 'me', language: 'en_US', request_id: 'one' }
      for (const told of [
        await post(calls.startGeneration.path, startBody(), options),
        await post(`${outlineCall.path}?request_id=one`, body, options),
      ]) {
        expect(told).toMatchObject({ status: 403, http: 200, data: null })
        expect(told.desc).toContain(words)
      }
    }
    expect((await get(calls.listScripts.path, { token })).data).toEqual([])
    expect((await invite(token)).status).toBe(200)
    const begun = await post(calls.startGeneration.path, startBody(), { token })
    expect(begun).toMatchObject({ status: 200, data: expect.any(String) })
  })

  it('[LG43] is not needed while everybody may come in', async () => {
    const { post } = await open({ INVITE_MODE: 'open' })
    const { token, isNew } = await comes('GOOGLE', 'aya')
    expect(isNew).toBe(false)
    expect((await post(calls.startGeneration.path, startBody(), { token })).status).toBe(200)
  })

  it('[LG43] is needed by whoever set a password by mail, too: the way they came by asks for it', async () => {
    const { askTicket, codeFor, post, login } = await open()
    const { token } = await comes('GOOGLE', 'aya')
    await askTicket('aya@example.com', 'UPDATE_PWD')
    const ticket = await codeFor('aya@example.com')
    await post('/api/v1/forget', {
      email: 'aya@example.com',
      pwd: 'secret-1',
      oauth_enum: 'EMAIL',
      ticket,
    })
    const told = await login('aya@example.com', 'secret-1')
    expect(told).toMatchObject({ status: 403, data: null })
    expect(told.desc).toContain('invite_code')
    expect((await invite(token)).status).toBe(1005)
    await invite((await comes('GOOGLE', 'aya')).token)
    expect((await login('aya@example.com', 'secret-1')).status).toBe(200)
  })

  it('[LG14] lets them in for good, under the session they have', async () => {
    await open()
    const { token, uid, isNew } = await comes('GOOGLE', 'aya')
    expect(isNew).toBe(true)
    const wrong = await invite(token, { invite_code: 'NOPE' })
    expect(wrong).toMatchObject({ status: 400, data: null })
    expect(wrong.desc).toContain('invite_code')
    expect((await comes('GOOGLE', 'aya')).isNew).toBe(true)
    expect(await invite(token)).toMatchObject({
      status: 200,
      data: { uid, access_token: token, oauth_enum: 'GOOGLE', new_user: false },
    })
    expect(await comes('GOOGLE', 'aya')).toMatchObject({ uid, isNew: false })
  })

  it('[LG14] comes with a nickname where the one of the provider does not fit, and changes no other', async () => {
    await open()
    const bo = await comes('GOOGLE', 'bo')
    for (const nick_name of ['', ' Bo ', undefined]) {
      const told = await invite(bo.token, { nick_name })
      expect(told.status).toBe(400)
      expect(told.desc).toContain('nick_name')
    }
    const told = await invite(bo.token, { nick_name: ' Bo of Discord ' })
    expect(told.data).toMatchObject({
      need_complete_nick_name: false,
      user_info_resp: { nick_name: 'Bo of Discord' },
    })
    const aya = await comes('GOOGLE', 'aya')
    const kept = await invite(aya.token, { nick_name: 'Somebody Else' })
    expect(kept.data).toMatchObject({ user_info_resp: { nick_name: 'Aya' } })
  })

  it('[LG29] is used up once, however often it is sent, and not at all by whoever is in', async () => {
    const { store, post, form } = await open({ INVITE_CODES: '' })
    await store
      .insertInto('invite')
      .values({ code: 'ONCE', uses: 0, max_uses: 2, created_at: '' })
      .execute()
    const used = async () =>
      (await store.selectFrom('invite').select('uses').executeTakeFirstOrThrow()).uses
    const { token } = await comes('GOOGLE', 'aya')
    const told = await Promise.all(
      Array.from({ length: 5 }, () => invite(token, { invite_code: 'once' })),
    )
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await used()).toBe(1)
    const email = await post(
      '/api/v1/register',
      await form('c@example.com', { invite_code: 'ONCE' }),
    )
    await invite(String(email.data.access_token), { invite_code: 'ONCE' })
    expect(await used()).toBe(2)
  })

  it('[LG28] may come with the login itself', async () => {
    const { enter, idToken } = await open()
    const wrong = await enter('GOOGLE', await idToken('aya'), { invite_code: 'NOPE' })
    expect(wrong.data.new_user).toBe(true)
    const told = await enter('GOOGLE', await idToken('aya'), { invite_code: 'FRIEND' })
    expect(told.data.new_user).toBe(false)
  })
})

describe('a third party connected to an account', () => {
  const bind = async (token: string, id: string, method: 'GOOGLE' | 'DISCORD' = 'DISCORD') =>
    testServer.post(
      `${METHODS}/bind`,
      {
        access_token:
          method === 'GOOGLE' ? await testServer.idToken(id) : await testServer.code(id),
        oauth_enum: method,
      },
      { token },
    )
  const unbind = (token: string, oauth_enum: string) =>
    testServer.post(`${METHODS}/unbind`, { oauth_enum }, { token })

  it('[LG44] lets its user in from then on, also where the address is theirs', async () => {
    const { register, get } = await open()
    const { token, uid } = await register('aya@example.com')
    const email = { oauth_enum: 'EMAIL', name: 'aya@example.com', removable: false }
    expect((await get(METHODS, { token })).data).toEqual([email])
    const told = await bind(token, 'aya')
    expect(told.data).toEqual([email, { oauth_enum: 'DISCORD', name: 'Aya', removable: true }])
    expect((await bind(token, 'aya')).status).toBe(200)
    expect(await comes('DISCORD', 'aya')).toMatchObject({ uid, isNew: false })
    expect((await bind(token, 'aya', 'GOOGLE')).status).toBe(200)
    expect(await comes('GOOGLE', 'aya')).toMatchObject({ uid, isNew: false })
  })

  it('[LG44] is taken from nobody, and is one of each provider', async () => {
    const { register } = await open()
    const one = await register('one@example.com')
    const other = await register('other@example.com')
    await bind(one.token, 'aya')
    for (const told of [await bind(other.token, 'aya'), await bind(one.token, 'bo')]) {
      expect(told).toMatchObject({ status: 409, data: null })
      expect(told.desc).toContain('Discord')
    }
    expect((await comes('DISCORD', 'aya')).uid).toBe(one.uid)
  })

  it('[LG44] can be left while another way in remains', async () => {
    const { register, post } = await open({ INVITE_MODE: 'open' })
    const { token } = await register('one@example.com')
    await bind(token, 'aya')
    expect(await unbind(token, 'DISCORD')).toMatchObject({
      status: 200,
      data: [{ oauth_enum: 'EMAIL' }],
    })
    expect((await unbind(token, 'EMAIL')).status).toBe(400)
    const bo = await comes('GOOGLE', 'bo')
    expect(await unbind(bo.token, 'GOOGLE')).toMatchObject({ status: 409, data: null })
    expect((await comes('GOOGLE', 'bo')).uid).toBe(bo.uid)
    expect((await post(`${METHODS}/unbind`, { oauth_enum: 'GOOGLE' })).status).toBe(1005)
  })
})
