import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { createFrameEncoder } from '#server/live/frame-encoder.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { summary } from '../postgres/chaos/measures.ts'
import { isLong } from '../sweep.ts'
import {
  type DroppedAt,
  type DroppedFollower,
  followThroughDrops,
} from './drops/dropped-follower.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

const DROPS = isLong ? 10_000 : 500
/** After so many of them, at least, something had been told meanwhile: what the last number is for. */
const MISSED = DROPS / 2
const [CREATORS, SOCKETS] = [8, 5]
const UNIT_MS = 60
const EVERY_MS = 12
const CAUGHT_UP_MS = 2_000
/** So often one that catches up waits for its turn; where timers come late, so does each of these. */
const TURNS = 20
const WAYS: readonly DroppedAt[] = ['follower', 'unread', 'server']

let testServer: WritingServer
let address: string
/** The server's ends, by the name of their follower. */
const ends = new Map<string, WebSocket>()
beforeAll(async () => {
  testServer = await openWritingServer(() => pause(2 * Math.random() * UNIT_MS))
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  testServer.app.websocketServer.on('connection', (socket: WebSocket, { url = '' }) => {
    ends.set(new URL(url, address).searchParams.get('name') ?? '', socket)
  })
})
afterAll(() => testServer.close())

let named = 0
function follow(id: string, { uid, token }: Person): DroppedFollower {
  const name = String(++named)
  const place = `${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`
  return followThroughDrops({
    placeAfter: (frames) => `${place}?script_id=${id}&since=${frames}&name=${name}`,
    head: () => createScriptStore(testServer.store).lastSeq(id),
    dropAtServer: () => ends.get(name)?.terminate(),
  })
}

/** What a follower must have seen: the whole log, as each fact is told. */
async function framesOf(id: string): Promise<string[]> {
  const { facts } = await createScriptStore(testServer.store).page(id, 0)
  const encode = createFrameEncoder()
  return facts.map((logged) => encode(id, logged, address).toString())
}

it(
  '[KL1] five hundred sockets that are dropped at either end while games are written go on from the last number: nothing lost, doubled or out of order, and caught up within two seconds',
  async () => {
    const all: DroppedFollower[] = []
    const dropped = () => all.reduce((sum, { told }) => sum + told.drops, 0)
    const asked = { follower: 0, unread: 0, server: 0 }
    let isOver = false

    async function make(who: Person): Promise<void> {
      while (dropped() < DROPS) {
        const id = await testServer.begin(who)
        const followers = Array.from({ length: SOCKETS }, () => follow(id, who))
        all.push(...followers)
        await expect
          .poll(() => followers.every((one) => one.isWhole()), { timeout: 60_000, interval: 10 })
          .toBe(true)
        const whole = await framesOf(id)
        expect(whole.length).toBeGreaterThan(10)
        for (const { frames, told } of followers) {
          expect(told.faults).toEqual([])
          expect(frames).toEqual(whole)
        }
      }
    }

    async function dropByChance(): Promise<void> {
      while (!isOver) {
        await pause(EVERY_MS)
        const some = all.filter((one) => one.isFollowing())
        const at = WAYS[Math.floor(Math.random() * WAYS.length)] ?? 'server'
        const one = some[Math.floor(Math.random() * some.length)]
        if (one === undefined) continue
        asked[at] += 1
        void one.drop(at)
      }
    }

    const people: Person[] = []
    for (let at = 0; at < CREATORS; at++)
      people.push(await testServer.register(`creator-${at}@example.com`))
    const late = monitorEventLoopDelay({ resolution: 10 })
    late.enable()
    const dropping = dropByChance()
    await Promise.all(people.map(make)).finally(() => {
      isOver = true
      for (const one of all) one.leave()
    })
    await dropping
    const lateMs = late.percentile(99) / 1e6 - 10
    const caughtUp = summary(all.flatMap(({ told }) => told.caughtUpMs))
    const missed = all.reduce((sum, { told }) => sum + told.missed, 0)
    process.stdout.write(
      `drops ${JSON.stringify({ drops: dropped(), missed, asked, caughtUp, lateMs })}\n`,
    )
    expect(dropped()).toBeGreaterThanOrEqual(DROPS)
    expect(missed).toBeGreaterThanOrEqual(MISSED)
    for (const count of Object.values(asked)) expect(count).toBeGreaterThan(DROPS / 5)
    expect(caughtUp.p99).toBeLessThan(CAUGHT_UP_MS + TURNS * lateMs)
    // and nothing of so many is left behind
    await expect.poll(() => testServer.app.websocketServer.clients.size, { timeout: 5_000 }).toBe(0)
  },
  isLong ? 3_600_000 : 600_000,
)
