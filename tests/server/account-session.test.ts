import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from './test-server.ts'

const LOGOUT = '/api/v1/logout'
const EXIST = '/api/v1/validate/user/exist?email='
const EMAIL = 'aya@example.com'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let testServer: TestServer
beforeEach(async () => {
  testServer = await openTestServer()
})
afterEach(() => testServer.close())

describe('a session', () => {
  it('[SV3] is read from a bare token and from Bearer', async () => {
    const { token } = await testServer.register(EMAIL)
    const { data } = await testServer.login(EMAIL, 'secret-1')
    expect((await testServer.post(LOGOUT, {}, { token: `Bearer ${token}` })).status).toBe(200)
    expect(
      (await testServer.post(LOGOUT, undefined, { token: String(data.access_token) })).status,
    ).toBe(200)
  })

  it('[SV4] answers 1005 without one, with an unknown one and after logout', async () => {
    const { token } = await testServer.register(EMAIL)
    expect((await testServer.post(LOGOUT, {})).status).toBe(1005)
    expect((await testServer.post(LOGOUT, {}, { token: 'nobody' })).status).toBe(1005)
    expect((await testServer.post(LOGOUT, {}, { token })).status).toBe(200)
    expect(await testServer.post(LOGOUT, {}, { token })).toMatchObject({ status: 1005, http: 200 })
  })

  it('[SV4] is asked for before the body is read', async () => {
    expect((await testServer.post(LOGOUT, '{broken')).status).toBe(1005)
  })

  it('[LG38] [SV4] rolls for 30 days and then answers 1007', async () => {
    const { token } = await testServer.register(EMAIL)
    const bind = () =>
      testServer.post(
        '/api/auth/h5/user/bind/invite/code',
        { invite_code: 'x', oauth_enum: 'GOOGLE' },
        { token },
      )
    testServer.pass(29 * DAY)
    expect((await bind()).status).toBe(400)
    testServer.pass(29 * DAY)
    expect((await bind()).status).toBe(400)
    testServer.pass(30 * DAY)
    expect((await bind()).status).toBe(1007)
  })

  it('[SV8] a third party that is not configured is refused in words', async () => {
    const { token } = await testServer.register(EMAIL)
    for (const oauth_enum of ['GOOGLE', 'DISCORD', 'PHONE']) {
      const login = await testServer.post('/api/v1/login', {
        access_token: 'x',
        openid: 'y',
        oauth_enum,
      })
      const bind = await testServer.post(
        '/api/auth/h5/user/bind/invite/code',
        { invite_code: 'x', oauth_enum },
        { token },
      )
      expect([login.status, bind.status]).toEqual([400, 400])
      expect(login.desc).toContain('oauth_enum')
    }
  })
})

