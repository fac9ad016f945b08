import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { openWritingHouse, type WritingHouse } from './house.ts'

const DAY = 86_400_000
const TEN_DAYS = 10 * DAY

let house: WritingHouse
beforeAll(async () => {
  house = await openWritingHouse()
  await house.register('aya@example.com')
}, 60_000)
afterAll(() => house.close())

const FAR = { ip: '203.0.113.9', headers: { 'user-agent': 'somebody else' } }

it('[LM14] whoever guessed too often waits a quarter of an hour at most', async () => {
  for (let at = 0; at < 5; at++) await house.login('aya@example.com', 'wrong-1', FAR)
  expect((await house.login('aya@example.com', 'wrong-1', FAR)).http).toBe(429)
  house.pass(-TEN_DAYS)
  const told = await house.login('aya@example.com', 'secret-1', FAR)
  expect(Number(told.retryAfter)).toBeLessThanOrEqual(900)
  house.pass(900_000)
  expect((await house.login('aya@example.com', 'secret-1', FAR)).status).toBe(200)
})

it('[LM14] whoever was sent a code waits a minute for the next, and the old one is worth nothing', async () => {
  const form = await house.form('ben@example.com')
  house.pass(-TEN_DAYS)
  expect((await house.post(calls.register.path, form)).status).toBe(400)
  const told = await house.askTicket('ben@example.com')
  expect(Number(told.retryAfter)).toBeLessThanOrEqual(60)
  house.pass(60_000)
  expect((await house.askTicket('ben@example.com')).status).toBe(200)
  const ticket = await house.codeFor('ben@example.com')
  house.pass(-2_000)
  // a clock that is put right by seconds harms no code
  expect((await house.post(calls.register.path, { ...form, ticket })).status).toBe(200)
})

it('[LM14] a session lasts thirty days from then and not forty', async () => {
  const dora = await house.register('dora@example.com')
  house.pass(-TEN_DAYS)
  expect((await house.getAs(calls.listScripts.path, dora)).status).toBe(200)
  house.pass(31 * DAY)
  expect((await house.getAs(calls.listScripts.path, dora)).status).toBe(1007)
})

it('[LM14] a request_id is free again at once', async () => {
  const { token } = await house.register('cyn@example.com')
  const open = async (setting: string) => {
    const response = await house.app.inject({
      method: outlineCall.method,
      url: `${outlineCall.path}?request_id=one`,
      headers: { authorization: token },
      payload: { setting },
    })
    return response.body
  }
  await open('A stopped clock')
  expect(JSON.parse(await open('Another clock'))).toMatchObject({ status: 409 })
  house.pass(-TEN_DAYS)
  expect(await open('Another clock')).toContain('[THOUGHT]')
})
