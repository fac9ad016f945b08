import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { openCursor } from '#server/live/cursor.ts'
import { createFrameEncoder } from '#server/live/frame-encoder.ts'
import { createHub } from '#server/live/hub.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { answer, middleOf } from './measure.ts'

/** From an append to the last of so many open sockets: 99 in a hundred have the frame after so many milliseconds. */
const FRAMES = 30
const [candidate = '', many = '2000'] = process.argv.slice(2)
const SOCKETS = Number(many)
const AT = new Date().toISOString()
const FACT: GameFact = {
  type: 'story/written',
  payload: { prologue: ['x'.repeat(800)], chapters: [] },
}
const BRIEF = {
  ...{ idea: 'An idea', outlineText: '', outlineKey: 'classic', language: 'en_US' },
  ...{ artStyle: 'ANIME', audience: 'ALL', duration: 'beginner', ageGroup: 'ALL' },
}

type Way = { opened(socket: WebSocket): void; tell(): Promise<void> }

/** What a server of sockets alone would do: the same bytes to each of them. */
function bare(): Way {
  const sockets: WebSocket[] = []
  return {
    opened: (socket) => void sockets.push(socket),
    async tell() {
      const frame = Buffer.from(JSON.stringify({ script_id: 's1', key: 'story', message: FACT }))
      for (const socket of sockets) socket.send(frame, { binary: false })
    },
  }
}

const folder = await mkdtemp(join(tmpdir(), 'frames-'))
const database = await openStore(folder)
if ('refused' in database) throw new Error(database.refused)
const store = createScriptStore(database.store)

async function ours(): Promise<Way> {
  const row = { id: 's1', ownerUid: 'somebody', brief: JSON.stringify(BRIEF), at: AT }
  await store.create(row, async () => undefined)
  const hub = createHub()
  const ledger = createLedger(store, hub, () => Date.now())
  const encode = createFrameEncoder()
  const inTurn = createYieldingMutex()
  return {
    opened(socket) {
      const outlet = {
        send: (frame: Buffer) => socket.send(frame, { binary: false }),
        isFull: () => socket.bufferedAmount > 1_048_576,
        drained: async () => undefined,
      }
      const fail = (cause: unknown) => console.error(cause)
      const reader = { hub, store, encode, uid: 'somebody', origin: 'http://here.test' }
      openCursor({ ...reader, replay: null, seesParts: false, outlet, inTurn, fail })
    },
    tell: async () =>
      void (await ledger.append('s1', () => ({ facts: [{ unit: null, fact: FACT }] }))),
  }
}

const way = candidate === 'ours' ? await ours() : bare()
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
server.on('connection', (socket) => way.opened(socket))
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const client = fork(join(import.meta.dirname, 'sockets-worker.ts'))
client.send({ urls: Array.from({ length: SOCKETS }, () => `ws://127.0.0.1:${port}`) })
await once(client, 'message')

const late: number[] = []
const spent: number[] = []
for (let at = 0; at < FRAMES + 5; at++) {
  const heard = once(client, 'message')
  const [from, before] = [performance.timeOrigin + performance.now(), process.cpuUsage()]
  await way.tell()
  const [[times]] = [(await heard) as [number[]]]
  const { user, system } = process.cpuUsage(before)
  // the first ones warm up
  if (at >= 5) {
    late.push((times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0) - from)
    spent.push((user + system) / 1_000)
  }
  await pause(20)
}
client.kill()
server.close()
for (const socket of server.clients) socket.terminate()
await database.close()
await rm(folder, { recursive: true, force: true })
answer({ figure: middleOf(late).middle, notes: { processor: middleOf(spent).middle } })
process.exit()
