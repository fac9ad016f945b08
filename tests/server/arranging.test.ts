import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { arrange } from '#plugins/arranging/commands.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import { calls } from '#schemas/api.ts'
import { revisionCalls } from '#schemas/api-revisions.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openWindow, type Window } from './edit-clients.ts'
import { callServer } from './process.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
let address: string
let aya: { uid: string; token: string }
let id: string
let windows: Window[] = []
let presses = 0

beforeAll(async () => {
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(quickStoryteller())] })
  address = await testServer.app.listen({ port: 0, host: '127.0.0.1' })
  aya = await testServer.register('aya@example.com')
  const started = await testServer.post(calls.startGeneration.path, startBody(), {
    token: aya.token,
  })
  id = String(started.data)
  await vi.waitUntil(async () => (await told()).status === 2, { timeout: 20_000, interval: 20 })
})
afterEach(() => {
  for (const one of windows) one.close()
  windows = []
})
afterAll(() => testServer.close())

const ask = async (path: string) =>
  (await callServer({ address } as never, 'GET', path, undefined, aya.token)).data
const told = () => ask(`${calls.listScripts.path}/${id}`)
const version = async () => Number((await told()).script_version)
const steps = () => ask(`${revisionCalls.listVersions.path}?id=${id}`)

async function openLive(): Promise<Window> {
  const opened = openWindow(address, aya, id)
  windows.push(opened)
  await until(() => processComplete(opened.draft()), 20_000)
  await until(() => opened.draft().session.live.status === 'connected', 20_000)
  return opened
}
const until = (isSo: () => boolean, timeout = 10_000) =>
  vi.waitUntil(isSo, { timeout, interval: 10 })
const gameOf = ({ draft }: Window): GameSnapshot => gameSnapshot(draft())
const partsOf = ({ draft }: Window) => draft().session.arranging.parts

/** Presses, and waits until the game shows it. */
async function press(window: Window, what: Arrangement, name = ''): Promise<void> {
  presses += 1
  expect(window.run(arrange, { id: `press-${presses}`, what, name })).toBeNull()
  await until(() => partsOf(window).length === 0)
}
const undo = async () =>
  testServer.post(
    revisionCalls.undo.path,
    { id, base_version: await version() },
    { token: aya.token },
  )

const CHOSEN = [
  ['speaker', (game: GameSnapshot) => game.npcs.at(-1)?.id, 'chose_speaker'],
  ['locationId', (game: GameSnapshot) => game.locations.at(-1)?.id, 'chose_place'],
  ['nextNodeId', () => 0, 'chose_way'],
] as const

describe('a part of a game that is arranged by hand', () => {
  it('[BH2] [BH13] is one revision and one step of undo, and is called by what was done', async () => {
    const window = await openLive()
    const before = gameOf(window)
    const [first] = before.npcs
    const { key, nodes } = before.contents[0] ?? {}
    const node = nodes?.find(({ options, locationId }) => options.length === 0 && locationId !== '')
    for (const [what, made] of [
      [{ verb: 'add', at: 'npcs' }, 'added_character'],
      [{ verb: 'move', at: `npcs/${first?.id}`, by: 1 }, 'moved_character'],
      [{ verb: 'remove', at: 'story/chapters/1' }, 'removed_chapter'],
      [{ verb: 'add', at: 'story/chapters' }, 'added_chapter'],
      ...CHOSEN.map(([field, value, made]) => {
        const at = `nodes/${key}/${node?.id}/${field}`
        return [{ verb: 'choose', at, value: String(value(before)) }, made] as const
      }),
    ] as const) {
      const at = gameOf(window)
      await press(window, what)
      expect(gameOf(window).scriptVersion).toBe(at.scriptVersion + 1)
      const [step] = (await steps()) as unknown as { made?: string; author: string }[]
      expect(step).toMatchObject({ made, author: 'creator' })
      expect((await undo()).status).toBe(200)
      await until(() => gameOf(window).scriptVersion === at.scriptVersion + 2)
      expect({ ...gameOf(window), scriptVersion: 0 }).toEqual({ ...at, scriptVersion: 0 })
    }
  })

  it('[BH6] [BH16] stands in its new place on every device, and where the game is read whole', async () => {
    const [here, there] = [await openLive(), await openLive()]
    const [first, second] = gameOf(here).npcs
    await press(here, { verb: 'move', at: `npcs/${first?.id}`, by: 1 })
    await press(here, { verb: 'move', at: 'story/chapters/1', by: 1 })
    const theirs = (window: Window) =>
      gameOf(window).npcTasks.filter(({ roleId }) => roleId === first?.id)
    const asked = theirs(here)
    await press(here, { verb: 'add', at: `npcs/${first?.id}/tasks` })
    const task = theirs(here).at(-1)
    await press(here, { verb: 'add', at: `npcs/${first?.id}/tasks` })
    await press(here, { verb: 'move', at: `npcTasks/${task?.id}`, by: 1 })
    expect(theirs(here)).toHaveLength(asked.length + 2)
    expect(theirs(here).at(-1)).toEqual(task)
    const order = gameOf(here).npcs.map(({ id }) => id)
    expect(order.slice(0, 2)).toEqual([second?.id, first?.id])
    await until(() => gameOf(there).scriptVersion === gameOf(here).scriptVersion)
    expect(gameOf(there)).toEqual(gameOf(here))
    expect(gameOf(await openLive())).toEqual(gameOf(here))
    expect(gameOf(here).chapters.map((one) => one.id)).not.toEqual(
      gameOf(here)
        .chapters.map((one) => one.id)
        .toSorted(),
    )
    for (let step = 0; step < 5; step++) await undo()
    await until(() => gameOf(there).npcs[0]?.id === first?.id)
  })

  it('[BH3] [BH4] is added twice where two devices add at once, each under an id of its own', async () => {
    const [here, there] = [await openLive(), await openLive()]
    const before = gameOf(here).npcs.length
    await Promise.all([
      press(here, { verb: 'add', at: 'npcs' }),
      press(there, { verb: 'add', at: 'npcs' }),
    ])
    const newest = await version()
    await until(() => gameOf(here).scriptVersion === newest)
    await until(() => gameOf(there).scriptVersion === newest)
    const { npcs } = gameOf(here)
    expect(npcs).toHaveLength(before + 2)
    expect(new Set(npcs.map((npc) => npc.id)).size).toBe(npcs.length)
    expect(gameOf(there).npcs).toEqual(npcs)
  })

  it('[BH5] is made once where it is asked for again under its key', async () => {
    const before = await told()
    const npcs = (before.npc_list as unknown as { npcs: { id: number; name: string }[] }).npcs
    const body = {
      id,
      base_version: Number(before.script_version),
      changes: [
        {
          path: `npc_list.npcs[${npcs.length}]`,
          value: { ...npcs[0], id: 900, name: 'Once', photo: null, avatar: null },
        },
      ],
    }
    const given = { token: aya.token, headers: { 'idempotency-key': 'lost-answer' } }
    const first = await testServer.post(calls.editScript.path, body, given)
    const second = await testServer.post(calls.editScript.path, body, given)
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
    const after = (await told()).npc_list as unknown as { npcs: unknown[] }
    expect(after.npcs).toHaveLength(npcs.length + 1)
  })
})
