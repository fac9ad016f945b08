import type { AddressInfo, Socket } from 'node:net'
import { firstValueFrom, NEVER, of, Subject, take, toArray } from 'rxjs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import { createLiveSocket } from '#ui/adapters/live-socket.ts'

const USER = { uid: 'u 1', token: 'a/b', scriptId: null, since: null }

async function liveServer(greet: (peer: Peer, path: string, raw: Socket) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (peer, request) => greet(peer, request.url ?? '', request.socket))
  await new Promise((ready) => server.once('listening', ready))
  onTestFinished(() => {
    for (const peer of server.clients) peer.terminate()
    server.close()
  })
  // it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo
  return createLiveSocket(() => `http://127.0.0.1:${port}`)
}

describe('the live connection', () => {
  it('[LV1] goes to the address of its user and token, with the script to follow and from where', async () => {
    const paths: string[] = []
    const socket = await liveServer((peer, path) => {
      paths.push(path)
      peer.close()
    })
    await firstValueFrom(socket.connect(USER, NEVER).pipe(toArray()))
    await firstValueFrom(
      socket.connect({ ...USER, scriptId: 's/1', since: 0 }, NEVER).pipe(toArray()),
    )
    expect(paths).toEqual([
      '/wsServer/admin_u%201/a%2Fb',
      '/wsServer/admin_u%201/a%2Fb?script_id=s%2F1&parts=1&since=0',
    ])
  })

  it('[LV1] tells that it opened, each frame, and how it was closed; then it is over', async () => {
    const socket = await liveServer((peer) => {
      peer.send('one')
      peer.send('two')
      peer.close(4401, 'no such token')
    })
    expect(await firstValueFrom(socket.connect(USER, NEVER).pipe(toArray()))).toEqual([
      { kind: 'opened' },
      { kind: 'frame', data: 'one' },
      { kind: 'frame', data: 'two' },
      { kind: 'closed', code: 4401, reason: 'no such token' },
    ])
  })

  it('[LV1] nothing more is heard of what was to be sent once nobody listens to it', async () => {
    const socket = await liveServer(() => {})
    const sent = new Subject<string>()
    const heard = socket.connect(USER, sent).subscribe()
    expect(sent.observed).toBe(true)
    heard.unsubscribe()
    expect(sent.observed).toBe(false)
  })

  it('[LV1] tells a connection that cannot be made as closed', async () => {
    const socket = createLiveSocket(() => 'http://127.0.0.1:1')
    expect(await firstValueFrom(socket.connect(USER, NEVER))).toMatchObject({
      kind: 'closed',
      code: 1006,
    })
  })

  it('[LV21] says of a close that a fault of the connection came before it', async () => {
    // a frame with reserved bits is none
    const socket = await liveServer((_, __, raw) => raw.end(Buffer.from([0xff, 0x00])))
    const signals = await firstValueFrom(socket.connect(USER, NEVER).pipe(toArray()))
    expect(signals.at(0)).toEqual({ kind: 'opened' })
    expect(signals.at(-1)).toMatchObject({ kind: 'closed', faulty: true })
  })

  it('[LV1] closes when nobody listens any more', async () => {
    const closed = Promise.withResolvers<number>()
    const socket = await liveServer((peer) => {
      peer.on('close', (code) => closed.resolve(code))
      peer.send('hello')
    })
    await firstValueFrom(
      socket.connect(USER, of('never sent before it opened')).pipe(take(2), toArray()),
    )
    expect(await closed.promise).toBe(1005)
  })
})
