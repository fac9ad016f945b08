import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, Envelope } from '#schemas/api.ts'
import { answer } from '#server/http/answer.ts'
import { callerLanguage } from '#server/http/language.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer()
})
afterAll(() => testServer.close())

const LOGIN = '/api/v1/login'
const said = async (
  language: string,
  body: unknown = { email: 'aya@', pwd: 'secret-1', oauth_enum: 'EMAIL' },
) => (await testServer.post(LOGIN, body, { headers: { 'accept-language': language } })).desc

describe('an answer', () => {
  it('[SV1] is status, desc and data with HTTP 200, also when it refuses', async () => {
    const told = await testServer.app.inject({ method: 'POST', url: LOGIN, payload: {} })
    expect(told.statusCode).toBe(200)
    expect(Object.keys(told.json())).toEqual(['status', 'desc', 'data'])
    expect(Envelope.parse(told.json()).status).toBe(400)
  })

  it('[SV5] of a malformed body names the field', async () => {
    expect(await said('en')).toBe('Email (email): Please enter correct format.')
    expect(await said('zh')).toBe('邮箱（email）：请输入正确的格式。')
    expect(await said('ja')).toBe('メールアドレス（email）：正しい形式で入力してください。')
    expect(await said('en', { email: 'a@example.com', oauth_enum: 'EMAIL' })).toBe(
      'Password (pwd): this field is required.',
    )
    expect(await said('en', { email: 'a@example.com', pwd: 'x', oauth_enum: 'FAX' })).toContain(
      'oauth_enum',
    )
    expect(await said('en', [])).toContain('body')
  })

  it('[SV5] of what is no JSON, of another type or of none is 400', async () => {
    for (const body of [
      '{broken',
      '',
      'null',
      '"text"',
      '{"__proto__": {"a": 1}}',
      '{"constructor": {"prototype": {}}}',
    ]) {
      expect(await testServer.post(LOGIN, body)).toMatchObject({ status: 400, http: 200 })
    }
    const form = await testServer.app.inject({
      method: 'POST',
      url: LOGIN,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    })
    expect(form.json()).toMatchObject({ status: 400 })
    expect(Object.prototype).not.toHaveProperty('a')
  })

  it('[SV5] of a body beyond a mebibyte is 413', async () => {
    expect(await testServer.post(LOGIN, { email: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      http: 200,
    })
  })

  it('[SV5] of a fault is 500 without a stack, and the log has it', async () => {
    const broken = await openTestServer()
    await broken.store.schema.dropTable('ticket').execute()
    const told = await broken.askTicket('aya@example.com')
    expect(told).toMatchObject({ status: 500, http: 200, data: null })
    expect(told.desc).not.toMatch(/ticket|sqlite|at /i)
    expect(broken.log.join('')).toMatch(/no such table|does not exist/)
    await broken.close()
  })

  it('[SV6] of an unknown call is 404 in its body', async () => {
    for (const url of [
      '/api',
      '/api/nothing',
      '/api/v1/login/nothing',
      '/api/%zz',
      '/api//v1',
      '/api/%00',
    ]) {
      expect(await testServer.get(url)).toMatchObject({ status: 404, http: 200 })
    }
    expect(await testServer.get(LOGIN)).toMatchObject({ status: 404 })
  })

  it('[SV8] names every call that is laid like the table of calls', async () => {
    for (const [name, row] of Object.entries(calls)) {
      if (!row.path.startsWith('/api/v1/')) continue
      expect(testServer.app.hasRoute({ method: row.method, url: row.path }), name).toBe(true)
    }
  })
})

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['zh', 'zh'],
    ['ja-JP', 'ja'],
    ['zh_CN', 'zh'],
    ['fr, ja;q=0.5, zh;q=0.8', 'zh'],
    ['zh;q=0, ja;q=0.1', 'ja'],
    ['*', 'en'],
    [',;q=,', 'en'],
  ])('[LA5] of Accept-Language %s is %s', (header, language) => {
    expect(
      callerLanguage({ headers: header === undefined ? {} : { 'accept-language': header } }),
    ).toBe(language)
  })

  it('[SV5] a wait says its seconds', () => {
    expect(answer.wait(7)).toMatchObject({
      status: 429,
      retryAfterSeconds: 7,
      params: { seconds: 7 },
    })
  })
})
