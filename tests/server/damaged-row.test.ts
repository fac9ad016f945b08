import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openStore } from '#server/store/open.ts'
import type { Store } from '#server/store/tables.ts'
import { copyDataFolder } from './data-folder.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import {
  openTestServer,
  openWritingServer,
  type Person,
  type TestServer,
  type WritingServer,
} from './test-server.ts'

const SCRIPTS = calls.listScripts.path
/** What the log says where a list goes on without one of its games. */
const UNREAD = 'a script could not be read'
const DAMAGED = { status: 500, desc: expect.stringContaining('is damaged') }

let testServer: WritingServer
let aya: Person
/** The house that stands now. */
let present: TestServer
beforeEach(async () => {
  testServer = await openWritingServer()
  present = testServer
  aya = await testServer.register('aya@example.com')
})
afterEach(() => present.close())

const spoilFact = (store: Store, id: string, payload: string) =>
  store
    .updateTable('script_event')
    .set({ payload })
    .where('script_id', '=', id)
    .where('seq', '=', 1)
    .execute()
/** The same folder in a new house, which remembers nothing. */
async function startAgain() {
  await testServer.stop()
  const { dataDir } = testServer
  present = await openTestServer({}, { dataDir, groups: () => [scriptRoutes(quickStoryteller())] })
  return present
}

describe('a damaged row', () => {
  it('[DU11] of a log is said of its game, and other games and the list go on', async () => {
    const payloads = [
      '{"npcs":[{"name":"a secret idea',
      '7',
      '{"elements":{"title":"T"},"locations":7}',
      // of the right form, but for one name
      '{"elements":{"title":"T"},"locations":[{"id":"l1","name":7,"description":"","image":null}]}',
    ]
    const good = await testServer.publishedGame(aya)
    const bad: string[] = []
    for (const payload of payloads) {
      const id = await testServer.written(aya)
      await spoilFact(testServer.store, id, payload)
      bad.push(id)
    }
    const again = await startAgain()
    const get = (path: string) => again.get(path, { token: aya.token })
    const changes = [{ path: 'initial_element.title', value: 'T' }]
    for (const id of bad) {
      expect(await get(`${SCRIPTS}/${id}`)).toMatchObject(DAMAGED)
      const edit = { id, base_version: 0, changes }
      expect(await again.post(SCRIPTS, edit, { token: aya.token })).toMatchObject(DAMAGED)
    }
    const listed = async () =>
      ((await get(SCRIPTS)).data as unknown as { id: string }[]).map(({ id }) => id).sort()
    // what a list shows of a game is kept beside its log; where it is not, the list goes on without that game
    expect(await listed()).toEqual([good.script, ...bad].sort())
    await again.store.updateTable('script').set({ card: null }).execute()
    expect(await listed()).toEqual([good.script])
    expect((await get(`${SCRIPTS}/${good.script}`)).status).toBe(200)
    expect((await get(`/api/play/${good.game}`)).status).toBe(200)
    const exported = await get(calls.exportAccount.path)
    expect(exported.data.scripts).toHaveLength(payloads.length + 1)
    const unread = again.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === UNREAD)
    expect(new Set(unread.map(({ script }) => script))).toEqual(new Set(bad))
    expect(again.log.join('')).not.toContain('a secret idea')
  })

  it('[DU11] of a game that was being written neither stops the start nor its creator from beginning another', async () => {
    const bad = await testServer.written(aya)
    await testServer.store.updateTable('script').set({ status: 1 }).where('id', '=', bad).execute()
    await spoilFact(testServer.store, bad, '')
    const again = await startAgain()
    const begin = () => again.post(calls.startGeneration.path, startBody(), { token: aya.token })
    await vi.waitUntil(async () => (await begin()).status === 200, { timeout: 5_000, interval: 50 })
    expect(again.log.join('')).toContain('a damaged script is left as it is')
  })

  it('[DU11] that says what a game was to be about is said of its game', async () => {
    const bad = await testServer.written(aya)
    await testServer.store
      .updateTable('script')
      .set({ brief: '{"idea":', card: null })
      .where('id', '=', bad)
      .execute()
    const again = await startAgain()
    expect(await again.get(`${SCRIPTS}/${bad}`, { token: aya.token })).toMatchObject(DAMAGED)
    expect((await again.get(SCRIPTS, { token: aya.token })).data).toEqual([])
  })

  it('[DU11] of a published game is said to its players alone, until it is published again', async () => {
    const [cut, strange] = [
      await testServer.publishedGame(aya),
      await testServer.publishedGame(aya),
    ]
    const good = await testServer.publishedGame(aya)
    const spoil = (gameId: string, snapshot: string) =>
      testServer.store
        .updateTable('published_game')
        .set({ snapshot })
        .where('game_id', '=', gameId)
        .execute()
    await spoil(cut.game, '{"cut')
    await spoil(strange.game, '{}')
    const again = await startAgain()
    const play = (gameId: string) => again.get(`/api/play/${gameId}`)
    expect(await play(cut.game)).toMatchObject(DAMAGED)
    expect(await play(strange.game)).toMatchObject(DAMAGED)
    expect((await play(good.game)).status).toBe(200)
    expect((await again.get(calls.listGames.path, { token: aya.token })).data).toHaveLength(3)
    const body = { id: cut.script }
    const republished = await again.post(calls.publishGame.path, body, { token: aya.token })
    expect(republished.data.game_id).toBe(cut.game)
    expect((await play(cut.game)).status).toBe(200)
  })
})

it('[DU11] an upgrade goes on past a published game that cannot be read', async () => {
  const dataDir = copyDataFolder(2)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const file = new DatabaseSync(`${dataDir}/lamplight.db`)
  file.exec(`update published_game set snapshot = '{"cut'`)
  file.close()
  const opened = await openStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  const row = await opened.store.selectFrom('published_game').selectAll().executeTakeFirst()
  expect(row).toMatchObject({ snapshot: '{"cut', script_version: 0 })
  await opened.close()
})
