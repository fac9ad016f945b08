import { createHash } from 'node:crypto'
import { WebSocket } from 'ws'
import { parsed } from '#schemas/wire/read.ts'
import type { Caller } from './caller.ts'

/** A value whatever the order of its fields, and of those of the JSON texts in it. */
function inOrder(value: unknown): unknown {
  const read = parsed(value)
  if (read !== value) return inOrder(read)
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return fields.map(([name, inner]) => [name, inOrder(inner)])
}

/** What is read from a log with its fields in another order than it was told in. */
const UNORDERED = /"key":"(record|publishing\/changed)"/

/** A digest of a frame's bytes; of what says the same in another order, of what it says. */
export function digestOf(frame: Buffer | string): string {
  const text = frame.toString()
  const told = UNORDERED.test(text) ? JSON.stringify(inOrder(JSON.parse(text))) : frame
  return createHash('sha256').update(told).digest('base64url').slice(0, 16)
}

const [LEFT, LOST_MS] = [1001, 150]

/** Follows a script through the front as a browser does: what it lacks is asked for whenever its socket breaks. */
export function followScript(caller: Caller & { uid: string }, id: string) {
  /** The digest of each frame, by its number less one. */
  const frames: string[] = []
  /** Why its sockets were closed. */
  const codes: number[] = []
  let isWritten = false
  let open = true
  let socket: WebSocket
  /** Between two frames while the game is written. */
  let longestMs = 0
  let heardAt = performance.now()

  function take(data: Buffer): void {
    const frame = JSON.parse(data.toString()) as Record<string, unknown>
    // other scripts of the same creator are followed by others
    if (frame.script_id !== id || typeof frame.seq !== 'number') return
    if (frame.seq !== frames.length + 1)
      caller.faults.push(`frame ${frame.seq} of ${id} came after ${frames.length}`)
    frames.push(digestOf(data))
    if (!isWritten) longestMs = Math.max(longestMs, performance.now() - heardAt)
    heardAt = performance.now()
    isWritten ||= frame.key === undefined && frame.message === undefined
  }

  function connect(): void {
    const query = `script_id=${id}&since=${frames.length}`
    const place = `${caller.address.replace('http', 'ws')}/wsServer/admin_${caller.uid}`
    socket = new WebSocket(`${place}/${caller.token}?${query}`)
    socket.on('message', take)
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      if (open) codes.push(code)
      if (code > 4_000) caller.faults.push(`a socket was closed with ${code}`)
      if (open) setTimeout(connect, code === LEFT ? 0 : LOST_MS * (0.5 + Math.random()))
    })
  }
  connect()

  return {
    ...{ frames, codes },
    isWritten: () => isWritten,
    longestMs: () => longestMs,
    stop(): void {
      open = false
      socket.terminate()
    },
  }
}
export type Follower = ReturnType<typeof followScript>
