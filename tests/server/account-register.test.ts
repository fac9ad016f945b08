import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StoredUser } from '#schemas/user.ts'
import { firstRunInvite } from '#server/store/invites.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const REGISTER = '/api/v1/register'
const MINUTE = 60_000
const EMAIL = 'aya@example.com'
const wrong = (code: string) => (code === '00000000' ? '00000001' : '00000000')

describe('registration', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(() => testServer.close())

  it('[SV8] answers a session that opens the calls of a user', async () => {
    const told = await testServer.post(REGISTER, await testServer.form(EMAIL))
    expect(told.status).toBe(200)
    const user = StoredUser.parse(told.data)
    expect(user.user_info_resp.nick_name).toBe('Aya')
    expect(user.new_user).toBe(false)
    expect((await testServer.post('/api/v1/logout', {}, { token: user.access_token })).status).toBe(
      200,
    )
  })

  it.each([
    ['a wrong code', { ticket: '00000000' }, 'ticket'],
    ['an unknown invite code', { invite_code: 'NOPE' }, 'invite_code'],
    ['two passwords that differ', { pwd_: 'secret-2' }, 'pwd_'],
    ['a password of 5 characters', { pwd: '12345', pwd_: '12345' }, 'pwd'],
    ['a password of 21 characters', { pwd: 'x'.repeat(21), pwd_: 'x'.repeat(21) }, 'pwd'],
    ['a password everybody guesses', { pwd: 'Password1', pwd_: 'Password1' }, 'pwd'],
    ['a nickname of 2 characters', { nick_name: ' ab ' }, 'nick_name'],
    ['a nickname of 21 characters', { nick_name: 'x'.repeat(21) }, 'nick_name'],
    ['an address without a domain', { email: 'aya@' }, 'email'],
    ['a form without a nickname', { nick_name: undefined }, 'nick_name'],
    ['a phone', { oauth_enum: 'PHONE' }, 'oauth_enum'],
  ])(
    '[LG30] refuses %s with 400, names the field and keeps code and invitation',
    async (_, change, field) => {
      const good = await testServer.form(EMAIL)
      const change_ = 'ticket' in change ? { ticket: wrong(good.ticket) } : change
      const told = await testServer.post(REGISTER, { ...good, ...change_ })
      expect(told).toMatchObject({ status: 400, http: 200, data: null })
      expect(told.desc).toContain(field)
      expect((await testServer.post(REGISTER, good)).status).toBe(200)
    },
  )

  it('[LG24] counts the characters of a nickname as people see them', async () => {
    const form = await testServer.form(EMAIL, { nick_name: '🦊🦊🦊' })
    expect((await testServer.post(REGISTER, form)).status).toBe(200)
    expect(
      (
        await testServer.post(
          REGISTER,
          await testServer.form('b@example.com', { nick_name: '🦊🦊' }),
        )
      ).status,
    ).toBe(400)
  })

  it('[LG24] takes a nickname without the blanks around it', async () => {
    const padded = await testServer.form(EMAIL, { nick_name: '  ab  ' })
    expect((await testServer.post(REGISTER, padded)).status).toBe(400)
    const { data } = await testServer.post(REGISTER, { ...padded, nick_name: '  Aya\n' })
    expect(data.user_info_resp).toMatchObject({ nick_name: 'Aya' })
    const long = `  ${'x'.repeat(20)} `
    const fits = await testServer.form('b@example.com', { nick_name: long })
    expect((await testServer.post(REGISTER, fits)).status).toBe(200)
  })

  it('[LG31] refuses a taken address with 409, also in other letters', async () => {
    await testServer.register(EMAIL)
    const told = await testServer.post(REGISTER, {
      ...(await testServer.form('b@example.com')),
      email: 'AYA@example.com',
    })
    expect(told.status).toBe(409)
  })

  it('[LG26] a code dies after five wrong tries and only the newest counts', async () => {
    const form = await testServer.form(EMAIL)
    const bad = { ...form, ticket: wrong(form.ticket) }
    for (let i = 0; i < 5; i++) expect((await testServer.post(REGISTER, bad)).status).toBe(400)
    expect((await testServer.post(REGISTER, form)).status).toBe(400)
    testServer.pass(MINUTE)
    const fresh = await testServer.form(EMAIL)
    expect((await testServer.post(REGISTER, { ...fresh, ticket: form.ticket })).status).toBe(400)
    expect((await testServer.post(REGISTER, fresh)).status).toBe(200)
  })

  it('[LG25] a code is good for 30 minutes', async () => {
    const form = await testServer.form(EMAIL)
    testServer.pass(30 * MINUTE)
    expect((await testServer.post(REGISTER, form)).status).toBe(400)
    const fresh = await testServer.form(EMAIL)
    testServer.pass(30 * MINUTE - 1)
    expect((await testServer.post(REGISTER, fresh)).status).toBe(200)
  })

  it('[LG26] one code used fifty times at once lets exactly one in', async () => {
    const form = await testServer.form(EMAIL)
    const told = await Promise.all(
      Array.from({ length: 50 }, () => testServer.post(REGISTER, form)),
    )
    expect(told.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(told.every(({ status }) => [200, 400, 409, 429].includes(status))).toBe(true)
  })

  it('[LG26] of fifty wrong guesses at once five are looked at', async () => {
    const form = await testServer.form(EMAIL)
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        testServer.post(REGISTER, { ...form, ticket: String(i).padStart(8, 'x') }),
      ),
    )
    const [row] = await testServer.store.selectFrom('ticket').select('tries').execute()
    expect(row?.tries).toBe(5)
  })

  it('[LG29] the code of the first run works ten times, also in parallel, and a code of INVITE_CODES always', async () => {
    const { code } = await firstRunInvite(testServer.store, {
      now: () => 0,
      scheduler: undefined as never,
    })
    const forms = await Promise.all(
      Array.from({ length: 14 }, (_, i) =>
        testServer.form(`u${i}@example.com`, { invite_code: code.toLowerCase() }),
      ),
    )
    const told = await Promise.all(forms.map((form) => testServer.post(REGISTER, form)))
    expect(told.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(
      (
        await testServer.post(REGISTER, {
          ...forms[told.findIndex(({ status }) => status === 400)],
          invite_code: 'FRIEND',
        })
      ).status,
    ).toBe(200)
  })

  it('[SV11] the same Idempotency-Key and body answer the same and register once', async () => {
    const form = await testServer.form(EMAIL)
    const headers = { 'idempotency-key': 'press-1' }
    const [first, second] = await Promise.all([
      testServer.post(REGISTER, form, { headers }),
      testServer.post(REGISTER, form, { headers }),
    ])
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
    expect((await testServer.post(REGISTER, form, { headers })).data).toEqual(first.data)
    expect(
      (await testServer.post(REGISTER, { ...form, nick_name: 'Other' }, { headers })).status,
    ).toBe(409)
    testServer.pass(24 * 60 * MINUTE)
    expect((await testServer.post(REGISTER, form, { headers })).status).toBe(409)
    expect(await testServer.store.selectFrom('user').selectAll().execute()).toHaveLength(1)
  })

  it('[SV11] a key has two hundred letters at most', async () => {
    const form = await testServer.form(EMAIL)
    const under = (letters: number) =>
      testServer.post(REGISTER, form, { headers: { 'idempotency-key': 'k'.repeat(letters) } })
    const refused = await under(201)
    expect(refused).toMatchObject({ status: 400, data: null })
    expect(refused.desc).toContain('Idempotency-Key')
    const first = await under(200)
    expect(first.status).toBe(200)
    expect((await under(200)).data).toEqual(first.data)
  })

  it('[SV11] a refusal is not kept under its key', async () => {
    const form = await testServer.form(EMAIL)
    const headers = { 'idempotency-key': 'press-2' }
    expect(
      (await testServer.post(REGISTER, { ...form, invite_code: 'NOPE' }, { headers })).status,
    ).toBe(400)
    expect((await testServer.post(REGISTER, form, { headers })).status).toBe(200)
  })
})

describe('registration without invitations', () => {
  it('[LG28] needs no invite code while INVITE_MODE is open', async () => {
    const testServer = await openTestServer({ INVITE_MODE: 'open' })
    expect(
      (await testServer.post(REGISTER, await testServer.form(EMAIL, { invite_code: '' }))).status,
    ).toBe(200)
    await testServer.close()
  })
})
