import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { LEASE_MS } from '#server/store/leases.ts'
import { createShortStoryteller, forever, noStudio } from '../server/short-storyteller.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

let dataDir: string
let one: TestServer
let two: TestServer
let token: string
/** Which server began to think, in order; each says something and then waits until it may go on. */
let thinking: string[]
let mayGoOn: PromiseWithResolvers<void>
let brokenOff: string[]

const openServer = (name: string): Promise<TestServer> => {
  const storyteller = createShortStoryteller({
    async *think(signal) {
      thinking.push(name)
      signal.addEventListener('abort', () => brokenOff.push(name))
      yield 'first, '
      await Promise.race([mayGoOn.promise, forever(signal)])
      yield 'then the rest'
    },
  })
  const makers = { storyteller, media: noStudio, heartbeatEveryMs: 5_000 }
  return openTestServer({}, { dataDir, groups: () => [scriptRoutes(makers)] })
}
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outlines-'))
  thinking = []
  brokenOff = []
  mayGoOn = Promise.withResolvers()
  one = await openServer('one')
  two = await openServer('two')
  token = (await one.register('aya@example.com')).token
})
afterEach(async () => {
  mayGoOn.resolve()
  for (const server of [one, two]) await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const ask = (server: TestServer, setting = 'A stopped clock') =>
  server.app.inject({
    method: outlineCall.method,
    url: `${outlineCall.path}?request_id=same`,
    headers: { authorization: token },
    payload: { setting, language: 'en_US' },
  })
const begun = (times: number) => vi.waitUntil(() => thinking.length === times, { timeout: 10_000 })
const rows = () => one.store.selectFrom('outline_request').selectAll().execute()

it('[PQ12] [TH29] [TH30] an outline is told by one server and read at any, while it is told and after', async () => {
  const near = ask(one)
  await begun(1)
  const far = ask(two)
  expect((await ask(two, 'Another idea')).json()).toMatchObject({ status: 409 })
  await vi.waitUntil(async () => (await rows())[0]?.lines.includes('first'), { timeout: 10_000 })
  expect((await rows())[0]?.lines).not.toContain('the rest')
  mayGoOn.resolve()
  const told = (await near).body
  expect(told).toContain('then the rest')
  expect((await far).body).toBe(told)
  expect((await ask(two)).body).toBe(told)
  expect(thinking).toEqual(['one'])
})

it('[PQ12] of two servers that are asked at once one tells, and both are read', async () => {
  mayGoOn.resolve()
  const [near, far] = await Promise.all([ask(one), ask(two)])
  expect(near.body).toContain('then the rest')
  expect(far.body).toBe(near.body)
  expect(thinking).toHaveLength(1)
})

it('[PQ12] whose server gives no sign within its lease is told by the next one that is asked, and once', async () => {
  const near = ask(one).catch(() => 'broke')
  await begun(1)
  two.pass(LEASE_MS)
  const far = ask(two)
  await begun(2)
  // the one that had it finds that out, and tells nothing more
  await vi.waitUntil(() => brokenOff.includes('one'), { timeout: 10_000 })
  expect(await near).toBe('broke')
  mayGoOn.resolve()
  expect((await far).body).toContain('then the rest')
  expect(thinking).toEqual(['one', 'two'])
})

it('[PQ13] [TH31] an outline that is stopped at one server stops where it is told, and nothing of it is kept', async () => {
  const near = ask(one).catch(() => 'broke')
  await begun(1)
  const stop = (body: object) => two.post(calls.stopOutline.path, body, { token })
  const other = await two.register('bo@example.com')
  const foreign = await two.post(calls.stopOutline.path, { request_id: 'same' }, other)
  expect(foreign.data).toEqual({ stopped: false })
  expect((await stop({ request_id: 'same' })).data).toEqual({ stopped: true })
  await vi.waitUntil(() => brokenOff.includes('one'), { timeout: 10_000 })
  expect(await near).toBe('broke')
  expect(await rows()).toEqual([])
  expect((await stop({ request_id: 'same' })).data).toEqual({ stopped: false })
})

it('[PQ12] [TH52] what a server that ends was telling is told by the next one that is asked', async () => {
  const near = ask(one).catch(() => 'broke')
  await begun(1)
  const reading = ask(two).catch(() => 'broke')
  await vi.waitUntil(async () => (await rows())[0]?.lines.includes('first'), { timeout: 10_000 })
  await one.stop()
  expect([await near, await reading]).toEqual(['broke', 'broke'])
  mayGoOn.resolve()
  expect((await ask(two)).body).toContain('then the rest')
  one = await openServer('one')
})
