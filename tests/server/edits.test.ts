import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aTask } from '#fixtures/builders.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import { calls } from '#schemas/api.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { encodeTask } from '#schemas/wire/task.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openWindow, type Window } from './edit-clients.ts'
import { callServer, follow, type SeenFrame } from './process.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

type Loose = Record<string, never> & { [name: string]: unknown }
type Change = { path: string; value?: unknown; remove?: true }
const SCRIPTS = calls.listScripts.path

let testServer: TestServer
let address: string
let aya: { uid: string; token: string }
let id: string
let windows: Window[] = []

beforeAll(async () => {
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(quickStoryteller())] })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  aya = await testServer.register('aya@example.com')
  const started = await testServer.post(calls.startGeneration.path, startBody(), {
    token: aya.token,
  })
  id = String(started.data)
  await vi.waitUntil(async () => (await game()).status === 2, { timeout: 20_000, interval: 20 })
})
afterEach(() => {
  for (const one of windows) one.close()
  windows = []
})
afterAll(() => testServer.close())

const game = async (query = ''): Promise<Loose> =>
  (await callServer({ address } as never, 'GET', `${SCRIPTS}/${id}${query}`, undefined, aya.token))
    .data
const version = async () => Number((await game()).script_version)
/** An edit on the present version by another client than the windows. */
const edit = async (changes: Change[], base?: number) =>
  testServer.post(
    SCRIPTS,
    { id, base_version: base ?? (await version()), changes },
    { token: aya.token },
  )

/** A window in which the whole game stands, and which is live. */
async function openLive(): Promise<Window> {
  const opened = openWindow(address, aya, id)
  windows.push(opened)
  await vi.waitUntil(
    () => processComplete(opened.draft()) && opened.draft().session.live.status === 'connected',
    { timeout: 20_000, interval: 10 },
  )
  return opened
}
/** The game of a window as its server would answer it. */
const held = ({ draft }: Window, origin: string) => encodeGame(gameSnapshot(draft()), 0, origin)
const arrived = (one: Window, at: number) =>
  vi.waitUntil(() => one.draft().script.script.scriptVersion.value === at, {
    timeout: 20_000,
    interval: 10,
  })
/** What every window must hold: all of it that can be edited. */
const editable = (whole: Loose | ReturnType<typeof encodeGame>) => {
  const { initial_element, character_profile, npc_list, npc_tasks, script_outline } = whole
  const map = whole.script_key_nodes_and_task_map
  return { initial_element, character_profile, npc_list, npc_tasks, script_outline, map }
}

