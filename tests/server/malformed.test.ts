import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Envelope } from '#schemas/api.ts'
import { accountCalls } from '#schemas/api-account.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { flooded, PATIENT_MS } from './wild/flooded.ts'

const SENT = 10_600
const QUERIES = 400
/** Nobody is refused for asking too often: what is sent would not be looked at. */
const EVERY_MS = 20_000
/** A session ends by it, whatever the body says. */
const { logout, ...others } = accountCalls
const posts = Object.values(others).filter(({ method }) => method === 'POST')
const gets = Object.values(accountCalls).filter(({ method }) => method === 'GET')
const names = [
  'email',
  'pwd',
  'pwd_',
  'ticket',
  'nick_name',
  'invite_code',
  'oauth_enum',
  'send_to_email',
  'ticket_use_type',
  'access_token',
  'openid',
  '__proto__',
  'constructor',
]
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('EMAIL', 'a@example.com', 'secret-1', 'REGISTER', 'DISCORD'),
)
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })
    .map((one) => JSON.stringify(one)),
  fc.jsonValue().map((one) => JSON.stringify(one)),
  fc.string({ unit: 'binary' }),
)

let testServer: TestServer
let token: string
beforeAll(async () => {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  testServer = await openTestServer(
    { LOG_LEVEL: 'error' },
    { groups: () => [scriptRoutes(makers)] },
  )
  ;({ token } = await testServer.register('mallory@example.com'))
})
afterAll(() => testServer.close())

async function send(method: 'GET' | 'POST', path: string, query: string, payload?: string) {
  const response = await testServer.app.inject({
    method,
    url: `${path}?email=${encodeURIComponent(query)}`,
    headers: {
      authorization: token,
      'content-type': 'application/json',
      'idempotency-key': query.replace(/[^ -~]/g, ''),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const told = Envelope.parse(response.json())
  expect(told.status, `${path} ${payload}`).not.toBe(500)
  expect([200, 429]).toContain(response.statusCode)
  expect(told.desc).not.toMatch(/\n|\bat .*:\d+:\d+/)
  testServer.pass(EVERY_MS)
  return told.status
}
const enter = async () => {
  const { data } = await testServer.login('mallory@example.com', 'secret-1')
  token = String(data.access_token)
}
const clean = () => {
  expect({}).not.toHaveProperty('email')
  expect(testServer.log).toEqual([])
}

describe('whatever is sent', () => {
  it(
    '[SC8] [KL4] is answered in the envelope, never with a fault of the server: ten thousand bodies are refused, and somebody else is answered meanwhile',
    async () => {
      const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
      const good = await testServer.register('aya@example.com')
      const requests = fc.tuple(fc.constantFrom(...posts), body, fc.string({ maxLength: 40 }))
      await flooded(
        'malformed',
        { address, good, sent: SENT, enter },
        requests,
        ([{ path }, payload, search]) => send('POST', path, search, payload),
      )
      clean()
    },
    PATIENT_MS,
  )

  it('[SC8] whatever is asked without a body, too, and by whoever leaves', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...gets),
        fc.string({ maxLength: 40 }),
        async ({ path }, search) => {
          await send('GET', path, search)
        },
      ),
      { numRuns: QUERIES },
    )
    for (const payload of fc.sample(body, QUERIES)) await send('POST', logout.path, '', payload)
    clean()
  })
})
