import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { gamePath, valueAt } from '#schemas/wire/game-path.ts'
import { parsePath } from '#schemas/wire/path.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

type Game = Readonly<Record<string, unknown>> & { script_version: number }
type Siblings = { path: string; at: number; of: { version: number }[] }
const [CHAPTER, WORLD, PROLOGUE] = [
  gamePath.chapter(0),
  gamePath.element('worldOverview'),
  gamePath.prologue(),
]
const SUMMARY = gamePath.chapter(0, 'summary')

let testServer: TestServer
let token = ''
let original = ''
let id = ''
let isBroken = false

const post = (path: string, body: object) => testServer.post(path, body, { token })
const game = async (): Promise<Game> =>
  (await testServer.get(`${calls.listScripts.path}/${id}`, { token })).data as never
const told = ({ script_version: _, seq: __, ...rest }: Game) => rest
const at = async (path: string) => valueAt(await game(), parsePath(path) ?? [])
const now = async (): Promise<number> => (await game()).script_version
const regenerate = async (path: string, base?: number) =>
  post(calls.regenerate.path, { id, path, base_version: base ?? (await now()) })
const choose = async (path: string, version: number) =>
  post(calls.chooseSibling.path, { id, path, version, base_version: await now() })
const siblings = async (query = ''): Promise<Siblings[]> =>
  (await testServer.get(`${calls.listSiblings.path}?id=${id}${query}`, { token })).data as never
const versions = async () =>
  (await testServer.get(`${calls.listVersions.path}?id=${id}`, { token })).data as unknown as {
    label: string
    regenerates?: string
    author: string
    updated: string[]
  }[]

beforeAll(async () => {
  const quick = quickStoryteller()
  const makers = {
    storyteller: createBuiltinStoryteller(),
    media: {
      ...quick.media,
      picture: async ({ seed }: { seed: string }) => {
        if (isBroken) throw new Error('the painter broke')
        return `${STORED_ORIGIN}/media/${createHash('sha256').update(seed).digest('hex')}.webp`
      },
    },
  }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  ;({ token } = await testServer.register('aya@example.com'))
  const started = await post(calls.startGeneration.path, startBody())
  original = String(started.data)
  id = original
  await vi.waitUntil(async () => (await game()).status === 2, { timeout: 40_000, interval: 50 })
}, 60_000)
/** Each test has a copy of the written game of its own. */
beforeEach(async () => {
  id = String((await post(calls.copyScript.path, { id: original })).data)
})
afterAll(() => testServer.close())