// one game for all of them: each edit stands on those before it
describe('edits', { shuffle: false }, () => {
  describe('an edit', () => {
    it('[UP9] sets paths and answers the new version', async () => {
      const before = await version()
      const told = await edit([
        { path: 'initial_element.title', value: 'Ebb' },
        { path: 'npc_list.npcs[1].bio', value: 'Rows by night.' },
        { path: 'script_outline.chapters[0].tasks[0].name', value: 'Listen' },
        {
          path: 'script_key_nodes_and_task_map.chapter_1.key_nodes[0].content.content',
          value: 'Cold.',
        },
      ])
      expect(told.data).toEqual({ script_version: before + 1 })
      const now = await game()
      expect(now).toMatchObject({
        script_version: before + 1,
        initial_element: { title: 'Ebb' },
      })
      expect(JSON.stringify(now.script_outline)).toContain('"Listen"')
      const { npcs } = now.npc_list as unknown as { npcs: Loose[] }
      expect(npcs[1]?.bio).toBe('Rows by night.')
      expect(JSON.stringify(now.script_key_nodes_and_task_map)).toContain('"Cold."')
    })

    it('[UP9] removes what stands at a path, and adds at the end of a list', async () => {
      const before = await game()
      const npcs = (before.npc_list as unknown as { npcs: Loose[] }).npcs
      const tasks = (before.npc_tasks as unknown as { npc_tasks: Loose[] }).npc_tasks
      const extra = encodeTask(aTask({ id: 'late', roleId: 1, name: 'Late' }))
      const told = await edit([
        { path: 'npc_list.npcs[0]', remove: true },
        { path: 'initial_element.symbol_prop_desc', remove: true },
        { path: 'script_outline.prologue[1]', remove: true },
        { path: `npc_tasks.npc_tasks[${tasks.length}]`, value: extra },
      ])
      expect(told.status).toBe(200)
      const now = await game()
      expect((now.npc_list as unknown as { npcs: Loose[] }).npcs).toEqual(npcs.slice(1))
      expect(now.initial_element).not.toHaveProperty('symbol_prop_desc')
      expect(JSON.stringify(now.npc_tasks)).toContain('"Late"')
      const symbol = 'A brass key'
      await edit([{ path: 'initial_element.symbol_prop_desc', value: symbol }])
      expect((await game()).initial_element).toMatchObject({ symbol_prop_desc: symbol })
    })

    it('[UP9] is refused whole where something would be lost that was not meant', async () => {
      const before = await game()
      const [first] = (before.npc_list as unknown as { npcs: Loose[] }).npcs
      const size = (before.npc_list as unknown as { npcs: Loose[] }).npcs.length
      for (const change of [
        { path: 'npc_list.npcs[0].name', remove: true as const },
        { path: `npc_list.npcs[${size}]`, value: { ...first, name: 'Of the same id' } },
        { path: 'npc_list.npcs', value: [{ id: 7 }] },
        { path: 'initial_element.nobody_knows', value: { it: 1 } },
        { path: 'initial_element.__proto__', value: { polluted: 1 } },
      ])
        expect((await edit([change])).status, change.path).toBe(400)
      expect(await game()).toEqual(before)
    })

    it('[UP10] on a stale version is refused with 409 and changes nothing', async () => {
      const before = await game()
      const change = { path: 'initial_element.title', value: 'Stale' }
      expect((await edit([change], Number(before.script_version) - 1)).status).toBe(409)
      const [one, two] = await Promise.all([
        edit([change], Number(before.script_version)),
        edit([{ ...change, value: 'Flood' }], Number(before.script_version)),
      ])
      expect([one.status, two.status].sort()).toEqual([200, 409])
      expect(await version()).toBe(Number(before.script_version) + 1)
    })

    it('[UP11] counts one version more, and every older one can be read', async () => {
      const start = await version()
      for (const title of ['One', 'Two', 'Three'])
        await edit([{ path: 'initial_element.title', value: title }])
      expect(await version()).toBe(start + 3)
      const titles = []
      for (let at = start; at <= start + 3; at++)
        titles.push(((await game(`?version=${at}`)).initial_element as unknown as Loose).title)
      expect(titles.slice(1)).toEqual(['One', 'Two', 'Three'])
      const old = await game(`?version=${start}`)
      expect(old.script_version).toBe(start)
      expect(titles[0]).not.toBe('One')
    })
  })

  describe('an edit by a second client', () => {
    it('[UP8] [UP11] stands in every open window, and is shown to arrive', async () => {
      const [one, two] = [await openLive(), await openLive()]
      const { data } = await edit([
        { path: 'initial_element.title', value: 'Slack Water' },
        { path: 'character_profile.psynopsis', value: 'Short.' },
      ])
      for (const each of [one, two]) {
        await arrived(each, Number(data.script_version))
        expect(editable(held(each, address))).toEqual(editable(await game()))
        expect(each.stages).toEqual(['hidden', 'blur', 'scanning'])
      }
    })

    it('[UP8] [CH28] is told as whole modules and their end, in two frames', async () => {
      const { seq } = await game()
      const { frames, socket } = follow({ address } as never, aya, id, Number(seq))
      await edit([{ path: 'npc_list.npcs[0].bio', value: 'Told anew.' }])
      await vi.waitUntil(() => frames.length === 2, { timeout: 20_000, interval: 10 })
      socket.close()
      const [update, finish] = frames as [SeenFrame, SeenFrame]
      expect([update.key, finish.key]).toEqual(['script_update', 'script_update_finish'])
      const told = JSON.parse(update.message ?? '')
      expect(Object.keys(told).sort()).toEqual(['npcList', 'revision'])
      expect(told.npcList).toEqual((await game()).npc_list)
      const now = await version()
      expect(JSON.parse(finish.message ?? '')).toEqual({
        script_version: now,
        updated: ['npc_list.npcs[0].bio'],
        revision: {
          id: told.revision,
          author: 'creator',
          label: '',
          base_version: now - 1,
          scope: null,
          changed: [expect.stringMatching(/^npcs\/\d+\/bio$/)],
        },
      })
    })

    it('[UP8] removals reach every window, to the last of a kind, and a reader who comes later', async () => {
      const one = await openLive()
      const before = await game()
      const count = (before.npc_list as unknown as { npcs: Loose[] }).npcs.length
      const { data } = await edit([
        ...Array.from({ length: count }, () => ({
          path: 'npc_list.npcs[0]',
          remove: true as const,
        })),
        { path: 'script_outline.chapters[1]', remove: true },
        { path: 'script_key_nodes_and_task_map.chapter_2', remove: true },
        { path: 'character_profile', remove: true },
      ])
      await arrived(one, Number(data.script_version))
      const now = await game()
      expect(now).toMatchObject({ npc_list: { npcs: [] }, character_profile: null })
      expect(Object.keys(now.script_key_nodes_and_task_map ?? {})).not.toContain('chapter_2')
      expect(editable(held(one, address))).toEqual(editable(now))
      expect(chaptersOfNodes(one.draft()).map(({ key }) => key)).not.toContain('chapter_2')
      const late = await openLive()
      expect(editable(held(late, address))).toEqual(editable(now))
      expect(late.stages).toEqual(['hidden'])
    })
  })
})
