import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** A request as it came to the server, byte for byte. */
export type SentRequest = { path: string; head: string; body: string }

/** Where a request begins in what a browser sends; a body before it may have no line end. */
const BEGINNING = /(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\/\S*) HTTP\/1\.1\r\n/g

function requestsIn(sent: string): SentRequest[] {
  const begun = [...sent.matchAll(BEGINNING)]
  return begun.map((one, at) => {
    const whole = sent.slice(one.index, begun[at + 1]?.index)
    const end = whole.indexOf('\r\n\r\n')
    const [head, body] = end < 0 ? [whole, ''] : [whole.slice(0, end), whole.slice(end + 4)]
    return { path: one[1] ?? '', head, body }
  })
}

/** A line to a server that carries everything, and keeps what browsers send over it. */
export async function openRecordedLine(server: string) {
  const port = Number(new URL(server).port)
  const sent = new Map<Socket, string>()
  const line = createServer((near) => {
    const far = createConnection(port, '127.0.0.1')
    sent.set(near, '')
    near.on('data', (bytes) => sent.set(near, sent.get(near) + bytes.toString('latin1')))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready))
  // it listens on a port, not on a pipe
  const { port: own } = line.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${own}`,
    /** All requests until now. */
    requests: (): SentRequest[] => [...sent.values()].flatMap(requestsIn),
    close() {
      for (const one of sent.keys()) one.destroy()
      line.close()
    },
  }
}
export type RecordedLine = Awaited<ReturnType<typeof openRecordedLine>>
