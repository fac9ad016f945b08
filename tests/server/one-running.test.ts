import { afterEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createShortStoryteller, forever, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

let testServer: TestServer
let aya: Person
afterEach(() => testServer.close())

/** Opens a server whose games stay half-written until they may go on; tells how many are worked on at once. */
async function open(dataDir?: string) {
  const worked = { now: 0, most: 0, held: true }
  const storyteller = createShortStoryteller({
    make: async (unit, _, signal) => {
      if (unit !== 'npcs') return
      worked.most = Math.max(worked.most, ++worked.now)
      if (worked.held) await forever(signal).finally(() => (worked.now -= 1))
      else worked.now -= 1
    },
  })
  const groups = () => [scriptRoutes({ storyteller, media: noStudio })]
  testServer = await openTestServer({}, { groups, ...(dataDir === undefined ? {} : { dataDir }) })
  return worked
}
const start = () => testServer.post(calls.startGeneration.path, startBody(), { token: aya.token })
const remove = (id: string, restore = false) =>
  testServer.post(calls.removeScript.path, { id, restore }, { token: aya.token })
const statuses = async () =>
  (
    await testServer.store
      .selectFrom('script')
      .select('status')
      .where('deleted_at', 'is', null)
      .execute()
  ).map(({ status }) => status)
const running = async () =>
  (await statuses()).filter((one) => one === SCRIPT_STATUS.generating).length

it('[GE12] [GE32] [GE34] deleting and bringing back makes no second game run', async () => {
  const worked = await open()
  aya = await testServer.register('aya@example.com')
  const ids: string[] = []
  for (let at = 0; at < 6; at++) {
    const started = await start()
    expect(started.status).toBe(200)
    ids.push(String(started.data))
    await vi.waitUntil(() => worked.now === 1, { timeout: 20_000 })
    await remove(String(started.data))
    // the work is gone with its game
    await vi.waitUntil(() => worked.now === 0, { timeout: 20_000 })
  }
  const answers = await Promise.all(ids.map((id) => remove(id, true)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await start()).status).toBe(409)
  expect(await running()).toBe(1)
  await vi.waitUntil(() => worked.now === 1, { timeout: 20_000 })
  expect(worked.most).toBe(1)

  const back = ids[answers.findIndex(({ status }) => status === 200)] ?? ''
  const copied = await testServer.post(calls.copyScript.path, { id: back }, { token: aya.token })
  expect(copied.status).toBe(409)
  const resumed = await testServer.post(
    calls.resumeGeneration.path,
    { id: back },
    { token: aya.token },
  )
  expect(resumed.status).toBe(409)
  // asking for what is there already is no second start
  expect((await remove(back, true)).status).toBe(200)
})

it('[GE32] a game that could not come back comes back once the other is complete', async () => {
  const worked = await open()
  aya = await testServer.register('aya@example.com')
  const first = String((await start()).data)
  await vi.waitUntil(() => worked.now === 1, { timeout: 20_000 })
  await remove(first)
  worked.held = false
  await start()
  const one = async () => (await statuses()).every((status) => status === 2)
  await vi.waitUntil(one, { timeout: 20_000 })
  expect((await remove(first, true)).status).toBe(200)
  await vi.waitUntil(one, { timeout: 20_000 })
  expect(await statuses()).toEqual([2, 2])
})

it('[GE12] [GE33] unfinished games of one creator are written one after another', async () => {
  await open()
  aya = await testServer.register('aya@example.com')
  const store = createScriptStore(testServer.store)
  const brief = JSON.stringify({ language: 'en_US', outlineText: '', ...decodeBrief(startBody()) })
  for (const id of ['a', 'b', 'c'])
    await store.create({ id, ownerUid: aya.uid, brief, at: `2026-11-21-${id}` }, async () => {})
  await testServer.stop()
  const before = testServer
  const worked = await open(before.dataDir)
  await vi.waitUntil(() => worked.now > 0, { timeout: 20_000 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(worked.most).toBe(1)
  expect(await running()).toBe(3)
  for (const id of ['a', 'b', 'c']) await remove(id)
})
