import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { calls } from '#schemas/api.ts'
import { migrate } from '#server/store/migrate.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

type Loose = Record<string, unknown>
const SCRIPTS = calls.listScripts.path
const GAMES = calls.listGames.path

/** While it is set, the storyteller waits here before it tells the unit. */
let held: { unit: string; go: Promise<void> } | null = null
let asked: string[] = []
let testServer: WritingServer
let aya: Person
let ben: Person

beforeAll(async () => {
  testServer = await openWritingServer(async (unit) => {
    asked.push(unit)
    if (held?.unit === unit) await held.go
  })
  aya = await testServer.register('aya@example.com')
  ben = await testServer.register('ben@example.com')
})
afterAll(() => testServer.close())

const post = (path: string, body: unknown, who: Person = aya, key?: string) =>
  testServer.postAs(path, body, who, key)
const get = (path: string) => testServer.getAs(path, aya)
const list = async (path: string = SCRIPTS) => (await get(path)).data as unknown as Loose[]
const card = async (id: string) => (await list()).find((one) => one.id === id)
const gameOf = async (id: string): Promise<Loose> => testServer.gameOf(id, aya)
const remove = (id: string, restore?: boolean) =>
  post(calls.removeScript.path, { id, ...(restore === undefined ? {} : { restore }) })
const rename = (id: string, base_version: number, value: string) =>
  post(SCRIPTS, { id, base_version, changes: [{ path: 'initial_element.title', value }] })
const begin = () => testServer.begin(aya)
const complete = (id: string) => testServer.complete(id, aya)
const written = () => testServer.written(aya)
const publish = (id: string) => testServer.publish(id, aya)

