import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Envelope } from '#schemas/api.ts'
import { accountCalls } from '#schemas/api-account.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const RUNS = 4_000
const paths = Object.values(accountCalls).map(({ method, path }) => ({ method, path }))
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
beforeAll(async () => {
  testServer = await openTestServer({ LOG_LEVEL: 'error' })
})
afterAll(() => testServer.close())

describe('whatever is sent', () => {
  it('[SC8] is answered in the envelope, never with a fault of the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        body,
        fc.string({ maxLength: 40 }),
        async ({ method, path }, payload, query) => {
          const response = await testServer.app.inject({
            method,
            url: `${path}?email=${encodeURIComponent(query)}`,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': query.replace(/[^ -~]/g, ''),
            },
            ...(method === 'POST' ? { payload } : {}),
          })
          const told = Envelope.parse(response.json())
          expect(told.status, `${path} ${payload}`).not.toBe(500)
          expect([200, 429]).toContain(response.statusCode)
          expect(told.desc).not.toMatch(/\n|\bat .*:\d+:\d+/)
        },
      ),
      { numRuns: RUNS },
    )
    expect({}).not.toHaveProperty('email')
    expect(testServer.log).toEqual([])
  }, 60_000)
})
