import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

type Game = Readonly<Record<string, unknown>> & { script_version: number }
type Version = Readonly<Record<string, unknown>> & { version: number }
type Change = { path: string; value?: unknown; remove?: true }

let testServer: TestServer
let token = ''
let original = ''
let id = ''

beforeAll(async () => {
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(quickStoryteller())] })
  ;({ token } = await testServer.register('aya@example.com'))
  const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
  original = String(started.data)
  id = original
  await vi.waitUntil(async () => (await game()).status === 2, { timeout: 20_000, interval: 20 })
})
/** Each test has a copy of the written game of its own. */
beforeEach(async () => {
  id = String((await post(calls.copyScript.path, { id: original })).data)
})
afterAll(() => testServer.close())

const post = (path: string, body: object) => testServer.post(path, body, { token })
const game = async (version?: number): Promise<Game> => {
  const query = version === undefined ? '' : `?version=${version}`
  return (await testServer.get(`${calls.listScripts.path}/${id}${query}`, { token })).data as never
}
/** A game without what counts and dates it. */
const told = ({ script_version: _, seq: __, ...rest }: Game) => rest
const now = async (): Promise<number> => (await game()).script_version
const edit = async (changes: Change[]) =>
  post(calls.editScript.path, { id, base_version: await now(), changes })
const title = (value: string) => edit([{ path: 'initial_element.title', value }])
const step = async (way: 'undo' | 'redo', base?: number) =>
  post(calls[way].path, { id, base_version: base ?? (await now()) })
const restore = async (version: number, base?: number) =>
  post(calls.restoreVersion.path, { id, version, base_version: base ?? (await now()) })
const versions = async (query = ''): Promise<Version[]> =>
  (await testServer.get(`${calls.listVersions.path}?id=${id}${query}`, { token })).data as never

describe('undo and redo', () => {
  it('[CH22] [CH24] takes back the newest step as one version more, and redo brings it back', async () => {
    const before = told(await game())
    await title('Ebb')
    const edited = told(await game())
    expect(await step('undo')).toMatchObject({
      status: 200,
      data: { script_version: 2, undone: 1 },
    })
    expect(told(await game())).toEqual(before)
    expect(await step('redo')).toMatchObject({
      status: 200,
      data: { script_version: 3, undone: 1 },
    })
    expect(told(await game())).toEqual(edited)
    const [redone, undone, first] = await versions()
    expect(first).toMatchObject({ author: 'creator', updated: ['initial_element.title'] })
    expect(undone).toMatchObject({ author: 'undo', undoes: 1, updated: ['initial_element.title'] })
    expect(redone).toMatchObject({ author: 'undo', redoes: 1 })
  })

  it('[CH25] brings nothing back once another step was made', async () => {
    await title('Ebb')
    await step('undo')
    await title('Flood')
    expect((await step('redo')).status).toBe(409)
    await step('undo')
    expect(await step('undo')).toMatchObject({
      status: 409,
      desc: 'There is nothing to undo.',
      data: null,
    })
  })

  it('[CH24] brings back who and what was removed, in their places', async () => {
    const before = told(await game())
    await edit([
      { path: 'npc_list.npcs[0]', remove: true },
      { path: 'script_outline.chapters[0]', remove: true },
      { path: 'script_key_nodes_and_task_map.chapter_1', remove: true },
      { path: 'character_profile', remove: true },
      { path: 'initial_element.symbol_prop_desc', remove: true },
      { path: 'script_outline.prologue[0]', remove: true },
    ])
    expect(told(await game())).not.toEqual(before)
    await step('undo')
    expect(told(await game())).toEqual(before)
  })

  it('[CH24] [CH25] [CH26] gives the earlier game exactly after any sequence', async () => {
    const act = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ edit: fc.nat(5), text: fc.string({ minLength: 1, maxLength: 5 }) }),
      },
      { weight: 4, arbitrary: fc.constant('undo' as const) },
      { weight: 3, arbitrary: fc.constant('redo' as const) },
      { weight: 1, arbitrary: fc.record({ restore: fc.nat(9) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
        id = String((await post(calls.copyScript.path, { id: original })).data)
        const first = told(await game())
        let past: Past = { done: [first], undone: [], all: [first] }
        for (const one of acts) past = await live(one, past)
        for (const [version, was] of past.all.entries())
          expect(told(await game(version))).toEqual(was)
      }),
      { numRuns: 25 },
    )
  }, 120_000)
})

type Told = ReturnType<typeof told>
/** The games that undo leads back through, those redo leads to, and those of all versions. */
type Past = { done: Told[]; undone: Told[]; all: Told[] }
type Act = 'undo' | 'redo' | { restore: number } | { edit: number; text: string }

