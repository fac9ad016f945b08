import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let house: TestServer
let token: string
afterEach(() => house.close())

async function open(settings: Record<string, string>): Promise<void> {
  house = await openTestServer(settings, { groups: () => [scriptRoutes(quickStoryteller())] })
  token = (await house.register('aya@example.com')).token
}
const post = (
  name: 'startGeneration' | 'copyScript' | 'removeScript' | 'regenerate',
  body: object,
) => house.post(calls[name].path, body, { token })
const readGame = async (id: string) =>
  (await house.get(`${calls.listScripts.path}/${id}`, { token })).data

async function written(): Promise<string> {
  const id = String((await post('startGeneration', startBody())).data)
  await vi.waitUntil(async () => (await readGame(id)).status === 2, { timeout: 20_000 })
  house.pass(1_000)
  return id
}
/** Gives a game a cover that has so many bytes on the disk, named by a letter. */
async function show(id: string, letter: string, bytes: number): Promise<void> {
  const name = `${letter.repeat(64)}.webp`
  mkdirSync(join(house.dataDir, 'media'), { recursive: true })
  writeFileSync(join(house.dataDir, 'media', name), Buffer.alloc(bytes))
  const store = createScriptStore(house.store)
  const fact = { type: 'media/coverPainted', payload: { url: `${STORED_ORIGIN}/media/${name}` } }
  const at = new Date(house.outside.clock.now()).toISOString()
  await store.append(id, await store.lastSeq(id), [{ unit: null, fact: fact as never }], {}, at)
}

it('[OP7] [LM3] a user keeps as many games as the operator says, and three times as many with the deleted ones', async () => {
  await open({ USER_GAMES: '1' })
  const first = await written()
  for (const refused of [
    await post('startGeneration', startBody()),
    await post('copyScript', { id: first }),
  ])
    expect(refused).toMatchObject({ status: 409, desc: expect.stringContaining('1') })
  await post('removeScript', { id: first })
  const second = await written()
  expect((await post('removeScript', { id: first, restore: true })).status).toBe(409)
  await post('removeScript', { id: second })
  expect((await post('removeScript', { id: first, restore: true })).status).toBe(200)
  await post('removeScript', { id: first })
  await written()
  // three are kept by now, two of them deleted
  const last = (await house.get(calls.listScripts.path, { token })).data as never as {
    id: string
  }[]
  await post('removeScript', { id: String(last[0]?.id) })
  expect((await post('startGeneration', startBody())).status).toBe(409)
  await post('removeScript', { id: second, for_good: true })
  expect((await post('startGeneration', startBody())).status).toBe(200)
}, 60_000)

it('[OP7] once the pictures of a user’s games take up what they may, nothing more is painted, and all that is there stays', async () => {
  await open({ USER_PICTURE_MB: '2' })
  const begin = async () => post('startGeneration', startBody())
  const first = await written()
  const second = await written()
  await show(first, 'a', 1_200_000)
  // what two games name is there once
  await show(second, 'a', 1_200_000)
  const third = await written()
  await show(second, 'b', 900_000)
  const before = await readGame(second)
  const full = { status: 409, desc: expect.stringContaining('2 MB') }
  expect(await begin()).toMatchObject(full)
  const again = { id: second, base_version: 0, path: 'cover' }
  expect(await post('regenerate', again)).toMatchObject(full)
  expect(await readGame(second)).toEqual(before)
  // a copy names no picture that is not there
  expect((await post('copyScript', { id: third })).status).toBe(200)
  await post('removeScript', { id: second })
  expect(await begin()).toMatchObject(full)
  await post('removeScript', { id: second, for_good: true })
  expect((await begin()).status).toBe(200)
}, 60_000)
