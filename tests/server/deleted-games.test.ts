import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'

type Loose = Record<string, unknown>
const DAY_MS = 86_400_000
let testServer: WritingServer
let aya: Person
let ben: Person

beforeAll(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
  ben = await testServer.register('ben@example.com')
})
afterAll(() => testServer.close())

const remove = (id: string, more: Loose = {}, who: Person = aya) =>
  testServer.postAs(calls.removeScript.path, { id, ...more }, who)
const deleted = async (who: Person = aya, query = '') =>
  (await testServer.getAs(`${calls.listDeleted.path}${query}`, who)).data as unknown as Loose[]
const listed = async () =>
  (await testServer.getAs(calls.listScripts.path, aya)).data as unknown as Loose[]
const rowsOf = async (id: string) => {
  const counts = await Promise.all(
    (['script_event', 'published_game', 'script_plan', 'script_note'] as const).map(
      async (table) =>
        (
          await testServer.store
            .selectFrom(table)
            .select('script_id')
            .where('script_id', '=', id)
            .execute()
        ).length,
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

it('[UD11] deleted games are listed, the newest deleted first, with the day they are gone for good; nobody else’s', async () => {
  const [first, second] = [await testServer.written(aya), await testServer.written(aya)]
  const { title, cover } = (await listed()).find(({ id }) => id === first) ?? {}
  await remove(second)
  testServer.pass(1_000)
  await remove(first)
  const list = await deleted()
  expect(list.map(({ id }) => id)).toEqual([first, second])
  expect(list[0]).toMatchObject({ title, cover, status: 2, published_game_id: null })
  const [{ deleted_at = '', gone_at = '' } = {}] = list
  expect(Date.parse(String(gone_at)) - Date.parse(String(deleted_at))).toBe(30 * DAY_MS)
  expect((await deleted(aya, '?page=2&size=1')).map(({ id }) => id)).toEqual([second])
  expect(await deleted(ben)).toEqual([])
  expect((await testServer.get(calls.listDeleted.path)).status).toBe(1005)

  await remove(first, { restore: true })
  expect((await deleted()).map(({ id }) => id)).toEqual([second])
  expect((await listed()).map(({ id }) => id)).toContain(first)
})

it('[UD12] a deleted game is taken away for good at once, with all that was told of it; another one, and one that is not deleted, is not', async () => {
  const { script: id, game } = await testServer.publishedGame(aya)
  expect((await remove(id, { for_good: true })).status).toBe(409)
  expect((await testServer.get(`/api/play/${game}`)).status).toBe(200)
  await remove(id)
  expect((await remove(id, { for_good: true }, ben)).status).toBe(404)
  expect((await remove(id, { for_good: true, restore: true })).status).toBe(400)
  expect(await rowsOf(id)).toBeGreaterThan(1)
  expect((await remove(id, { for_good: true })).data).toEqual({ deleted: true })
  expect(await rowsOf(id)).toBe(0)
  expect((await remove(id, { restore: true })).status).toBe(404)
  expect((await remove(id, { for_good: true })).status).toBe(404)
  expect((await deleted()).map((one) => one.id)).not.toContain(id)
})

it('[UD12] a damaged game hides no other deleted one', async () => {
  const cho = await testServer.register('cho@example.com')
  const [whole, broken] = [await testServer.written(cho), await testServer.written(cho)]
  await testServer.store
    .updateTable('script')
    .set({ brief: '{', card: null })
    .where('id', '=', broken)
    .execute()
  await remove(whole, {}, cho)
  await remove(broken, {}, cho)
  expect((await deleted(cho)).map(({ id }) => id)).toEqual([whole])
  expect((await remove(broken, { for_good: true }, cho)).status).toBe(200)
})