/** What an act should come to: nothing where it is refused, `new` where only the server knows the game. */
function expected(act: Act, { done, undone, all }: Past): Omit<Past, 'all'> | 'new' | null {
  const last = done.at(-1) as Told
  const next = undone.at(-1)
  if (act === 'undo')
    return done.length === 1 ? null : { done: done.slice(0, -1), undone: [...undone, last] }
  if (act === 'redo')
    return next === undefined ? null : { done: [...done, next], undone: undone.slice(0, -1) }
  if ('edit' in act) return 'new'
  return { done: [...done, all[act.restore % all.length] as Told], undone: [] }
}

/** Does an act, and holds what it comes to against what it should. */
async function live(act: Act, past: Past): Promise<Past> {
  const next = expected(act, past)
  const answered = await perform(act, past)
  expect(answered.status, JSON.stringify(act)).toBe(next === null ? 409 : 200)
  if (next === null) return past
  const present = told(await game())
  const made = next === 'new' ? { done: [...past.done, present], undone: [] } : next
  expect(present).toEqual(made.done.at(-1))
  return { ...made, all: [...past.all, present] }
}

async function perform(act: Act, { all }: Past) {
  if (typeof act === 'string') return step(act)
  return 'restore' in act ? restore(act.restore % all.length) : edit([changeOf(act)])
}

const PATHS = [
  'initial_element.title',
  'npc_list.npcs[0].bio',
  'script_outline.chapters[0].summary',
  'script_outline.prologue[0]',
  'script_key_nodes_and_task_map.chapter_1.key_nodes[0].content.content',
  'character_profile.psynopsis',
]
const changeOf = ({ edit: at, text }: { edit: number; text: string }): Change => ({
  path: PATHS[at] ?? 'initial_element.title',
  value: `.${text}`,
})

describe('the versions of a game', () => {
  it('[CH26] restore is one version more, and what came between can be restored too', async () => {
    const first = told(await game())
    await title('Ebb')
    await edit([{ path: 'npc_list.npcs[0]', remove: true }])
    const third = told(await game())
    expect(await restore(0)).toMatchObject({ status: 200, data: { script_version: 3 } })
    expect(told(await game())).toEqual(first)
    await restore(2)
    expect(told(await game())).toEqual(third)
    expect((await versions())[1]).toMatchObject({ version: 3, restores: 0, author: 'creator' })
    expect((await step('undo')).data).toMatchObject({ undone: 4 })
    expect(told(await game())).toEqual(first)
  })

  it('[CH27] come newest first, 20 a page, down to the game as it was generated', async () => {
    for (let at = 1; at <= 21; at++) await title(`Title ${at}`)
    const page = await versions()
    expect(page.map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, at) => 21 - at),
    )
    const rest = await versions('&before=2')
    expect(rest.map(({ version }) => version)).toEqual([1, 0])
    expect(rest[1]).toMatchObject({ author: 'storyteller', label: 'Written by the storyteller' })
    expect(await versions('&before=0')).toEqual([])
    expect(await versions('&before=1')).toEqual(rest.slice(1))
    for (const { at } of [...page, ...rest]) expect(Date.parse(String(at))).toBeGreaterThan(0)
    const zh = await testServer.get(`${calls.listVersions.path}?id=${id}`, {
      token,
      headers: { 'accept-language': 'zh' },
    })
    expect((zh.data as never as Version[])[0]).toMatchObject({ label: '手动修改' })
  })

  it('[CH29] no step is made on a stale base, from a version that never was, or of another’s game', async () => {
    await title('Ebb')
    const before = await game()
    for (const refused of [await step('undo', 0), await step('redo', 0), await restore(0, 0)])
      expect(refused.status).toBe(409)
    expect((await step('redo')).status).toBe(409)
    expect(await restore(7)).toMatchObject({ status: 404, desc: 'This game has no version 7.' })
    const other = await testServer.register('ben@example.com')
    for (const name of ['undo', 'redo', 'restoreVersion'] as const)
      expect(
        (
          await testServer.post(
            calls[name].path,
            { id, base_version: 1, version: 0 },
            { token: other.token },
          )
        ).status,
      ).toBe(404)
    expect(
      (await testServer.get(`${calls.listVersions.path}?id=${id}`, { token: other.token })).status,
    ).toBe(404)
    expect(await game()).toEqual(before)
  })

  it('[CH29] two who undo at once take one step back, and one of them is told', async () => {
    await title('Ebb')
    await title('Flood')
    const both = await Promise.all([step('undo', 2), step('undo', 2)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await now()).toBe(3)
  })
})

it('[HY4] a version that never was is said to be none of this game', async () => {
  await title('Ebb')
  const asked = await testServer.get(`${calls.listScripts.path}/${id}?version=9`, { token })
  expect(asked).toMatchObject({ status: 404, desc: 'This game has no version 9.' })
})