describe('a game of the list', () => {
  it('[LI9] is renamed, and not on top of a change it has not seen', async () => {
    const id = await written()
    expect((await rename(id, 0, 'The Week Ahead')).data).toEqual({ script_version: 1 })
    expect(await card(id)).toMatchObject({ title: 'The Week Ahead', script_version: 1 })
    expect((await rename(id, 0, 'Too late')).status).toBe(409)
    expect(await card(id)).toMatchObject({ title: 'The Week Ahead' })
  })

  it('[LI3] [LI9] is duplicated as it is now, and the two go their own ways', async () => {
    const id = await written()
    await rename(id, 0, 'One')
    const body = { id, title: 'One (copy)' }
    const copied = await post(calls.copyScript.path, body, aya, 'pressed-once')
    const copy = String(copied.data)
    expect((await post(calls.copyScript.path, body, aya, 'pressed-once')).data).toBe(copy)
    expect((await list()).filter((one) => one.title === 'One (copy)')).toHaveLength(1)

    expect((await list()).map((one) => one.id).indexOf(copy)).toBe(0)
    const [first, second] = [await gameOf(id), await gameOf(copy)]
    expect(second).toMatchObject({ status: 2, script_version: 0 })
    const alike = { id: '', seq: 0, script_version: 0 }
    expect(JSON.stringify({ ...second, ...alike }).replaceAll('One (copy)', 'One')).toBe(
      JSON.stringify({ ...first, ...alike }),
    )

    // its last fact says that nothing of it is to be told any more
    const rows = testServer.store.selectFrom('script_event').select('unit')
    const units = await rows.where('script_id', '=', copy).orderBy('seq').execute()
    expect(units.map(({ unit }) => unit)).toEqual([...units.slice(1).map(() => null), 'completed'])

    await rename(copy, 0, 'Two')
    await remove(id)
    expect(await card(copy)).toMatchObject({ title: 'Two' })
  })

  it('[LI9] [LV8] is told by the copy’s own frames, without a gap', async () => {
    const id = await written()
    const copy = String((await post(calls.copyScript.path, { id })).data)
    const address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/wsServer/admin_${aya.uid}/${aya.token}?script_id=${copy}&since=0`,
    )
    const seqs: number[] = []
    socket.on('message', (data) => seqs.push(JSON.parse(String(data)).seq))
    const { seq } = await gameOf(copy)
    await vi.waitUntil(() => seqs.length >= Number(seq), { timeout: 20_000 })
    socket.close()
    expect(seqs).toEqual(Array.from({ length: Number(seq) }, (_, at) => at + 1))
  })

  it('[LI9] that is still being written cannot be duplicated, and no copy is made', async () => {
    let go = () => {}
    held = { unit: 'unit-3', go: new Promise((done) => (go = done)) }
    const id = await begin()
    const before = (await list()).length
    const refused = await post(calls.copyScript.path, { id })
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.desc).toContain('still being written')
    expect(await list()).toHaveLength(before)
    held = null
    go()
    await complete(id)
  })

  it('[LI9] is gone with its published game when it is deleted, and back when that is undone', async () => {
    const id = await written()
    const game = await publish(id)
    const play = `/api/play/${game}`
    expect((await remove(id)).data).toEqual({ deleted: true })
    expect((await remove(id)).status).toBe(200)
    expect(await card(id)).toBeUndefined()
    expect((await list(GAMES)).map((one) => one.script_id)).not.toContain(id)
    const answers = await Promise.all([
      get(`${SCRIPTS}/${id}`),
      get(`${calls.listRecords.path}?id=${id}`),
      rename(id, 0, 'Gone'),
      post(calls.copyScript.path, { id }),
      post(GAMES, { id }),
      post(calls.withdrawGame.path, { id }),
      testServer.get(play),
    ])
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 404))

    expect((await remove(id, true)).data).toEqual({ deleted: false })
    expect(await card(id)).toMatchObject({ status: 2, published_game_id: game })
    expect((await testServer.get(play)).status).toBe(200)
  })

  it('[LI9] stops being written when it is deleted, and is written to its end when that is undone', async () => {
    let go = () => {}
    asked = []
    held = { unit: 'unit-4', go: new Promise((done) => (go = done)) }
    const id = await begin()
    await vi.waitUntil(() => asked.includes('unit-4'), { timeout: 20_000 })
    await remove(id)
    held = null
    go()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).not.toContain('unit-5')
    await remove(id, true)
    await complete(id)
    expect(await card(id)).toMatchObject({ status: 2, progress: 100 })
  })

  it('[LI9] goes on being written when it is back before the work has noticed', async () => {
    let go = () => {}
    asked = []
    held = { unit: 'unit-4', go: new Promise((done) => (go = done)) }
    const id = await begin()
    await vi.waitUntil(() => asked.includes('unit-4'), { timeout: 20_000 })
    await remove(id)
    await remove(id, true)
    held = null
    go()
    await complete(id)
    expect(await card(id)).toMatchObject({ status: 2, progress: 100 })
  })
})

describe('a published game', () => {
  it('[PU16] is withdrawn, is a draft again, and comes back under the same link', async () => {
    const id = await written()
    const game = await publish(id)
    expect((await post(calls.withdrawGame.path, { game_id: game })).data).toEqual({ game_id: game })
    expect((await testServer.get(`/api/play/${game}`)).status).toBe(404)
    expect(await card(id)).toMatchObject({ published_game_id: null, published_version: null })
    expect((await list(GAMES)).map((one) => one.game_id)).not.toContain(game)
    expect((await post(calls.withdrawGame.path, { id })).status).toBe(404)

    expect(await publish(id)).toBe(game)
    expect((await testServer.get(`/api/play/${game}`)).status).toBe(200)
    expect((await post(calls.withdrawGame.path, { id })).data).toEqual({ game_id: game })
    expect((await post(calls.withdrawGame.path, {})).status).toBe(400)
  })

  it('[LI1] stands in the lists of its creator and in nobody else’s', async () => {
    const id = await written()
    await publish(id)
    for (const path of [SCRIPTS, GAMES]) {
      expect((await list(path)).length, path).toBeGreaterThan(0)
      expect((await testServer.getAs(path, ben)).data, path).toEqual([])
    }
  })

  it('[LI10] says in the list what language it is told in', async () => {
    expect(await card(await written())).toMatchObject({ language: 'en_US' })
  })

  it('[PU17] says which version it shows, so that later changes can be told', async () => {
    const id = await written()
    expect(await card(id)).toMatchObject({ published_version: null })
    await rename(id, 0, 'First')
    await publish(id)
    expect(await card(id)).toMatchObject({ published_version: 1, script_version: 1 })
    await rename(id, 1, 'Second')
    expect(await card(id)).toMatchObject({ published_version: 1, script_version: 2 })
    await publish(id)
    expect(await card(id)).toMatchObject({ published_version: 2, script_version: 2 })
  })

  it('[PU17] of a time before versions were kept says its own, too', async () => {
    const id = await written()
    await rename(id, 0, 'Before')
    await publish(id)
    await testServer.store.schema
      .alterTable('published_game')
      .dropColumn('script_version')
      .execute()
    // what came after that time had not happened either
    const { schema } = testServer.store
    const tables = ['identity', 'script_plan', 'script_note', 'model_question']
    for (const table of [...tables, 'call_rate', 'limit_count'])
      await schema.dropTable(table).execute()
    for (const [table, column] of [
      ...([
        ['user', 'invited'],
        ['script', 'card'],
        ['script', 'place_in_line'],
      ] as const),
      ...([
        ['outline_request', 'worker'],
        ['outline_request', 'lease_until'],
      ] as const),
    ])
      await schema.alterTable(table).dropColumn(column).execute()
    await sql`delete from kysely_migration where name >= '003'`.execute(testServer.store)
    await migrate(testServer.store)
    expect(await card(id)).toMatchObject({ published_version: 1, script_version: 1 })
  })

  it('[SV4] [LI9] [PU16] is nobody else’s to copy, delete, bring back or withdraw', async () => {
    const id = await written()
    const game = await publish(id)
    const answers = await Promise.all([
      post(calls.copyScript.path, { id }, ben),
      post(calls.removeScript.path, { id }, ben),
      post(calls.removeScript.path, { id, restore: true }, ben),
      post(calls.withdrawGame.path, { id }, ben),
      post(calls.withdrawGame.path, { game_id: game }, ben),
      post(calls.removeScript.path, { id: 'nobody' }),
    ])
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 404))
    expect((await testServer.get(`/api/play/${game}`)).status).toBe(200)
    expect(await list(SCRIPTS)).toContainEqual(expect.objectContaining({ id }))
  })
})
