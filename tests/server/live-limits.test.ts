import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SIZES } from '#schemas/limits.ts'
import { pace } from './process.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

let testServer: WritingServer
let port: number
let aya: Person
let id: string
beforeAll(async () => {
  testServer = await openWritingServer()
  port = Number(new URL(await testServer.app.listen({ port: 0, host: '127.0.0.1' })).port)
  aya = await testServer.register('aya@example.com')
  id = await testServer.written(aya)
}, 60_000)
afterAll(() => testServer.close())

const socketOf = ({ uid, token }: Person, query = '', headers = {}) =>
  new WebSocket(`ws://127.0.0.1:${port}/wsServer/admin_${uid}/${token}${query}`, { headers })
const opened = (socket: WebSocket) => new Promise<void>((done) => socket.on('open', () => done()))
const closed = (socket: WebSocket) => new Promise<number>((done) => socket.on('close', done))
const ping = (socket: WebSocket) =>
  new Promise<string>((done) => {
    socket.once('message', (data) => done(String(data)))
    socket.send('ping')
  })

describe('live sockets', () => {
  it('[LM6] of one user are so many and no more', async () => {
    const all = Array.from({ length: SIZES.socketsOfUser }, () => socketOf(aya))
    await Promise.all(all.map(opened))
    expect(await closed(socketOf(aya))).toBe(4429)
    expect(await Promise.all(all.map(ping))).toEqual(all.map(() => 'pong'))
    const [first, ...others] = all
    first?.close()
    await vi.waitUntil(
      async () => {
        const next = socketOf(aya)
        const told = await Promise.race([closed(next), opened(next).then(() => ping(next))])
        next.terminate()
        return told === 'pong'
      },
      { timeout: 20_000 },
    )
    for (const one of others) one.terminate()
  })

  it('[LM7] end with their session, however it ends', async () => {
    const ends: Record<string, (who: Person, email: string) => Promise<unknown>> = {
      logout: (who) => testServer.post('/api/v1/logout', {}, { token: who.token }),
      password: async (_, email) => {
        await testServer.askTicket(email, 'UPDATE_PWD')
        const ticket = await testServer.codeFor(email)
        const form = { email, ticket, pwd: 'secret-2', oauth_enum: 'EMAIL' }
        return testServer.post('/api/v1/forget', form)
      },
      deletion: (who, email) =>
        testServer.post('/api/auth/h5/user/remove', { confirm: email }, { token: who.token }),
      expiry: async () => testServer.pass(31 * 86_400_000),
    }
    for (const [name, end] of Object.entries(ends)) {
      const email = `${name}@example.com`
      const who = await testServer.register(email)
      const socket = socketOf(who)
      await opened(socket)
      expect(await ping(socket)).toBe('pong')
      const ending = closed(socket)
      await end(who, email)
      expect(await Promise.race([ending, pace(1_000)]), name).toBe(4401)
    }
    const { data } = await testServer.login('aya@example.com', 'secret-1')
    aya = { uid: aya.uid, token: String(data.access_token) }
  })

  it('[LM7] stay while their session is prolonged by use', async () => {
    const socket = socketOf(aya)
    await opened(socket)
    for (let days = 0; days < 40; days += 20) {
      testServer.pass(20 * 86_400_000)
      expect((await testServer.getAs('/api/auth/h5/scripts', aya)).status).toBe(200)
    }
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await ping(socket)).toBe('pong')
    socket.close()
  })

  it('[LM8] that ask for what was never told are told so, and everything from the beginning', async () => {
    const told: { key?: string; message: string; seq?: number }[] = []
    const socket = socketOf(aya, `?script_id=${id}&since=5000`)
    socket.on('message', (data) => told.push(JSON.parse(String(data))))
    const last = Number((await testServer.gameOf(id, aya)).seq)
    await vi.waitUntil(() => told.length > last, { timeout: 20_000 })
    expect(told[0]).toEqual({ script_id: id, key: 'script_reset', message: `{"seq":${last}}` })
    expect(told.slice(1).map(({ seq }) => seq)).toEqual(told.slice(1).map((_, at) => at + 1))
    socket.close()
  })

  it('[LM8] that are at the very end, or ask for a script of nobody, are told nothing', async () => {
    const last = Number((await testServer.gameOf(id, aya)).seq)
    for (const query of [`?script_id=${id}&since=${last}`, '?script_id=nobody&since=9']) {
      const socket = socketOf(aya, query)
      await opened(socket)
      // a frame would have come before the pong
      expect(await ping(socket)).toBe('pong')
      expect(await ping(socket)).toBe('pong')
      socket.close()
    }
  })

  it('[LM10] are not for pages without a host, and neither is anything for requests without one', async () => {
    for (const origin of ['file://', 'null']) {
      const socket = socketOf(aya, '', { origin })
      const refused = new Promise<number | undefined>((done) =>
        socket.on('unexpected-response', (_, { statusCode }) => done(statusCode)),
      )
      expect(await refused, origin).toBe(403)
      socket.on('error', () => {}).terminate()
    }
    const answered = await new Promise<string>((done) => {
      const line = connect(port, '127.0.0.1').on('data', (data) => done(String(data)))
      line.write('GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')
    })
    expect(answered).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('[LM11] are told that the server ends', async () => {
    const ending = await openWritingServer()
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' })
    const { uid, token } = await ending.register('ines@example.com')
    const url = `${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`
    const [polite, mute] = [new WebSocket(url), new WebSocket(url)]
    await Promise.all([opened(polite), opened(mute)])
    mute.pause()
    const told = closed(polite)
    const late = pace(1_000)
    await ending.close()
    expect(await Promise.race([told, late])).toBe(1001)
    mute.terminate()
  })

  it('[PQ15] come to no server that ends, so that the next one is asked', async () => {
    const ending = await openWritingServer()
    const address = await ending.app.listen({ port: 0, host: '127.0.0.1' })
    const { uid, token } = await ending.register('ivo@example.com')
    // it does not answer the goodbye, and is waited for
    const mute = new WebSocket(`${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`)
    await opened(mute)
    mute.pause()
    const ended = ending.close()
    await vi.waitUntil(
      () =>
        fetch(`${address}/healthz`).then(
          () => false,
          () => true,
        ),
      { timeout: 20_000 },
    )
    let isEnded = false
    void ended.then(() => {
      isEnded = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isEnded).toBe(false)
    await ended
    mute.terminate()
  })
})
