import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type CallDefinition, type CallName, calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { ACCESS, type Things } from './access-rows.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let house: TestServer
let token: string
let things: Things
beforeAll(async () => {
  house = await openTestServer({}, { groups: () => [scriptRoutes(quickStoryteller())] })
  token = (await house.register('aya@example.com')).token
  const { data } = await house.post(calls.startGeneration.path, startBody(), { token })
  const script = String(data)
  const path = `${calls.listScripts.path}/${script}`
  await vi.waitUntil(async () => (await house.get(path, { token })).data.status === 2, {
    timeout: 20_000,
  })
  const published = await house.post(calls.publishGame.path, { id: script }, { token })
  things = { script, game: String(published.data.game_id) }
}, 60_000)
afterAll(() => house.close())

const reads = (Object.entries(calls) as [CallName, CallDefinition][]).filter(
  ([, { method }]) => method === 'GET',
)
/** Where a call that reads is asked. */
function addressOf(name: CallName, { path, query }: CallDefinition): string {
  const given = ACCESS[name].sends?.(things) ?? {}
  const place = path.replace(/:(\w+)/g, (_, part: string) => String(given[part] ?? given.id))
  const asked = new URLSearchParams(Object.entries(given).map(([key, one]) => [key, String(one)]))
  return query === undefined ? place : `${place}?${asked}`
}
const ask = (url: string) => house.app.inject({ url, headers: { authorization: token } })

it('[OP9] every answer says its type, is not sniffed, and sends no referrer on; that of a call is kept by no cache', async () => {
  const pages = ['/healthz', '/config.json', '/openapi.json', '/media/none.png', '/nowhere']
  for (const url of [...pages, ...reads.map(([name, row]) => addressOf(name, row))]) {
    const { headers, statusCode } = await ask(url)
    expect(statusCode, url).toBeLessThan(500)
    expect(String(headers['content-type']), url).toMatch(
      /^(text\/\w+|application\/json); charset=utf-8$/,
    )
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['referrer-policy'], url).toBe('no-referrer')
    if (url.startsWith('/api/')) expect(headers['cache-control'], url).toBe('no-store')
  }
})

it('[OP9] a call that reads writes nothing, and there is no TRACE', async () => {
  const TABLES = ['user', 'script', 'script_event', 'published_game', 'idempotency'] as const
  const written = async () =>
    Promise.all(TABLES.map((table) => house.store.selectFrom(table).selectAll().execute()))
  const before = await written()
  for (const [name, row] of reads)
    expect((await ask(addressOf(name, row))).json().status, name).toBe(ACCESS[name].answers ?? 200)
  expect(reads.length).toBeGreaterThan(12)
  expect(await written()).toEqual(before)
  for (const url of ['/', calls.login.path, calls.listScripts.path]) {
    const traced = { method: 'TRACE' as 'GET', url, headers: { authorization: 'Bearer canary' } }
    const told = await house.app.inject(traced)
    // a call is refused in the envelope, a page by its status
    const status = url.startsWith('/api/') ? told.json().status : told.statusCode
    expect(status, url).toBe(404)
    expect(told.body).not.toContain('canary')
  }
})

it('[OP10] the log is a JSON object a line, and each request has an id that its answer says', async () => {
  const from = house.log.length
  const answers = await Promise.all(
    [{}, { 'x-request-id': 'canary\n{"level":60}' }].map((headers) =>
      house.app.inject({ url: '/healthz', headers }),
    ),
  )
  const ids = answers.map(({ headers }) => String(headers['x-request-id']))
  expect(new Set(ids).size).toBe(2)
  const lines = house.log.slice(from).map((line) => JSON.parse(line))
  for (const line of lines) expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  for (const id of ids) {
    const own = lines.filter(({ reqId }) => reqId === id)
    expect(own.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed'])
    expect(own[0].req).toEqual({ method: 'GET', url: '/healthz' })
    expect(own[1]).toMatchObject({ res: { statusCode: 200 }, responseTime: expect.any(Number) })
  }
  expect(house.log.join('')).not.toContain('canary')
})

it('[SC3] the policy names the live socket of the host that was called, however many are, and of no other', async () => {
  const policyFor = async (host: string) =>
    String(
      (await house.app.inject({ url: '/healthz', headers: { host } })).headers[
        'content-security-policy'
      ],
    )
  const hosts = Array.from({ length: 250 }, (_, at) => `games-${at}.example.com`)
  for (const host of [...hosts, ...hosts]) {
    const [, connects] = /connect-src ([^;]*);/.exec(await policyFor(host)) ?? []
    expect(connects).toBe(`'self' ws://${host} wss://${host}`)
  }
  expect(await policyFor('a b')).toContain("connect-src 'self' 'self';")
})
