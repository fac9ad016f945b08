import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { redactUrl } from '#server/http/log.ts'
import { openTestServer } from './test-server.ts'

const EMAIL = 'canary.bird@example.com'
const PASSWORD = 'canary-pass-1'

it('[SC4] [SC6] keeps tokens, passwords, codes and addresses out of log, database and answers', async () => {
  const testServer = await openTestServer()
  const form = { ...(await testServer.form(EMAIL)), pwd: PASSWORD, pwd_: PASSWORD }
  const headers = { 'idempotency-key': 'press-1' }
  const answers = [
    await testServer.get(`/api/v1/validate/user/exist?email=${EMAIL}`),
    await testServer.get(`/api/v1/validate/user/exist?email=${encodeURIComponent(`${EMAIL} `)}`),
    await testServer.post('/api/v1/register', { ...form, invite_code: 'NOPE' }),
    await testServer.post('/api/v1/register', { ...form, nick_name: '' }),
  ]
  const registered = await testServer.post('/api/v1/register', form, { headers })
  const { data } = await testServer.login(EMAIL, PASSWORD)
  const token = String(data.access_token)
  answers.push(await testServer.login(EMAIL, `${PASSWORD}x`))
  answers.push(await testServer.post('/api/v1/logout', `{"${token}`, { token }))
  await testServer.app.inject({ url: `/wsServer/admin_${data.uid}/${token}?since=1` })
  await testServer.askTicket(EMAIL, 'UPDATE_PWD')
  const code = await testServer.codeFor(EMAIL)
  // A fault in the middle of a call that holds all of it.
  await testServer.store.schema.dropTable('user').execute()
  answers.push(await testServer.login(EMAIL, PASSWORD, { token }))
  await testServer.stop()

  const secrets = [PASSWORD, token, String(registered.data.access_token), form.ticket, code]
  const log = testServer.log.join('')
  for (const secret of [...secrets, EMAIL, encodeURIComponent(EMAIL)]) {
    expect(log).not.toContain(secret)
    expect(JSON.stringify(answers)).not.toContain(secret)
  }
  const files = (await readdir(testServer.dataDir)).filter((name) => name.startsWith('lamplight'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const bytes = (await readFile(join(testServer.dataDir, file))).toString('latin1')
    for (const secret of secrets) expect(bytes.includes(secret), file).toBe(false)
  }
  const stored = await readFile(join(testServer.dataDir, 'lamplight.db'), 'latin1')
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

it('[SC6] writes addresses of sockets and queries without what is private', () => {
  expect(redactUrl('/wsServer/admin_u1/token?script_id=1&since=2')).toBe(
    '/wsServer/admin_*/***?script_id&since',
  )
  for (const path of ['//wsServer/admin_u1/t', '/x/%77sserver/u1/t', '/wsServe/admin%5Fu1/t', '/%'])
    expect(redactUrl(path)).toBe(path === '/%' ? path : '/wsServer/admin_*/***')
  expect(redactUrl('/api/v1/validate/user/exist?email=a%40b.co')).toBe(
    '/api/v1/validate/user/exist?email',
  )
  expect(redactUrl('/a@b.co/12345678')).toBe('***')
})
