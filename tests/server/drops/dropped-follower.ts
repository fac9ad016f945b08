import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** The end at which a socket is dropped; `unread`: at the follower's, with frames on the way that it never takes in. */
export type DroppedAt = 'follower' | 'unread' | 'server'

type Given = {
  /** Where to connect, after so many frames; every connection of one follower is known to the server by its name. */
  placeAfter: (frames: number) => string
  /** The newest number of the log. */
  head: () => Promise<number>
  /** Drops the socket from the server's end. */
  dropAtServer: () => void
}

const MOST_AWAY_MS = 250
const MOST_UNREAD_MS = 30

/** Follows a game over sockets that are dropped again and again, each time from the last number it saw. */
export function followThroughDrops({ placeAfter, head, dropAtServer }: Given) {
  const frames: string[] = []
  const told = {
    ...{ drops: 0, faults: [] as string[] },
    /** Drops after which something had been told before it was there again. */
    missed: 0,
    /** From asking for what it lacks until it had all of that. */
    caughtUpMs: [] as number[],
  }
  let behind: { from: number; head: number } | null = null
  let isWhole = false
  let isLeft = false
  /** Whether this connection has brought anything: who is dropped before would never get on where a machine is slow. */
  let hasHeard = false
  let socket: WebSocket | undefined

  function lookBehind(): void {
    if (behind === null || frames.length < behind.head) return
    told.caughtUpMs.push(performance.now() - behind.from)
    behind = null
  }

  function take(data: Buffer): void {
    const text = data.toString()
    const frame = JSON.parse(text) as Record<string, unknown>
    if (frame.seq !== frames.length + 1)
      told.faults.push(`frame ${frame.seq} came after ${frames.length}`)
    frames.push(text)
    hasHeard = true
    lookBehind()
    isWhole ||= frame.key === undefined && frame.message === undefined
    if (isWhole) socket?.terminate()
  }

  const begin = () =>
    void connect().catch((cause: unknown) => told.faults.push(`not connected: ${cause}`))

  async function connect(): Promise<void> {
    const newest = isLeft ? 0 : await head()
    if (isLeft) return
    if (newest > frames.length && told.drops > 0) told.missed += 1
    // who is dropped before it has caught up is behind since then
    behind = { from: behind?.from ?? performance.now(), head: newest }
    hasHeard = false
    socket = new WebSocket(placeAfter(frames.length))
    socket.on('open', lookBehind)
    socket.on('message', take)
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      socket = undefined
      if (isWhole || isLeft) return
      told.drops += 1
      if (code !== 1006) told.faults.push(`a socket was closed with ${code}`)
      setTimeout(begin, Math.random() * MOST_AWAY_MS)
    })
  }
  begin()

  return {
    ...{ frames, told },
    isWhole: () => isWhole,
    /** Whether there is a socket that can be dropped. */
    isFollowing: () => !isWhole && hasHeard && socket?.readyState === WebSocket.OPEN,
    leave(): void {
      isLeft = true
      socket?.terminate()
    },
    async drop(at: DroppedAt): Promise<void> {
      if (at === 'server') return dropAtServer()
      const dropped = socket
      if (at === 'unread') {
        dropped?.pause()
        await pause(Math.random() * MOST_UNREAD_MS)
      }
      dropped?.terminate()
    },
  }
}
export type DroppedFollower = ReturnType<typeof followThroughDrops>
