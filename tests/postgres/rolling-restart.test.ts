import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { LEASE_MS } from '#server/store/leases.ts'
import type { OpenedStore } from '#server/store/opened.ts'
import { signUp } from '../server/crowd.ts'
import { startBody } from '../server/start-body.ts'
import { openTestStore, storeSettings } from '../server/test-store.ts'
import { call } from './chaos/caller.ts'
import { newCreator } from './chaos/creator.ts'
import { createFleet, type Fleet } from './chaos/fleet.ts'
import { followScript } from './chaos/follower.ts'
import { type Front, openFront } from './chaos/front.ts'
import { judge } from './chaos/judge.ts'
import { type RecordedGame, recordGames } from './chaos/recorded-games.ts'
import { freePort } from './cluster.ts'

/** Each part of a game takes half a second: it is written while all servers are renewed. */
const PACE_MS = 1_000

let dataDir: string
let stored: OpenedStore
let recorded: RecordedGame[]
let fleet: Fleet
let front: Front
let token: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rolling-'))
  const kept = await storeSettings(dataDir)
  const ports = [await freePort(), await freePort(), await freePort()]
  recorded = await recordGames()
  const RECORDED_GAMES = join(dataDir, 'recorded.json')
  await writeFile(RECORDED_GAMES, JSON.stringify(recorded))
  token = (await signUp(dataDir, 1))[0] ?? ''
  const settings = { ...kept, DATA_DIR: dataDir, RECORDED_GAMES, PACE_MS: String(PACE_MS) }
  fleet = createFleet(ports, 'tests/postgres/chaos/server.ts', settings)
  await fleet.startAll()
  front = await openFront(ports)
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  stored = opened
}, 120_000)
afterAll(async () => {
  await front.stop()
  await fleet.endAll()
  await stored.close()
  await rm(dataDir, { recursive: true, force: true })
})

it('[PQ15] servers that are renewed one after the other lose no frame: games and readers are the next one’s at once', async () => {
  const creator = newCreator({ address: front.address, token, uid: 'person-0' })
  const idea = 'A lighthouse keeper'
  const body = startBody({ setting: idea })
  const { data } = await call(creator, 'POST', calls.startGeneration.path, body)
  const follower = followScript(creator, String(data))
  creator.games.push({ id: String(data), idea, titles: [], frames: follower.frames })
  const endings: number[] = []
  for (let round = 0; !follower.isWritten(); round++) {
    const slot = fleet.slots[round % fleet.slots.length]
    if (slot === undefined) throw new Error('three were started')
    const { ended, started } = fleet.renewed(slot, 'SIGTERM')
    const from = performance.now()
    await ended
    endings.push(performance.now() - from)
    await started
  }
  follower.stop()
  // each of them was renewed while the game was written, and none needed to be killed
  expect(endings.length).toBeGreaterThanOrEqual(fleet.slots.length)
  expect(fleet.slots.map(({ endedBy }) => endedBy)).toEqual([0, 0, 0])
  // a browser comes back at once where its server says that it leaves
  expect(new Set(follower.codes)).toEqual(new Set([1001]))
  expect(await judge({ store: stored.store, recorded, address: front.address }, [creator])).toEqual(
    [],
  )
  expect(follower.longestMs()).toBeLessThan(LEASE_MS)
  const { longestMs, codes } = follower
  console.log(`rolling ${JSON.stringify({ endings, longestMs: longestMs(), codes })}`)
}, 120_000)
