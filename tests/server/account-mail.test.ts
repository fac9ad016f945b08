import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { faultsIn } from './logged.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const TICKET = '/api/v1/login/ticket'
const FORGET = '/api/v1/forget'
const EMAIL = 'aya@example.com'
const MINUTE = 60_000

describe('a code by mail', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(() => testServer.close())

  it.each([
    ['en', 'verification code'],
    ['zh-CN,zh;q=0.9', '验证码'],
    ['ja', '確認コード'],
  ])('[LG33] is written in %s and stands alone on its line', async (language, words) => {
    await testServer.askTicket(EMAIL, 'REGISTER', { headers: { 'accept-language': language } })
    const [mail] = await testServer.mails()
    expect(mail?.to).toBe(EMAIL)
    expect(`${mail?.subject} ${mail?.text}`).toContain(words)
    expect(mail?.text).toMatch(/^\d{8}$/m)
  })

  it('[LG33] lies in the outbox as RFC 5322 with names in the order of time and nothing half written', async () => {
    for (let i = 0; i < 12; i++) await testServer.askTicket(`u${i}@example.com`)
    const names = (await readdir(join(testServer.dataDir, 'outbox'))).sort()
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true)
    const raws = await Promise.all(
      names.map((name) => readFile(join(testServer.dataDir, 'outbox', name), 'utf8')),
    )
    expect(raws.map((raw) => /^To: (.*)\r$/m.exec(raw)?.[1])).toEqual(
      names.map((_, i) => `u${i}@example.com`),
    )
    expect(raws[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/im)
  })

  it('[LG34] goes out once a minute for each address and use', async () => {
    expect((await testServer.askTicket(EMAIL)).status).toBe(200)
    testServer.pass(20_000)
    expect(await testServer.askTicket('AYA@Example.com')).toMatchObject({
      status: 429,
      http: 429,
      retryAfter: '40',
    })
    expect((await testServer.askTicket(EMAIL, 'UPDATE_PWD')).status).toBe(200)
    expect((await testServer.askTicket('b@example.com')).status).toBe(200)
    testServer.pass(40_000)
    expect((await testServer.askTicket(EMAIL)).status).toBe(200)
    expect(await testServer.mails()).toHaveLength(4)
  })

  it('[LG34] goes out ten times a day at most', async () => {
    for (let i = 0; i < 12; i++) {
      await testServer.askTicket(EMAIL)
      testServer.pass(MINUTE)
    }
    expect(await testServer.mails()).toHaveLength(10)
  })

  it('[LG34] a caller from outside can cause sixty mails an hour', async () => {
    for (let i = 0; i < 62; i++)
      await testServer.askTicket(`u${i}@example.com`, 'REGISTER', { ip: '10.0.0.1' })
    expect(await testServer.mails()).toHaveLength(60)
  })

  it('[LG32] is not sent to another address than the account has', async () => {
    const told = await testServer.post(TICKET, {
      email: EMAIL,
      send_to_email: 'eve@example.com',
      ticket_use_type: 'UPDATE_PWD',
    })
    expect(told.status).toBe(400)
    expect(await testServer.mails()).toEqual([])
    const same = await testServer.post(TICKET, {
      email: EMAIL,
      send_to_email: 'AYA@example.com',
      ticket_use_type: 'REGISTER',
    })
    expect(same.status).toBe(200)
    const flag = await testServer.post(TICKET, {
      email: 'b@example.com',
      send_to_email: true,
      ticket_use_type: 'REGISTER',
    })
    expect(flag.status).toBe(200)
  })

  it('[LG31] asked for with a taken address, or to reset a password nobody has, is not in the mail and not in the answer', async () => {
    await testServer.register(EMAIL)
    testServer.pass(MINUTE)
    const taken = await testServer.askTicket(EMAIL)
    const fresh = await testServer.askTicket('b@example.com')
    const nobody = await testServer.askTicket('nobody@example.com', 'UPDATE_PWD')
    expect([taken, nobody]).toEqual([fresh, fresh])
    const [, first, second, third] = await testServer.mails()
    expect([first, second, third].map((mail) => /^\d{8}$/m.test(mail?.text ?? ''))).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('a password reset', () => {
  let testServer: TestServer
  beforeEach(async () => {
    testServer = await openTestServer()
  })
  afterEach(() => testServer.close())
  const reset = async (change = {}) => ({
    email: EMAIL,
    pwd: 'secret-3',
    oauth_enum: 'EMAIL',
    ticket: await testServer.codeFor(EMAIL),
    ...change,
  })

  it('[LG37] ends every session, lets the new password in and the old one no more; its code works once', async () => {
    const { token } = await testServer.register(EMAIL)
    await testServer.askTicket(EMAIL, 'UPDATE_PWD')
    const form = await reset()
    expect(await testServer.post(FORGET, form)).toMatchObject({ status: 200, data: {} })
    expect((await testServer.post('/api/v1/logout', {}, { token })).status).toBe(1005)
    expect((await testServer.login(EMAIL, 'secret-1')).status).toBe(400)
    expect((await testServer.login(EMAIL, 'secret-3')).status).toBe(200)
    expect((await testServer.post(FORGET, { ...form, pwd: 'secret-4' })).status).toBe(400)
  })

  it('[LG27] a code to register resets nothing and a code to reset registers nobody', async () => {
    const form = await testServer.form(EMAIL)
    expect((await testServer.post(FORGET, await reset())).status).toBe(400)
    await testServer.post('/api/v1/register', form)
    await testServer.askTicket('b@example.com', 'UPDATE_PWD')
    const issued = await testServer.store.selectFrom('ticket').select('ticket_use').execute()
    expect(issued).toEqual([{ ticket_use: 'UPDATE_PWD' }])
    await testServer.askTicket(EMAIL, 'UPDATE_PWD')
    expect(
      (
        await testServer.post('/api/v1/register', {
          ...form,
          email: 'c@example.com',
          ticket: await testServer.codeFor(EMAIL),
        })
      ).status,
    ).toBe(400)
  })

  it('[LG37] lets an owner in whom guesses had locked out', async () => {
    await testServer.register(EMAIL)
    for (let i = 0; i < 6; i++) await testServer.login(EMAIL, 'secret-9', { ip: '10.0.0.1' })
    await testServer.askTicket(EMAIL, 'UPDATE_PWD')
    await testServer.post(FORGET, await reset())
    expect((await testServer.login(EMAIL, 'secret-3', { ip: '10.0.0.1' })).status).toBe(200)
  })
})

describe('mail by a server', () => {
  it('[LG33] goes to SMTP_URL instead of the outbox, and a mail server that is gone is told and can be tried again', async () => {
    const got: { to: string[]; text: string }[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          got.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(parts).toString(),
          })
          done()
        })
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await new Promise((resolve) => listening.once('listening', resolve))
    const address = listening.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const testServer = await openTestServer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Studio <studio@example.com>',
    })
    expect((await testServer.askTicket(EMAIL)).status).toBe(200)
    expect(got[0]?.to).toEqual([EMAIL])
    expect(got[0]?.text).toMatch(/^\d{8}\r?$/m)
    expect(got[0]?.text).toContain('From: Studio <studio@example.com>')
    expect(await testServer.mails()).toEqual([])
    await new Promise<void>((resolve) => server.close(() => resolve()))
    testServer.pass(MINUTE)
    expect((await testServer.askTicket(EMAIL)).status).toBe(500)
    expect((await testServer.askTicket(EMAIL)).status).toBe(500)
    expect(faultsIn(testServer)).toEqual([
      expect.stringMatching(/^mail: /),
      expect.stringMatching(/^mail: /),
    ])
    expect(testServer.log.join('')).not.toContain(EMAIL)
    await testServer.close()
  })
})
