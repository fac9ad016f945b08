import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

type Loose = Record<string, unknown>
const SCRIPTS = calls.listScripts.path

let testServer: WritingServer
let aya: Person
let original = ''
let id = ''

beforeAll(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
  original = await testServer.written(aya)
})
/** Each test has a copy of the written game of its own. */
beforeEach(async () => {
  id = String((await post(calls.copyScript.path, { id: original })).data)
})
afterAll(() => testServer.close())

const post = (path: string, body: unknown, key?: string) => testServer.postAs(path, body, aya, key)
const get = async (path: string) => testServer.getAs(path, aya)
const game = (): Promise<Loose> => testServer.gameOf(id, aya)
const now = async () => Number((await game()).script_version)
const title = async (value: string) => {
  const changes = [{ path: 'initial_element.title', value }]
  return post(SCRIPTS, { id, base_version: await now(), changes })
}
const publish = async (key?: string) =>
  String((await post(calls.publishGame.path, { id }, key)).data.game_id)
const withdraw = () => post(calls.withdrawGame.path, { id })
const step = async (way: 'undo' | 'redo', more: Loose = {}) =>
  post(calls[way].path, { id, base_version: await now(), ...more })
const played = (gameId: string) => testServer.get(calls.playGame.path.replace(':gameId', gameId))
/** The title players read; null where nobody can play it. */
const seenTitle = async (gameId: string) => {
  const { status, data } = await played(gameId)
  return status === 200 ? (data.initial_element as unknown as Loose).title : null
}
type Publication = { id: string; before: number | null; after: number | null } & Loose
const versions = async () =>
  (await get(`${calls.listVersions.path}?id=${id}`)).data as unknown as (Loose & {
    publications?: Publication[]
  })[]
/** What was done about the players, oldest first. */
const publications = async () =>
  (await versions()).flatMap(({ publications: some = [] }) => some).reverse()

