import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { HttpClient } from '#ui/adapters/request.ts'

export type Heard = {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A server of this machine that answers as it is told, and the adapter's side of the wire to it. */
export async function wireTo(answer: (response: ServerResponse, heard: Heard) => void) {
  const heard: Heard[] = []
  const lost: (string | null)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString()
    })
    request.on('end', () => {
      const one = { method: request.method, url: request.url, headers: request.headers, body }
      heard.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo
  const wire: HttpClient = {
    base: `http://127.0.0.1:${port}`,
    fetch: globalThis.fetch,
    token: () => 'the-token',
    language: () => 'ja',
    onSessionLost: (token) => lost.push(token) > 0,
  }
  return { wire, heard, lost, server }
}

/** Sends an envelope. */
export function send(response: ServerResponse, envelope: unknown, httpStatus = 200): void {
  response.writeHead(httpStatus, { 'content-type': 'application/json' })
  response.end(JSON.stringify(envelope))
}
