import { WebSocket } from 'ws'

/** What the sockets of one creator hear of the game that is being made. */
type Listener = {
  /** Resolves once all of them are open. */
  opened: Promise<unknown>
  /** A game is about to be started: what comes before its name is known is kept. */
  expect(): void
  /** Notes the frames of this game, those that have come already too. */
  follow(id: string): Followed
  close(): void
}
export type Followed = {
  heard: number[][]
  /** Every socket has heard of its end. */
  isWhole(): boolean
}

type Frame = { script_id?: string; seq?: number; key?: unknown; message?: unknown }
const AGAIN_MS = 500

/** Opens the live sockets of a creator, each as a window holds one open; each must hear each number once and in order. */
export function listen(
  places: readonly string[],
  fault: (words: string) => void,
  refused: (kind: string) => void,
): Listener {
  let id: string | undefined
  let early: (() => void)[] = []
  let heard: number[][] = []
  let ended = 0
  let isOpen = true
  const last = places.map(() => 0)
  const sockets: WebSocket[] = []

  function take(at: number, frame: Frame, time: number): void {
    const { seq = 0 } = frame
    // the answer to a start may come after the first frame
    if (id === undefined) early.push(() => take(at, frame, time))
    if (frame.script_id !== id) return
    if (seq !== (last[at] ?? 0) + 1) fault(`frame ${seq} of ${id} came after ${last[at]}`)
    last[at] = seq
    const times = heard[seq - 1] ?? []
    heard[seq - 1] = times
    times.push(time)
    if (frame.key === undefined && frame.message === undefined) ended += 1
  }

  function connect(at: number): Promise<unknown> {
    const since = id === undefined ? '' : `?script_id=${id}&since=${last[at]}`
    const socket = new WebSocket(`${places[at]}${since}`)
    sockets[at] = socket
    socket.on('message', (data) => {
      const time = Date.now()
      const text = data.toString()
      if (text !== 'pong') take(at, JSON.parse(text) as Frame, time)
    })
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      if (!isOpen) return
      refused(`socket ${code}`)
      setTimeout(() => isOpen && connect(at), AGAIN_MS)
    })
    return new Promise((resolve) => socket.once('open', resolve))
  }

  return {
    opened: Promise.all(places.map((_, at) => connect(at))),
    expect() {
      id = undefined
      early = []
    },
    follow(of) {
      id = of
      heard = []
      ended = 0
      last.fill(0)
      const waiting = early
      early = []
      for (const one of waiting) one()
      const mine = heard
      return { heard: mine, isWhole: () => heard === mine && ended >= places.length }
    },
    close() {
      isOpen = false
      for (const socket of sockets) socket.terminate()
    },
  }
}