describe('login', () => {
  it('[LG45] by phone is answered as not supported, in each language', async () => {
    const body = { access_token: 'x', openid: 'y', oauth_enum: 'PHONE' }
    const said = await Promise.all(
      ['en', 'zh', 'ja'].map((language) =>
        testServer.post('/api/v1/login', body, { headers: { 'accept-language': language } }),
      ),
    )
    expect(said.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(said[0]?.desc).toMatch(/not supported/i)
    expect(new Set(said.map(({ desc }) => desc)).size).toBe(3)
  })

  it('[LG35] answers the same for a wrong address and a wrong password', async () => {
    await testServer.register(EMAIL)
    const one = await testServer.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })
    const other = await testServer.login('nobody@example.com', 'secret-9', { ip: '10.0.0.1' })
    expect(other).toEqual(one)
    expect(one.status).toBe(400)
  })

  it('[LG35] counts guesses at nobody like guesses at somebody', async () => {
    await testServer.register(EMAIL)
    for (const email of [EMAIL, 'nobody@example.com']) {
      for (let i = 0; i < 5; i++) await testServer.login(email, 'secret-9', { ip: '10.0.0.1' })
      expect(await testServer.login(email, 'secret-9', { ip: '10.0.0.1' })).toMatchObject({
        status: 429,
        http: 429,
        retryAfter: '900',
      })
    }
  })

  it('[SC5] after five wrong passwords waits 15 minutes, even with the right one, from whatever address', async () => {
    await testServer.register(EMAIL)
    for (let i = 0; i < 5; i++)
      expect((await testServer.login(EMAIL, 'secret-9', { ip: `10.0.0.${i}` })).status).toBe(400)
    expect((await testServer.login(EMAIL, 'secret-1', { ip: '10.0.0.9' })).status).toBe(429)
    testServer.pass(15 * MINUTE - 1)
    expect((await testServer.login(EMAIL, 'secret-1', { ip: '10.0.0.9' })).status).toBe(429)
    testServer.pass(1)
    expect((await testServer.login(EMAIL, 'secret-1', { ip: '10.0.0.9' })).status).toBe(200)
  })

  it('[SC5] never lets strangers lock a client out that has signed in before', async () => {
    await testServer.register(EMAIL)
    for (let i = 0; i < 9; i++) await testServer.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })
    expect((await testServer.login(EMAIL, 'secret-1')).status).toBe(200)
  })

  it('[SC5] counts no right password, however often it comes, and no guess twice', async () => {
    await testServer.register(EMAIL)
    const enter = async (password: string) =>
      (await testServer.login(EMAIL, password, { ip: '10.0.0.1' })).status
    // from now on this client is known
    expect(await enter('secret-1')).toBe(200)
    for (let round = 0; round < 4; round++) {
      expect(await enter('secret-9')).toBe(400)
      expect(await enter('secret-1')).toBe(200)
      expect(await enter('secret-1')).toBe(200)
    }
    expect([await enter('secret-9'), await enter('secret-9')]).toEqual([400, 429])
  })

  it('[SC5] allows twenty guesses a day', async () => {
    await testServer.register(EMAIL)
    let looked = 0
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 6; i++) {
        if ((await testServer.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })).status === 400) looked++
      }
      testServer.pass(15 * MINUTE)
    }
    expect(looked).toBe(20)
  })

  it('[SC5] looks at five of thirty guesses that come at once', async () => {
    await testServer.register(EMAIL)
    const told = await Promise.all(
      Array.from({ length: 30 }, () => testServer.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })),
    )
    expect(told.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  it('[SV4] ignores a uid in the body', async () => {
    const aya = await testServer.register(EMAIL)
    const other = await testServer.register('b@example.com')
    const told = await testServer.post('/api/v1/login', {
      email: EMAIL,
      pwd: 'secret-1',
      oauth_enum: 'EMAIL',
      uid: other.uid,
    })
    expect(told.data.uid).toBe(aya.uid)
  })
})

describe('asking whether an address has a user', () => {
  it('[SV7] answers true and false, ten times a minute', async () => {
    await testServer.register(EMAIL)
    expect((await testServer.get(`${EXIST}AYA@example.com`)).data).toBe(true)
    for (let i = 0; i < 9; i++)
      expect((await testServer.get(`${EXIST}nobody@example.com`)).data).toBe(false)
    expect(await testServer.get(EXIST + EMAIL)).toMatchObject({
      status: 429,
      http: 429,
      retryAfter: '60',
    })
    expect((await testServer.get(EXIST + EMAIL, { ip: '10.0.0.1' })).data).toBe(true)
    testServer.pass(MINUTE)
    expect((await testServer.get(EXIST + EMAIL)).data).toBe(true)
  })

  it('[SV7] answers sixty times an hour, and a registration that tells it counts too', async () => {
    const form = await testServer.form('b@example.com')
    await testServer.register(EMAIL)
    const ask = async (i: number) =>
      i % 2 === 0
        ? testServer.get(EXIST + EMAIL, { ip: '10.0.0.1' })
        : testServer.post('/api/v1/register', { ...form, email: EMAIL }, { ip: '10.0.0.1' })
    let told = 0
    for (let i = 0; i < 80; i++) {
      if ([200, 409].includes((await ask(i)).status)) told++
      testServer.pass(10_000)
    }
    expect(told).toBe(60)
  })
})
