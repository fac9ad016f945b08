import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { openWritingServer, type WritingServer } from './test-server.ts'

const DAY = 86_400_000
const TEN_DAYS = 10 * DAY

let testServer: WritingServer
beforeAll(async () => {
  testServer = await openWritingServer()
  await testServer.register('aya@example.com')
}, 60_000)
afterAll(() => testServer.close())

const FAR = { ip: '203.0.113.9', headers: { 'user-agent': 'somebody else' } }

it('[LM14] whoever guessed too often waits a quarter of an hour at most', async () => {
  for (let at = 0; at < 5; at++) await testServer.login('aya@example.com', 'wrong-1', FAR)
  expect((await testServer.login('aya@example.com', 'wrong-1', FAR)).http).toBe(429)
  testServer.pass(-TEN_DAYS)
  const told = await testServer.login('aya@example.com', 'secret-1', FAR)
  expect(Number(told.retryAfter)).toBeLessThanOrEqual(900)
  testServer.pass(900_000)
  expect((await testServer.login('aya@example.com', 'secret-1', FAR)).status).toBe(200)
})

it('[LM14] whoever was sent a code waits a minute for the next, and the old one is worth nothing', async () => {
  const form = await testServer.form('ben@example.com')
  testServer.pass(-TEN_DAYS)
  expect((await testServer.post(calls.register.path, form)).status).toBe(400)
  const told = await testServer.askTicket('ben@example.com')
  expect(Number(told.retryAfter)).toBeLessThanOrEqual(60)
  testServer.pass(60_000)
  expect((await testServer.askTicket('ben@example.com')).status).toBe(200)
  const ticket = await testServer.codeFor('ben@example.com')
  testServer.pass(-2_000)
  // a clock that is put right by seconds harms no code
  expect((await testServer.post(calls.register.path, { ...form, ticket })).status).toBe(200)
})

it('[LM14] a session lasts thirty days from then and not forty', async () => {
  const dora = await testServer.register('dora@example.com')
  testServer.pass(-TEN_DAYS)
  expect((await testServer.getAs(calls.listScripts.path, dora)).status).toBe(200)
  testServer.pass(31 * DAY)
  expect((await testServer.getAs(calls.listScripts.path, dora)).status).toBe(1007)
})

it('[LM14] a request_id is free again at once', async () => {
  const { token } = await testServer.register('cyn@example.com')
  const open = async (setting: string) => {
    const response = await testServer.app.inject({
      method: outlineCall.method,
      url: `${outlineCall.path}?request_id=one`,
      headers: { authorization: token },
      payload: { setting },
    })
    return response.body
  }
  await open('A stopped clock')
  expect(JSON.parse(await open('Another clock'))).toMatchObject({ status: 409 })
  testServer.pass(-TEN_DAYS)
  expect(await open('Another clock')).toContain('[THOUGHT]')
})
