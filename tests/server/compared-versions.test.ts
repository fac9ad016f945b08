import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

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

type Change = { path: string; value?: unknown; remove?: true }
const post = (path: string, body: object) => testServer.post(path, body, { token })
const game = async () => (await testServer.get(`${calls.listScripts.path}/${id}`, { token })).data
const edit = async (changes: Change[]) =>
  post(calls.editScript.path, { id, base_version: (await game()).script_version, changes })

type Node = { speaker: number; next_node_id: unknown }
const CONTENTS = 'script_key_nodes_and_task_map'
const wholeGame = async () => ({
  contents: (await game())[CONTENTS] as unknown as Record<string, { key_nodes: Node[] }>,
})

describe('two versions', () => {
  const compared = (from: number, to: number, language = 'en') =>
    testServer.get(`${calls.compareVersions.path}?id=${id}&from=${from}&to=${to}`, {
      token,
      headers: { 'accept-language': language },
    })
  type Told = { differences: Record<string, unknown>[]; total: number; same: number }
  const differing = async (...asked: Parameters<typeof compared>): Promise<Told> =>
    (await compared(...asked)).data as never

  it('[HY5] are compared place by place, each by its address, its path and its name', async () => {
    const before = (await game()) as unknown as {
      initial_element: { title: string }
      npc_list: { npcs: { npc_id: number; name: string; bio: string }[] }
    }
    const made = await edit([
      { path: 'initial_element.title', value: 'Ebb' },
      { path: 'npc_list.npcs[0].bio', value: 'Keeps the lamp.' },
      { path: 'npc_list.npcs[1]', remove: true },
    ])
    expect(made).toMatchObject({ status: 200 })
    const { differences, total, same } = await differing(0, 1)
    const [kept, gone] = before.npc_list.npcs
    const at = (address: RegExp) => differences.find((one) => address.test(String(one.address)))
    expect(at(/^basics\/title$/)).toEqual({
      ...{ address: 'basics/title', path: 'initial_element.title', title: 'Title', kind: 'text' },
      ...{ before: before.initial_element.title, after: 'Ebb' },
    })
    expect(at(/^npcs\/[^/]+\/bio$/)).toMatchObject({
      path: 'npc_list.npcs[0].bio',
      before: kept?.bio,
      after: 'Keeps the lamp.',
    })
    const removed = differences.find((one) => one.title === gone?.name)
    expect(removed).toMatchObject({ after: null, path: 'npc_list.npcs[1]' })
    expect(String(removed?.before)).toContain(gone?.bio)
    expect(total).toBe(differences.length)
    expect(same).toBeGreaterThan(50)
    // the other way round what is gone is what is there
    const back = await differing(1, 0)
    expect(back.differences.find((one) => one.title === gone?.name)).toMatchObject({ before: null })
    expect((await compared(1, 1)).data).toMatchObject({ differences: [], total: 0 })
    const spoken = (await differing(0, 1, 'ja')).differences
    expect(spoken.find((one) => one.address === 'basics/title')?.title).not.toBe('Title')
  })

  it('[HY5] show who speaks and where a step leads as numbers, and null where nothing is', async () => {
    const { contents } = await wholeGame()
    const [key = ''] = Object.keys(contents)
    const nodes = contents[key]?.key_nodes ?? []
    const at = nodes.findIndex((node, place) => place > 0 && node.next_node_id === null)
    const path = `${CONTENTS}.${key}.key_nodes[${at}]`
    const speaker = nodes[at]?.speaker ?? 0
    const other = speaker + 1
    const made = await edit([
      { path: `${path}.speaker`, value: other },
      { path: `${path}.next_node_id`, value: 0 },
    ])
    expect(made).toMatchObject({ status: 200 })
    const sidesOf = ({ differences }: Told) =>
      differences.map(({ address, kind, before, after }) => [
        String(address).split('/').at(-1),
        ...[kind, before, after],
      ])
    expect(sidesOf(await differing(0, 1)).toSorted()).toEqual([
      ['nextNodeId', 'text', null, '0'],
      ['speaker', 'text', String(speaker), String(other)],
    ])
    expect(sidesOf(await differing(1, 0)).toSorted()).toEqual([
      ['nextNodeId', 'text', '0', null],
      ['speaker', 'text', String(other), String(speaker)],
    ])
  })

  it('[HY5] show of somebody who is gone what was said of them, and no gap where nothing was', async () => {
    const blank = await edit([
      { path: 'npc_list.npcs[1].backstory', value: ' ' },
      { path: 'npc_list.npcs[1].age', value: '' },
    ])
    expect(blank).toMatchObject({ status: 200 })
    await edit([{ path: 'npc_list.npcs[1]', remove: true }])
    const { differences } = await differing(1, 2)
    const gone = differences.find(({ after, before }) => after === null && before !== null)
    expect(String(gone?.before).split('\n\n').length).toBeGreaterThan(2)
    expect(String(gone?.before)).not.toMatch(/^\s|\n\s*\n\s*\n|\s$/)
  })

  it('[HY5] tell 200 places, and count the rest', async () => {
    const paragraphs = Array.from({ length: 195 }, (_, at) => `Paragraph ${at}`)
    await edit([{ path: 'script_outline.prologue', value: paragraphs }])
    await edit(
      paragraphs.map((_, at) => ({ path: `script_outline.prologue[${at}]`, value: `${at}` })),
    )
    const { npc_list, initial_element } = (await game()) as unknown as {
      npc_list: { npcs: object[] }
      initial_element: { locations: object[] }
    }
    await edit([
      ...npc_list.npcs.flatMap((_, at) =>
        ['name', 'gender', 'age', 'occupation', 'bio', 'backstory', 'appearance_detailed'].map(
          (field) => ({ path: `npc_list.npcs[${at}].${field}`, value: `${field} ${at}` }),
        ),
      ),
      ...initial_element.locations.flatMap((_, at) =>
        ['loc_name', 'loc_desc'].map((field) => ({
          path: `initial_element.locations[${at}].${field}`,
          value: `${field} ${at}`,
        })),
      ),
    ])
    const { differences, total } = await differing(1, 3)
    expect(total).toBeGreaterThan(200)
    expect(differences).toHaveLength(200)
  })

  it('[HY4] [HY5] one that never was is named', async () => {
    expect(await compared(0, 7)).toMatchObject({
      status: 404,
      desc: 'This game has no version 7.',
    })
    expect((await compared(8, 0)).desc).toBe('This game has no version 8.')
  })
})

