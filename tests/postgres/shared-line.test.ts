import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { quickStoryteller } from '../server/quick-storyteller.ts'
import { startBody } from '../server/start-body.ts'
import { openTestServer, type Person, type TestServer } from '../server/test-server.ts'

let dataDir: string
let servers: TestServer[]
/** Lets games be told on; each waits for it before its first text. */
let goOn: () => void
/** Which server told first what of a game, in order. */
let begun: string[]

async function openServer(name: string): Promise<TestServer> {
  const { storyteller, media } = quickStoryteller()
  const open = Promise.withResolvers<void>()
  const held: typeof storyteller.plan = async (brief, signal) => {
    begun.push(`${name} ${brief.idea}`)
    await Promise.race([
      open.promise,
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ])
    return storyteller.plan(brief, signal)
  }
  const before = goOn
  goOn = () => {
    before()
    open.resolve()
  }
  const makers = { storyteller: { ...storyteller, plan: held }, media }
  const paces = { toldAtOnce: 1, watchEveryMs: 60_000 }
  return openTestServer({}, { dataDir, groups: () => [scriptRoutes({ ...makers, paces })] })
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'line-'))
  begun = []
  goOn = () => undefined
  servers = [await openServer('one'), await openServer('two')]
})
afterEach(async () => {
  goOn()
  for (const one of servers) await one.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const [ONE, TWO] = [0, 1]
const at = (place: number): TestServer => {
  const server = servers[place]
  if (server === undefined) throw new Error('two were started')
  return server
}
type Begun = Person & { id: string }
async function begin(name: string): Promise<Begun> {
  const who = await at(ONE).register(`${name}@example.com`)
  const body = startBody({ setting: `A story of ${name}` })
  const { data } = await at(ONE).post(calls.startGeneration.path, body, { token: who.token })
  // whoever begins after that is younger
  for (const one of servers) one.pass(1_000)
  return { ...who, id: String(data) }
}
const read = async (place: number, { id, token }: Begun) =>
  (await at(place).get(`${calls.listScripts.path}/${id}`, { token })).data as unknown as {
    status: number
    place_in_line?: number
  }

it('[PQ11] games wait in one line for all servers: whoever has room takes the oldest, and any server says whose turn it is', async () => {
  const games: Begun[] = []
  for (const name of ['aya', 'bo', 'cyn', 'dora']) games.push(await begin(name))
  const [, , third, fourth] = games
  if (third === undefined || fourth === undefined) throw new Error('four were begun')
  await vi.waitUntil(() => begun.length === 2, { timeout: 10_000 })
  expect(begun).toEqual(['one A story of aya', 'two A story of bo'])
  for (const place of [ONE, TWO]) {
    expect((await read(place, third)).place_in_line).toBe(1)
    expect((await read(place, fourth)).place_in_line).toBe(2)
  }
  goOn()
  for (const game of games)
    await vi.waitUntil(async () => (await read(TWO, game)).status === 2, { timeout: 20_000 })
  expect(begun.map((told) => told.split(' ').at(-1))).toEqual(['aya', 'bo', 'cyn', 'dora'])
  expect(await read(ONE, fourth)).not.toHaveProperty('place_in_line')
})

it('[PQ11] what a server that ends was writing is another one’s at once, and is told to its end', async () => {
  const game = await begin('aya')
  await vi.waitUntil(() => begun.length === 1, { timeout: 10_000 })
  const from = performance.now()
  await at(ONE).stop()
  servers = servers.slice(1)
  await vi.waitUntil(() => begun.length === 2, { timeout: 10_000, interval: 5 })
  expect(begun.at(-1)).toBe('two A story of aya')
  // its lease would have run eight seconds more, and nobody looks within a minute
  expect(performance.now() - from).toBeLessThan(6_000)
  goOn()
  await vi.waitUntil(async () => (await read(0, game)).status === 2, { timeout: 20_000 })
})
