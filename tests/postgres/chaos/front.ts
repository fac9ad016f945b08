import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What stands before several servers: each connection goes to the next one that takes it. */
export type Front = { address: string; stop(): Promise<void> }

const PAUSE_MS = 25
const ROUNDS = 400

/** Opens a round-robin over ports of this machine. */
export async function openFront(ports: readonly number[]): Promise<Front> {
  let next = 0
  const lines = new Set<Socket>()

  const reached = (port: number): Promise<Socket | undefined> =>
    new Promise((resolve) => {
      const line = connect(port, '127.0.0.1')
      line.once('error', () => resolve(undefined))
      line.once('connect', () => resolve(line))
    })

  async function anyServer(): Promise<Socket | undefined> {
    for (let round = 0; round < ROUNDS; round++) {
      for (const _ of ports) {
        const line = await reached(ports[next++ % ports.length] ?? 0)
        if (line !== undefined) return line
      }
      await pause(PAUSE_MS)
    }
    return undefined
  }

  const server = createServer({ pauseOnConnect: true }, (caller) => {
    const drop = (line: Socket | undefined) => () => line?.destroy()
    lines.add(caller)
    caller.on('error', () => undefined).on('close', () => lines.delete(caller))
    void anyServer().then((line) => {
      if (line === undefined || caller.destroyed) {
        line?.destroy()
        caller.destroy()
        return
      }
      line.setNoDelay(true)
      caller.setNoDelay(true)
      line.on('error', drop(caller)).on('close', drop(caller))
      caller.on('close', drop(line))
      caller.pipe(line)
      line.pipe(caller)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const line of lines) line.destroy()
      await closed
    },
  }
}
