import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { LEASE_MS } from '#server/store/leases.ts'
import { startBody } from '../server/start-body.ts'
import { call } from './chaos/caller.ts'
import { newCreator } from './chaos/creator.ts'
import { followScript } from './chaos/follower.ts'
import { judge } from './chaos/judge.ts'
import { openServed, type Served } from './chaos/served.ts'

/** Each part of a game takes a second: it is written while all servers are renewed, where starting one is slow, too. */
const PACE_MS = 2_000

let served: Served
beforeAll(async () => {
  served = await openServed(1, PACE_MS)
}, 120_000)
afterAll(() => served.close())

it('[PQ15] servers that are renewed one after the other lose no frame: games and readers are the next one’s at once', async () => {
  const { fleet, front, recorded, stored } = served
  const [token = ''] = served.tokens
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
