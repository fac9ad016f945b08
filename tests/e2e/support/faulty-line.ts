import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** What the line does to a live connection: begins none, breaks in with bytes that are no frame, or nothing. */
export type LineFault = 'refuses' | 'garbles' | null

/** Two bytes with reserved bits: no frame of any protocol version. */
const NO_FRAME = Buffer.from([0xff, 0x00])
const REFUSAL = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** A line to a server that carries everything, and does to live connections what it is told to. */
export async function openFaultyLine(server: string) {
  const port = Number(new URL(server).port)
  const open = new Set<Socket>()
  let fault: LineFault = null
  const line = createServer((near) => {
    open.add(near)
    near.on('close', () => open.delete(near)).on('error', () => near.destroy())
    near.once('data', (first) => {
      const isLive = first.subarray(0, 14).toString() === 'GET /wsServer/'
      if (isLive && fault === 'refuses') return near.end(REFUSAL)
      carry(near, first, port, isLive && fault === 'garbles')
    })
  })
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready))
  // it listens on a port, not on a pipe
  const { port: own } = line.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${own}`,
    do(next: LineFault) {
      fault = next
    },
    close() {
      for (const one of open) one.destroy()
      line.close()
    },
  }
}

function carry(near: Socket, first: Buffer, port: number, garbled: boolean): void {
  const far = createConnection(port, '127.0.0.1')
  far.on('error', () => near.destroy()).on('close', () => near.destroy())
  near.on('close', () => far.destroy())
  far.write(first)
  near.pipe(far)
  if (!garbled) far.pipe(near)
  else far.once('data', (answer) => near.write(Buffer.concat([answer, NO_FRAME])))
}
