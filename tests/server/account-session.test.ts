import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'

const LOGOUT = '/api/v1/logout'
const EXIST = '/api/v1/validate/user/exist?email='
const EMAIL = 'aya@example.com'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

describe('a session', () => {
  it('[SV3] is read from a bare token and from Bearer', async () => {
    const { token } = await house.register(EMAIL)
    const { data } = await house.login(EMAIL, 'secret-1')
    expect((await house.post(LOGOUT, {}, { token: `Bearer ${token}` })).status).toBe(200)
    expect((await house.post(LOGOUT, undefined, { token: String(data.access_token) })).status).toBe(
      200,
    )
  })

  it('[SV4] answers 1005 without one, with an unknown one and after logout', async () => {
    const { token } = await house.register(EMAIL)
    expect((await house.post(LOGOUT, {})).status).toBe(1005)
    expect((await house.post(LOGOUT, {}, { token: 'nobody' })).status).toBe(1005)
    expect((await house.post(LOGOUT, {}, { token })).status).toBe(200)
    expect(await house.post(LOGOUT, {}, { token })).toMatchObject({ status: 1005, http: 200 })
  })

  it('[SV4] is asked for before the body is read', async () => {
    expect((await house.post(LOGOUT, '{broken')).status).toBe(1005)
  })

  it('[LG38] [SV4] rolls for 30 days and then answers 1007', async () => {
    const { token } = await house.register(EMAIL)
    const bind = () =>
      house.post(
        '/api/auth/h5/user/bind/invite/code',
        { invite_code: 'x', oauth_enum: 'GOOGLE' },
        { token },
      )
    house.pass(29 * DAY)
    expect((await bind()).status).toBe(400)
    house.pass(29 * DAY)
    expect((await bind()).status).toBe(400)
    house.pass(30 * DAY)
    expect((await bind()).status).toBe(1007)
  })

  it('[SV8] a third party that is not configured is refused in words', async () => {
    const { token } = await house.register(EMAIL)
    for (const oauth_enum of ['GOOGLE', 'DISCORD', 'PHONE']) {
      const login = await house.post('/api/v1/login', {
        access_token: 'x',
        openid: 'y',
        oauth_enum,
      })
      const bind = await house.post(
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
        house.post('/api/v1/login', body, { headers: { 'accept-language': language } }),
      ),
    )
    expect(said.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(said[0]?.desc).toMatch(/not supported/i)
    expect(new Set(said.map(({ desc }) => desc)).size).toBe(3)
  })

  it('[LG35] answers the same for a wrong address and a wrong password', async () => {
    await house.register(EMAIL)
    const one = await house.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })
    const other = await house.login('nobody@example.com', 'secret-9', { ip: '10.0.0.1' })
    expect(other).toEqual(one)
    expect(one.status).toBe(400)
  })

  it('[LG35] counts guesses at nobody like guesses at somebody', async () => {
    await house.register(EMAIL)
    for (const email of [EMAIL, 'nobody@example.com']) {
      for (let i = 0; i < 5; i++) await house.login(email, 'secret-9', { ip: '10.0.0.1' })
      expect(await house.login(email, 'secret-9', { ip: '10.0.0.1' })).toMatchObject({
        status: 429,
        http: 429,
        retryAfter: '900',
      })
    }
  })

  it('[SC5] after five wrong passwords waits 15 minutes, even with the right one, from whatever address', async () => {
    await house.register(EMAIL)
    for (let i = 0; i < 5; i++)
      expect((await house.login(EMAIL, 'secret-9', { ip: `10.0.0.${i}` })).status).toBe(400)
    expect((await house.login(EMAIL, 'secret-1', { ip: '10.0.0.9' })).status).toBe(429)
    house.pass(15 * MINUTE - 1)
    expect((await house.login(EMAIL, 'secret-1', { ip: '10.0.0.9' })).status).toBe(429)
    house.pass(1)
    expect((await house.login(EMAIL, 'secret-1', { ip: '10.0.0.9' })).status).toBe(200)
  })

  it('[SC5] never lets strangers lock a client out that has signed in before', async () => {
    await house.register(EMAIL)
    for (let i = 0; i < 9; i++) await house.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })
    expect((await house.login(EMAIL, 'secret-1')).status).toBe(200)
  })

  it('[SC5] allows twenty guesses a day', async () => {
    await house.register(EMAIL)
    let looked = 0
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 6; i++) {
        if ((await house.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })).status === 400) looked++
      }
      house.pass(15 * MINUTE)
    }
    expect(looked).toBe(20)
  })

  it('[SC5] looks at five of thirty guesses that come at once', async () => {
    await house.register(EMAIL)
    const told = await Promise.all(
      Array.from({ length: 30 }, () => house.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })),
    )
    expect(told.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  it('[SV4] ignores a uid in the body', async () => {
    const aya = await house.register(EMAIL)
    const other = await house.register('b@example.com')
    const told = await house.post('/api/v1/login', {
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
    await house.register(EMAIL)
    expect((await house.get(`${EXIST}AYA@example.com`)).data).toBe(true)
    for (let i = 0; i < 9; i++)
      expect((await house.get(`${EXIST}nobody@example.com`)).data).toBe(false)
    expect(await house.get(EXIST + EMAIL)).toMatchObject({
      status: 429,
      http: 429,
      retryAfter: '60',
    })
    expect((await house.get(EXIST + EMAIL, { ip: '10.0.0.1' })).data).toBe(true)
    house.pass(MINUTE)
    expect((await house.get(EXIST + EMAIL)).data).toBe(true)
  })

  it('[SV7] answers sixty times an hour, and a registration that tells it counts too', async () => {
    const form = await house.form('b@example.com')
    await house.register(EMAIL)
    const ask = async (i: number) =>
      i % 2 === 0
        ? house.get(EXIST + EMAIL, { ip: '10.0.0.1' })
        : house.post('/api/v1/register', { ...form, email: EMAIL }, { ip: '10.0.0.1' })
    let told = 0
    for (let i = 0; i < 80; i++) {
      if ([200, 409].includes((await ask(i)).status)) told++
      house.pass(10_000)
    }
    expect(told).toBe(60)
  })
})
