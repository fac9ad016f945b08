import process from 'node:process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'
import { type BrokenFrame, brokenFrame, sendBroken } from './wild/broken-frames.ts'
import { PATIENT_MS, wildly } from './wild/flooded.ts'
import { watchGoodUser } from './wild/good-user.ts'

/** Whole frames that say nothing the server knows, and frames that no peer may send. */
const [MESSAGES, BROKEN] = [wildly(16_000), wildly(4_000)]
const SOCKETS = 8
const BATCH = 40
/** A user may open 1,200 sockets in ten minutes. */
const EACH = 1_000
const AT_ONCE = 10
const TEN_MINUTES = 600_000

let testServer: TestServer
let address: string
let good: Person
let wild: Person
/** Messages that came to the server's end of a socket of the wild one. */
let came = 0
beforeAll(async () => {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  testServer = await openTestServer(
    { LOG_LEVEL: 'error' },
    { groups: () => [scriptRoutes(makers)] },
  )
  good = await testServer.register('aya@example.com')
  wild = await testServer.register('mallory@example.com')
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  testServer.app.websocketServer.on('connection', (socket: WebSocket, { url = '' }) => {
    if (url.includes(wild.token)) socket.on('message', () => ++came)
  })
})
afterAll(() => testServer.close())

const pathOf = ({ uid, token }: Person) => `/wsServer/admin_${uid}/${token}`
const clean = () => {
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect({}).not.toHaveProperty('x')
  expect(testServer.log).toEqual([])
}

/** What the frames of the server and of others look like, with something wrong in it. */
const imitation = fc
  .dictionary(
    fc.constantFrom('type', 'script_id', 'seq', 'key', 'step', 'message', 'scripts', '__proto__'),
    fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('resume', 'ping', -1, 2 ** 53)),
    { noNullPrototype: true },
  )
  .map((one) => JSON.stringify(one))
const large = fc.constantFrom('['.repeat(60_000), '{"a":'.repeat(10_000), 'x'.repeat(65_536))
const small = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  imitation,
  fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
  fc.constantFrom('ping ', 'PING', '"ping"', 'pong', 'ping\0', '', Buffer.from([0])),
  fc.constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"x":1}}}'),
)
const message = fc.oneof({ weight: 40, arbitrary: small }, { weight: 1, arbitrary: large })

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(address.replace('http', 'ws') + pathOf(wild))
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  return socket
}

/** The next thing that a socket says. */
const next = (socket: WebSocket) =>
  new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))

it(
  '[KL5] sixteen thousand frames that say nothing it knows change nothing: each socket answers as before, and others meanwhile',
  async () => {
    const messages = fc.sample(message, MESSAGES)
    const endWatch = await watchGoodUser(address, good)
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, open))
    await Promise.all(
      sockets.map(async (socket) => {
        while (messages.length > 0) {
          for (const data of messages.splice(0, BATCH)) socket.send(data)
          const said = next(socket)
          socket.send('ping')
          // the first thing it says after all of them is the answer to this
          expect(await said).toBe('pong')
        }
      }),
    )
    const { faults, told } = await endWatch()
    for (const socket of sockets) socket.terminate()
    process.stdout.write(`wild messages ${JSON.stringify({ came, good: told })}\n`)
    // each batch with its ping
    expect(came).toBe(MESSAGES + MESSAGES / BATCH)
    expect(faults).toEqual([])
    clean()
  },
  PATIENT_MS,
)

it(
  '[KL5] four thousand frames that no peer may send close their own socket with the code that says why, and nobody else’s',
  async () => {
    const endWatch = await watchGoodUser(address, good)
    const frames = fc.sample(brokenFrame, BROKEN)
    const port = Number(new URL(address).port)
    const answered = new Map<string, number>()
    const take = async (frame: BrokenFrame | undefined) => {
      if (frame === undefined) return
      const code = await sendBroken(port, pathOf(wild), frame)
      expect([frame.bytes.toString('hex'), code]).toEqual([frame.bytes.toString('hex'), frame.code])
      answered.set(String(code), (answered.get(String(code)) ?? 0) + 1)
    }
    for (let from = 0; from < BROKEN; from += EACH) {
      const some = frames.slice(from, from + EACH)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (some.length > 0) await take(some.pop())
        }),
      )
      testServer.pass(TEN_MINUTES)
    }
    const { faults, told } = await endWatch()
    const codes = Object.fromEntries(answered)
    process.stdout.write(`broken frames ${JSON.stringify({ codes, good: told })}\n`)
    expect(Object.values(codes).reduce((sum, count) => sum + count, 0)).toBe(BROKEN)
    expect(Object.keys(codes).sort()).toEqual(['1002', '1007', '1009', 'null'])
    expect(faults).toEqual([])
    await expect.poll(() => testServer.app.websocketServer.clients.size, { timeout: 5_000 }).toBe(0)
    clean()
  },
  PATIENT_MS,
)
