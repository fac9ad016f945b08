import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Envelope } from '#schemas/api.ts'
import { revisionCalls } from '#schemas/api-revisions.ts'
import { outlineCall, scriptCalls } from '#schemas/api-scripts.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { flooded, PATIENT_MS } from './wild/flooded.ts'

const SENT = 11_500
const QUERIES = 500
/** Nobody is refused for asking too often: what is sent would not be looked at. */
const EVERY_MS = 20_000
const rows = Object.values({ ...scriptCalls, ...revisionCalls, outline: outlineCall })
const posts = rows.filter(({ method }) => method === 'POST')
const gets = rows.filter(({ method }) => method === 'GET')
const names = [
  ...Object.keys(startBody()),
  ...['id', 'base_version', 'changes', 'path', 'value', 'request_id', 'salt'],
  ...['chapter_key', 'node_id', 'option_id', 'game_id', '__proto__', 'constructor', 'toString'],
]
const change = fc.record({
  path: fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__.polluted', 'npc_list.npcs[0].name', 'constructor.prototype.x'),
  ),
  value: fc.jsonValue(),
})
let known = 'nothing'
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...Object.values(startBody())),
  fc.constant(null).map(() => known),
  fc.array(change, { maxLength: 3 }),
  fc.nat(2),
)
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })
    .map((one) => JSON.stringify(one)),
  fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => JSON.stringify({ id: known, base_version: 0, changes })),
  fc.jsonValue().map((one) => JSON.stringify(one)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{"__proto__":{"polluted":1}}', '{"a":'.repeat(2_000), '[', '"\\ud800"'),
)
const query = fc.webQueryParameters()

let testServer: TestServer
let token: string
let uid: string
let address: string
beforeAll(async () => {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  testServer = await openTestServer(
    { LOG_LEVEL: 'error' },
    { groups: () => [scriptRoutes(makers)] },
  )
  ;({ token, uid } = await testServer.register('aya@example.com'))
  const started = await testServer.post(scriptCalls.startGeneration.path, startBody(), { token })
  known = String(started.data)
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testServer.close())

const enter = async () => {
  const { data } = await testServer.login('aya@example.com', 'secret-1')
  token = String(data.access_token)
}
const clean = () => {
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect({}).not.toHaveProperty('x')
  expect(testServer.log).toEqual([])
}

describe('whatever is sent about scripts', () => {
  /** Asks, and answers with the status; of outlines with 200. */
  async function send({ method, path }: (typeof rows)[number], search: string, payload?: string) {
    const response = await testServer.app.inject({
      method,
      url: `${path.replace(/:\w+/, () => encodeURIComponent(known))}?${search}`,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(payload === undefined ? {} : { payload }),
    })
    testServer.pass(EVERY_MS)
    expect([200, 429]).toContain(response.statusCode)
    expect(response.body).not.toMatch(/\bat .*:\d+:\d+/)
    if (String(response.headers['content-type']).startsWith('text/plain')) return 200
    const told = Envelope.parse(response.json())
    expect(told.status, `${path} ${payload}`).not.toBe(500)
    return told.status
  }

  it(
    '[SC8] [KL4] is answered in the envelope or as outlines, never with a fault of the server: ten thousand bodies are refused, and somebody else is answered meanwhile',
    async () => {
      const good = await testServer.register('ben@example.com')
      const requests = fc.tuple(fc.constantFrom(...posts), body, query)
      await flooded(
        'wild',
        { address, good, sent: SENT, enter },
        requests,
        ([row, payload, search]) => send(row, search, payload),
      )
      clean()
    },
    PATIENT_MS,
  )

  it('[SC8] whatever is asked without a body, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...gets), query, async (row, search) => {
        await send(row, search)
      }),
      { numRuns: QUERIES },
    )
    clean()
  }, 600_000)

  it('[SC8] other types of content and bodies that end early are refused, too', async () => {
    for (const type of [
      'text/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=x',
    ])
      for (const payload of ['', '<a/>', '{"id":', '\u0000']) {
        const response = await testServer.app.inject({
          method: 'POST',
          url: revisionCalls.editScript.path,
          headers: { authorization: token, 'content-type': type },
          payload,
        })
        expect(response.json().status, `${type} ${payload}`).toBe(400)
      }
    const large = JSON.stringify({ setting: 'x'.repeat(2_000_000) })
    const refused = await testServer.post(scriptCalls.startGeneration.path, large, { token })
    expect(refused.status).toBe(413)
    clean()
  })
})

describe('whatever is sent over the live socket', () => {
  const opened = async () => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`)
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
    return socket
  }
  const answersPing = async (socket: WebSocket) => {
    const pong = new Promise<string>((resolve) => {
      const hear = (data: Buffer) => {
        if (String(data) !== 'pong') return
        socket.off('message', hear)
        resolve('pong')
      }
      socket.on('message', hear)
    })
    socket.send('ping')
    return pong
  }
  it('[SC8] one that is too large closes its socket alone', async () => {
    const other = await opened()
    const socket = await opened()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.send('x'.repeat(70_000))
    expect(await closed).toBe(1009)
    expect(await answersPing(other)).toBe('pong')
    clean()
    other.terminate()
  })

  it('[SC8] a flood of pings that reads no answer holds up nobody else', async () => {
    const socket = await opened()
    socket.pause()
    for (let at = 0; at < 40_000; at++) socket.send('ping')
    const other = await opened()
    expect(await answersPing(other)).toBe('pong')
    for (const one of [socket, other]) one.terminate()
  })

  it('[LV11] thirty sockets of one user each get every frame, in order', async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, opened))
    const heard = sockets.map((socket) => {
      const frames: { seq: number; key?: string }[] = []
      socket.on('message', (data) => frames.push(JSON.parse(String(data))))
      return frames
    })
    const start = () => testServer.post(scriptCalls.startGeneration.path, startBody(), { token })
    // the game that was told before may just be ending
    await expect.poll(async () => (await start()).status, { timeout: 20_000 }).toBe(200)
    await expect
      .poll(() => heard.filter((frames) => frames.length >= 8).length, { timeout: 20_000 })
      .toBe(30)
    for (const frames of heard) expect(frames).toEqual(heard[0])
    expect(heard[0]?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const socket of sockets) socket.terminate()
  }, 600_000)
})