describe('regenerating', () => {
  it('[RG1] tells a card again as one revision that changes its words alone', async () => {
    const before = await game()
    const first = await at(SUMMARY)
    expect(await regenerate(CHAPTER)).toMatchObject({ status: 200, data: { script_version: 1 } })
    expect(await at(SUMMARY)).not.toBe(first)
    const [made] = await versions()
    expect(made).toMatchObject({ author: 'assistant', label: 'Told again' })
    expect(made?.updated).toContain(SUMMARY)
    const scenes = made?.updated.filter((path) => path !== SUMMARY) ?? []
    expect(scenes.length).toBeGreaterThan(0)
    expect(scenes.filter((path) => !path.includes('.chapter_1.key_nodes['))).toEqual([])
    expect(made?.regenerates).toMatch(/chapters/)
    await post(calls.undo.path, { id, base_version: 1 })
    expect(told(await game())).toEqual(told(before))
  })

  it('[RG1] what says the very same elsewhere is told so, too', async () => {
    const CAUSE = gamePath.element('incitingEvent')
    await regenerate(CAUSE)
    const [made] = await versions()
    expect(made?.updated).toContain(gamePath.prologue(0))
    expect(await at(gamePath.prologue(0))).toBe(await at(CAUSE))
  })

  it('[RG2] the earlier telling stays a sibling, the same one is counted once, and undo knows which is which', async () => {
    expect(await siblings()).toEqual([])
    await regenerate(CHAPTER)
    const two = { path: CHAPTER, at: 1, of: [{ version: 0 }, { version: 1 }] }
    expect(await siblings()).toEqual([two])
    await post(calls.undo.path, { id, base_version: 1 })
    expect(await siblings(`&path=${encodeURIComponent(CHAPTER)}`)).toEqual([{ ...two, at: 0 }])
    await regenerate(CHAPTER)
    expect(await siblings()).toEqual([two])
    await regenerate(WORLD)
    await regenerate(PROLOGUE)
    expect((await siblings()).map(({ path }) => path).toSorted()).toEqual(
      [CHAPTER, PROLOGUE, WORLD].toSorted(),
    )
  })

  it('[RG3] a sibling that is chosen comes back, and what was written by hand stays one', async () => {
    const first = await at(SUMMARY)
    await regenerate(CHAPTER)
    const second = await at(SUMMARY)
    const changes = [{ path: SUMMARY, value: 'Written by hand.' }]
    await post(calls.editScript.path, { id, base_version: 1, changes })
    expect(await siblings()).toEqual([
      { path: CHAPTER, at: 2, of: [{ version: 0 }, { version: 1 }, { version: 2 }] },
    ])
    expect(await choose(CHAPTER, 0)).toMatchObject({ status: 200, data: { script_version: 3 } })
    expect(await at(SUMMARY)).toBe(first)
    expect((await versions())[0]).toMatchObject({
      author: 'creator',
      updated: expect.arrayContaining([SUMMARY]),
    })
    await choose(CHAPTER, 1)
    expect(await at(SUMMARY)).toBe(second)
    await choose(CHAPTER, 2)
    expect(await at(SUMMARY)).toBe('Written by hand.')
    expect(await siblings()).toMatchObject([{ at: 2, of: { length: 3 } }])
  })

  it('[RG8] paints the cover another way, keeps the earlier ones, and tells where it cannot', async () => {
    const cover = gamePath.cover()
    const first = await at(cover)
    expect(await regenerate(cover)).toMatchObject({ status: 200, data: { script_version: 1 } })
    const second = await at(cover)
    await regenerate(cover)
    expect(new Set([first, second, await at(cover)]).size).toBe(3)
    expect(await siblings()).toEqual([
      { path: cover, at: 2, of: [{ version: 0 }, { version: 1 }, { version: 2 }] },
    ])
    expect((await versions())[0]).toMatchObject({
      label: 'Cover painted again',
      updated: [cover],
    })
    await choose(cover, 0)
    expect(await at(cover)).toBe(first)
    expect((await siblings(`&path=${cover}`))[0]).toMatchObject({ at: 0, of: { length: 3 } })
    await post(calls.undo.path, { id, base_version: 3 })
    expect((await siblings())[0]?.at).toBe(2)
    isBroken = true
    const failed = await regenerate(cover)
    isBroken = false
    expect(failed).toMatchObject({ status: 500, desc: expect.stringMatching(/^The cover could/) })
    expect(await now()).toBe(4)
  })

  it('[RG4] refuses in a sentence and changes nothing', async () => {
    const person = gamePath.npc(0)
    expect(await regenerate(person)).toMatchObject({
      status: 409,
      desc: expect.stringMatching(/^There is no other telling of this/),
    })
    expect(await regenerate('story.nowhere')).toMatchObject({ status: 400 })
    expect(await regenerate(CHAPTER, 7)).toMatchObject({ status: 409 })
    expect(await choose(CHAPTER, 0)).toMatchObject({ status: 404 })
    const other = (await testServer.register('ben@example.com')).token
    const body = { id, path: CHAPTER, base_version: 0, version: 0 }
    for (const path of [calls.regenerate.path, calls.chooseSibling.path])
      expect(await testServer.post(path, body, { token: other })).toMatchObject({ status: 404 })
    expect(
      await testServer.get(`${calls.listSiblings.path}?id=${id}`, { token: other }),
    ).toMatchObject({ status: 404 })
    expect(await now()).toBe(0)
  })
})