describe('a new game of a version', () => {
  it('[HY7] is a script of its own, as the game was then, under the title it is given', async () => {
    const first = await game()
    await edit([{ path: 'initial_element.title', value: 'Ebb' }])
    await edit([{ path: 'initial_element.game_intro', value: 'Another one.' }])
    const body = { id, version: 1, title: 'Ebb (version 1)' }
    const made = String((await post(calls.copyScript.path, body)).data)
    const copy = (await testServer.get(`${calls.listScripts.path}/${made}`, { token })).data
    expect(copy).toMatchObject({
      script_version: 0,
      status: 2,
      initial_element: {
        title: 'Ebb (version 1)',
        game_intro: (first.initial_element as unknown as { game_intro: string }).game_intro,
      },
      npc_list: first.npc_list,
    })
    const versions = await testServer.get(`${calls.listVersions.path}?id=${made}`, { token })
    expect(versions.data).toMatchObject([{ version: 0 }])
    // the game it was made of is what it was
    expect((await game()).script_version).toBe(2)
  })

  it('[HY7] is refused of a version that never was', async () => {
    expect(await post(calls.copyScript.path, { id, version: 5 })).toMatchObject({
      status: 404,
      desc: 'This game has no version 5.',
    })
  })
})

it('[HY8] a game is told with where it is played and which version players see', async () => {
  expect((await game()).published).toBeUndefined()
  await edit([{ path: 'initial_element.title', value: 'Ebb' }])
  const { data } = await post(calls.publishGame.path, { id })
  await edit([{ path: 'initial_element.title', value: 'Flood' }])
  expect(await game()).toMatchObject({
    script_version: 2,
    published: { game_id: data.game_id, url: data.url, version: 1 },
  })
  await post(calls.withdrawGame.path, { id })
  expect((await game()).published).toBeNull()
})

it('[HY9] who wrote what is answered by address, as of the present version', async () => {
  const writers = async () =>
    (await testServer.get(`${calls.listWriters.path}?id=${id}`, { token })).data
  expect(await writers()).toEqual({ script_version: 0, writers: [] })
  await edit([{ path: 'initial_element.title', value: 'Ebb' }])
  await edit([{ path: 'initial_element.game_intro', value: 'Another one.' }])
  expect(await writers()).toEqual({
    script_version: 2,
    writers: [
      { address: 'basics/intro', author: 'creator' },
      { address: 'basics/title', author: 'creator' },
    ],
  })
  await post(calls.undo.path, { id, base_version: 2 })
  expect(await writers()).toEqual({
    script_version: 3,
    writers: [{ address: 'basics/title', author: 'creator' }],
  })
})