describe('publishing is a step', () => {
  it('[UD1] [UD2] that stands in the history, and taken back nobody can play the game; brought back they can, at the same link', async () => {
    await title('Ebb')
    const gameId = await publish()
    expect(await publications()).toMatchObject([{ before: null, after: 1 }])
    expect((await versions())[0]).toMatchObject({ version: 1, publications: [{ after: 1 }] })
    const [{ id: published = '' } = {}] = await publications()

    expect(await step('undo')).toMatchObject({
      status: 200,
      data: { script_version: 1, undone: published, published: null },
    })
    expect((await played(gameId)).status).toBe(404)
    // the game itself is as it was, and another step back is about it
    expect(await game()).toMatchObject({ script_version: 1, published: null })
    expect(await step('redo')).toMatchObject({
      data: { undone: published, published: { game_id: gameId, version: 1 } },
    })
    expect(await seenTitle(gameId)).toBe('Ebb')
    await step('undo')
    expect((await step('undo')).data).toMatchObject({ script_version: 2, undone: 1 })
    expect(await publications()).toMatchObject([
      { after: 1 },
      { undoes: published, before: 1, after: null },
      { redoes: published, before: null, after: 1 },
      { undoes: published, after: null },
    ])
  })

  it('[UD1] stands with the version it was made at, on whichever page of the history that is', async () => {
    for (let made = 1; made <= 22; made++) {
      await title(`Tide ${made}`)
      if ([2, 3, 22].includes(made)) await publish()
    }
    const before = 3
    const older = await get(`${calls.listVersions.path}?id=${id}&before=${before}`)
    const pages = [await versions(), older.data as unknown as Awaited<ReturnType<typeof versions>>]
    const published = pages.map((page) =>
      page.flatMap(({ version, publications: some = [] }) => some.map(() => version)),
    )
    expect(pages.map(({ length }) => length)).toEqual([20, 3])
    expect(published).toEqual([[22, 3], [2]])
  })

  it('[UD2] taken back gives players the version they saw before, exactly', async () => {
    await title('Ebb')
    const gameId = await publish()
    const before = (await played(gameId)).data
    await title('Flood')
    await publish()
    expect(await seenTitle(gameId)).toBe('Flood')
    expect((await step('undo')).data).toMatchObject({ published: { version: 1 } })
    expect((await played(gameId)).data).toEqual(before)
    // the creator's own text stays what it is
    expect((await game()).initial_element).toMatchObject({ title: 'Flood' })
    await step('redo')
    expect(await seenTitle(gameId)).toBe('Flood')
  })

  it('[UD3] withdrawing is one, too: taken back the game is public as it was', async () => {
    await title('Ebb')
    const gameId = await publish()
    const before = (await played(gameId)).data
    await withdraw()
    expect(await seenTitle(gameId)).toBeNull()
    expect((await step('undo')).data).toMatchObject({ published: { game_id: gameId, version: 1 } })
    expect((await played(gameId)).data).toEqual(before)
    expect((await step('redo')).data).toMatchObject({ published: null })
    expect(await seenTitle(gameId)).toBeNull()
  })

  it('[UD10] a game whose log is damaged can be withdrawn all the same', async () => {
    const gameId = await publish()
    await testServer.store
      .updateTable('script_event')
      .set({ payload: '{' })
      .where('script_id', '=', id)
      .where('type', '=', 'publishing/changed')
      .execute()
    expect((await withdraw()).status).toBe(200)
    expect((await played(gameId)).status).toBe(404)
  })

  it('[UD4] shows players nothing they have not seen, and a game that is just so again counts as the present', async () => {
    await title('Ebb')
    const gameId = await publish()
    await title('Flood')
    await withdraw()
    await step('undo')
    expect(await seenTitle(gameId)).toBe('Ebb')
    await step('undo')
    await step('undo')
    expect(await seenTitle(gameId)).toBeNull()
    await step('redo')
    expect(await seenTitle(gameId)).toBe('Ebb')
    // the edit was taken back as a version more: what players see is that one
    expect(await game()).toMatchObject({ script_version: 3, published: { version: 3 } })
  })

  it('[UD5] is taken back only by whoever means it: of a step that is not known nothing is taken back', async () => {
    await title('Ebb')
    const gameId = await publish()
    const told = await step('undo', { step: 1 })
    expect(told).toMatchObject({ status: 409, data: null })
    expect(told.desc).toContain('newer')
    expect(await seenTitle(gameId)).toBe('Ebb')
    const [{ id: published = '' } = {}] = await publications()
    expect((await step('undo', { step: published })).status).toBe(200)
    expect((await post(calls.redo.path, { id, base_version: 0, step: published })).status).toBe(409)
    expect(await seenTitle(gameId)).toBeNull()
  })

  it('[UD6] makes no version, so an edit that was begun before it is taken', async () => {
    await title('Ebb')
    await publish()
    const changes = [{ path: 'initial_element.title', value: 'Flood' }]
    expect((await post(SCRIPTS, { id, base_version: 1, changes })).data).toEqual({
      script_version: 2,
    })
    await publish('pressed-once')
    await publish('pressed-once')
    // and what players see already is no step
    await publish('pressed-again')
    expect(await publications()).toHaveLength(2)
  })

  it('[UD7] a game that was published before its log told of it is taken back to what players saw then', async () => {
    await title('Ebb')
    const gameId = await publish()
    testServer.pass(60_000)
    // as an earlier build left it: a game, and nothing of it in the log
    await testServer.store
      .deleteFrom('script_event')
      .where('script_id', '=', id)
      .where('type', '=', 'publishing/changed')
      .execute()
    await title('Flood')
    testServer.pass(60_000)
    await publish()
    expect(await publications()).toMatchObject([{ before: 1, after: 2 }])
    await step('undo')
    expect(await seenTitle(gameId)).toBe('Ebb')
    expect((await step('undo')).data).toMatchObject({ undone: 2 })
  })

  it('[UD6] a version that is read, compared, copied or restored knows nothing of it', async () => {
    await title('Ebb')
    await publish()
    await title('Flood')
    const compared = await get(`${calls.compareVersions.path}?id=${id}&from=0&to=1`)
    expect(compared.data.total).toBe(1)
    const copy = String((await post(calls.copyScript.path, { id, version: 1 })).data)
    expect(await testServer.gameOf(copy, aya)).not.toHaveProperty('published')
    const restored = await post(calls.restoreVersion.path, { id, version: 1, base_version: 2 })
    expect(restored.data).toEqual({ script_version: 3 })
    expect(await game()).toMatchObject({ published: { version: 1 } })
  })
})
