import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type WebSocket as Peer, WebSocketServer } from 'ws'
import type { GameSnapshot } from '#schemas/game.ts'
import { type Account, accounts } from './accounts.ts'
import type { Dialect, Manners } from './dialect.ts'
import { scripts } from './scripts.ts'
import type { Asked } from './specification.ts'

/** A request read whole. */
export type Request = {
  call: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  token: string | null
}
/** What a route answers: an envelope's parts; null is an unknown path. */
export type Reply = { status?: number; desc?: string; data?: unknown } | 'streams' | null
export type Route = (request: Request, response: ServerResponse) => Reply

/** What the server knows. Numbers nothing, and has no call beside those of the specification. */
export type State = {
  manners: Manners
  dialect: Dialect
  /** What every script tells in the end. */
  game: GameSnapshot
  accounts: Map<string, Account>
  /** The parts of a script that are written so far; absent: no such script. */
  written: Map<string, Set<string>>
  done: Set<string>
  published: Set<string>
  /** GET scripts/{id} answers nothing but faults. */
  silent: boolean
  /** Nobody is let in by the socket's door. */
  socketless: boolean
  /** Outlines of the next proposals. */
  outlines: number
  /** The first stream breaks after so many packets. */
  breaksAfter: number
  /** It breaks no sooner than this: what a browser has not taken in yet is lost with the connection. */
  mayBreak: () => boolean
  /** Streams that were opened. */
  streams: number
}

async function read(request: IncomingMessage): Promise<Request> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const url = new URL(request.url ?? '/', 'http://spec.test')
  const text = Buffer.concat(pieces).toString()
  return {
    call: `${request.method} ${url.pathname}`,
    path: url.pathname,
    query: url.searchParams,
    body: text === '' ? {} : JSON.parse(text),
    token: request.headers.authorization ?? null,
  }
}

/** A server that knows SPEC.md sections 3, 7 and 8 and nothing else, in one dialect. */
export async function specServer(given: Pick<State, 'manners' | 'dialect' | 'game'>) {
  const state: State = {
    ...given,
    accounts: new Map(),
    written: new Map(),
    done: new Set(),
    published: new Set(),
    silent: false,
    socketless: false,
    outlines: 3,
    breaksAfter: Number.POSITIVE_INFINITY,
    mayBreak: () => true,
    streams: 0,
  }
  const asked: Asked[] = []
  const sockets: { path: string; peer: Peer; heard: string[] }[] = []
  const routes: Route[] = [accounts(state), scripts(state)]

  const server = createServer((incoming, response) => {
    void read(incoming).then((request) => {
      const keys = [...request.query.keys(), ...Object.keys(request.body)]
      const { 'accept-language': language, authorization } = incoming.headers
      asked.push({ call: request.call, keys, language, authorization })
      for (const route of routes) {
        const reply = route(request, response)
        if (reply === 'streams') return
        if (reply !== null) return answer(response, reply, state.manners)
      }
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
    })
  })
  const live = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const path = request.url ?? ''
    const found = /^\/wsServer\/admin_([^/?]+)\/([^/?]+)$/.exec(path)
    const user = [...state.accounts.values()].find(({ token }) => token === found?.[2])
    if (state.socketless || user === undefined || user.uid !== found?.[1])
      return void socket.end('HTTP/1.1 404 \r\n\r\n')
    live.handleUpgrade(request, socket, head, (peer) => {
      const one = { path, peer, heard: [] as string[] }
      peer.on('message', (data) => one.heard.push(String(data)))
      sockets.push(one)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    for (const peer of live.clients) peer.terminate()
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  // it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    state,
    asked,
    sockets,
    /** Tells every open socket one frame; answers how many that were. */
    tell(frame: unknown): number {
      const open = [...live.clients].filter((peer) => peer.readyState === peer.OPEN)
      for (const peer of open) peer.send(JSON.stringify(frame))
      return open.length
    },
    drop: () => {
      for (const peer of live.clients) peer.close(1012, 'restart')
    },
    close,
  }
}
export type SpecServer = Awaited<ReturnType<typeof specServer>>

function answer(response: ServerResponse, reply: Exclude<Reply, string | null>, manners: Manners) {
  const { status = 200, desc = 'ok', data } = reply
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ status, [manners.words]: desc, ...(data === undefined ? {} : { data }) }),
  )
}
