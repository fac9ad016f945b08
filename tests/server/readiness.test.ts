import { sql } from 'kysely'
import { asyncScheduler } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReadiness, FREE_FLOOR_BYTES } from '#server/store/readiness.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { breakTable } from './test-store.ts'

let testServer: TestServer
beforeEach(async () => {
  testServer = await openTestServer()
})
afterEach(() => testServer.close())

const ask = async () => {
  const response = await testServer.app.inject('/readyz')
  return { http: response.statusCode, ...response.json() }
}
const clockAt = (now: () => number) => ({ now, scheduler: asyncScheduler })

describe('/readyz', () => {
  it('[DU8] writes into the database, once in five seconds however often it is asked', async () => {
    const written = async () => {
      const { rows } = await sql`select value from meta where name = 'ready'`.execute(
        testServer.store,
      )
      return rows
    }
    expect(await ask()).toMatchObject({ http: 200, ready: true })
    const first = await written()
    expect(first).toHaveLength(1)
    testServer.pass(4_000)
    await ask()
    expect(await written()).toEqual(first)
    testServer.pass(1_000)
    await ask()
    expect(await written()).not.toEqual(first)
  })

  it('[DU8] says that the database cannot be written, and is ready again once it can', async () => {
    const mend = await breakTable(testServer.store, 'meta')
    const refused = await ask()
    expect(refused).toMatchObject({ http: 503, ready: false })
    expect(refused.missing).toContain('the database cannot be written')
    await mend()
    testServer.pass(5_000)
    expect(await ask()).toMatchObject({ http: 200, ready: true })
  })

  it('[DU8] says that the disk is nearly full', async () => {
    const missingWith = (bytes: number) => {
      const clock = clockAt(() => 0)
      const { store, dataDir } = testServer
      return createReadiness({ store, dataDir, clock, freeBytes: async () => bytes })()
    }
    expect(await missingWith(FREE_FLOOR_BYTES)).toEqual([])
    expect(await missingWith(FREE_FLOOR_BYTES - 1)).toEqual([
      'the disk of the data folder has less than 64 MB free',
    ])
  })

  it('[DU8] keeps no old answer where the clock was set back', async () => {
    let now = 1_000_000
    let looks = 0
    const missing = createReadiness({
      store: testServer.store,
      dataDir: testServer.dataDir,
      clock: clockAt(() => now),
      freeBytes: async () => {
        looks++
        return FREE_FLOOR_BYTES
      },
    })
    await Promise.all([missing(), missing()])
    expect(looks).toBe(1)
    now = 0
    await missing()
    expect(looks).toBe(2)
  })
})
