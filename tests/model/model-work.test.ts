import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { ModelWork } from '#schemas/model-work.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { openWritingServer, type Person } from '../server/test-server.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { INPUT, OUTPUT } from './provider-server.ts'
import { ADDED, BAD_WAYS, draftIn, goodModel } from './scripted-model.ts'

let server: ModelServer
let close = async () => undefined as unknown
afterEach(() => close())
async function opened(...words: Parameters<typeof openModelServer>): Promise<Person> {
  server = await openModelServer(...words)
  close = server.close
  return server.register('aya@example.com')
}

const workOf = async (id: string, who: Person): Promise<ModelWork> =>
  ModelWork.parse(await server.read(`${calls.readModelWork.path}?id=${id}`, who))
const good = goodModel('en_US')
const bad = BAD_WAYS[0]

/** The wire path of a scene that is told as it was proved. */
async function pathOf(address: string, id: string, who: Person): Promise<string> {
  const [, chapter = '', node = ''] = address.split('/')
  const game = await server.gameOf(id, who)
  const map = game.script_key_nodes_and_task_map as unknown as Record<
    string,
    { key_nodes: { id: number }[] }
  >
  const at = map[chapter]?.key_nodes.findIndex((one) => String(one.id) === node) ?? -1
  return gamePath.node(chapter, at)
}

describe('what a model did of a game', { timeout: 90_000 }, () => {
  it('[ML61] names each scene that is not in its words and why, and what the game has cost by what was asked', async () => {
    let asked = 0
    const who = await opened((question) => {
      const draft = draftIn(question)
      asked += 1
      // two answers of each six cannot be used: the scene is the built-in storyteller's
      return draft === undefined || asked % 6 > 1 ? good(question) : { content: bad?.(draft) ?? '' }
    })
    const id = await server.written(who)
    const { model, scenes, parts, cost, budget } = await workOf(id, who)
    expect(model).toBe('stand-in-1')
    const reasons = new Set(scenes.map(({ reason }) => reason))
    expect(reasons).toEqual(new Set(['shape', 'test']))
    const whole = JSON.stringify(await server.gameOf(id, who))
    const told = whole.split(ADDED.en_US).length - 1
    const map = (await server.gameOf(id, who)).script_key_nodes_and_task_map
    const nodes = Object.values(map ?? {}).flatMap(
      (chapter) => (chapter as { key_nodes: unknown[] }).key_nodes,
    )
    expect(told + scenes.length).toBe(nodes.length)
    expect(parts).toEqual([
      expect.objectContaining({
        ...{ purpose: 'scene', calls: server.asked.length },
        ...{ input: INPUT * server.asked.length, output: OUTPUT * server.asked.length },
      }),
    ])
    expect([cost, budget]).toEqual([null, null])
    const other = await server.register('ben@example.com')
    expect(
      (await server.get(`${calls.readModelWork.path}?id=${id}`, { token: other.token })).status,
    ).toBe(404)
  })

  it('[ML62] a scene is asked of the model again by itself: its telling is a sibling, and its mark goes and comes with it', async () => {
    let isBad = true
    const who = await opened((question) => {
      const draft = draftIn(question)
      return isBad && draft !== undefined ? { content: bad?.(draft) ?? '' } : good(question)
    })
    const id = await server.written(who)
    const marked = async () =>
      (await workOf(id, who)).scenes.filter(({ reason }) => reason === 'shape')
    const before = await marked()
    const [{ address } = { address: '' }] = before
    const path = await pathOf(address, id, who)
    const again = async (base_version: number) =>
      server.post(calls.regenerate.path, { id, path, base_version }, { token: who.token })
    const untold = await again(0)
    expect([untold.status, untold.desc]).toEqual([409, expect.stringContaining('not in words')])
    expect((await server.gameOf(id, who)).script_version).toBe(0)
    isBad = false
    const questions = server.asked.length
    expect((await again(0)).data).toEqual({ script_version: 1 })
    expect(server.asked.length).toBe(questions + 1)
    expect(await marked()).toEqual(before.filter((one) => one.address !== address))
    const siblings = await server.read(`${calls.listSiblings.path}?id=${id}`, who)
    expect(siblings).toEqual([{ path, at: 1, of: [{ version: 0 }, { version: 1 }] }])
    const { token } = who
    await server.post(calls.undo.path, { id, base_version: 1 }, { token })
    expect(await marked()).toEqual(before)
  })

  it('[ML61] is nothing of a game that no model tells', async () => {
    const builtin = await openWritingServer()
    close = builtin.close
    const who = await builtin.register('aya@example.com')
    const id = await builtin.written(who)
    expect((await builtin.getAs(`${calls.readModelWork.path}?id=${id}`, who)).data).toEqual({
      ...{ model: null, scenes: [], parts: [], cost: null, budget: null },
    })
  })
})

it('[ML71] what models have cost an account this month is summed over its games, and is nothing of the month before', async () => {
  const who = await opened(good)
  await server.written(who)
  await server.written(who)
  const month = () => server.read(calls.readModelMonth.path, who)
  const count = server.asked.length
  const sum = { games: 2, calls: count, tokens: count * (INPUT + OUTPUT), cost: null }
  expect(await month()).toEqual(sum)
  const other = await server.register('ben@example.com')
  const nothing = { games: 0, calls: 0, tokens: 0, cost: null }
  expect(await server.read(calls.readModelMonth.path, other)).toEqual(nothing)
  // the clock of the test stands in the last third of November
  server.pass(10 * 86_400_000)
  expect(await month()).toEqual(nothing)
}, 90_000)

describe('a budget for a model', { timeout: 90_000 }, () => {
  const TOKENS = INPUT + OUTPUT

  it('[ML63] of a game, once it is used up, leaves the scenes that are left to the built-in storyteller and says why', async () => {
    const who = await opened(good, { AI_GAME_TOKENS: String(5 * TOKENS) })
    const id = await server.written(who)
    expect(server.asked).toHaveLength(5)
    const { scenes, budget } = await workOf(id, who)
    expect(budget).toEqual({ of: 'game', most: 5 * TOKENS, spent: 5 * TOKENS, until: null })
    const left = scenes.filter(({ reason }) => reason === 'gameBudget')
    expect(left.length).toBeGreaterThan(5)
    const path = await pathOf(left[0]?.address ?? '', id, who)
    const body = { id, path, base_version: 0 }
    const refused = await server.post(calls.regenerate.path, body, { token: who.token })
    expect([refused.status, refused.desc]).toEqual([409, expect.stringContaining('this game')])
    expect(server.asked).toHaveLength(5)
    // another game has a budget of its own
    await server.written(who)
    expect(server.asked).toHaveLength(10)
  })

  it('[ML63] of a day is the user’s over all games, and says when it is full again', async () => {
    const who = await opened(good, { AI_DAY_TOKENS: String(4 * TOKENS) })
    await server.written(who)
    const id = await server.written(who)
    expect(server.asked).toHaveLength(4)
    const { scenes, budget } = await workOf(id, who)
    expect(scenes.some(({ reason }) => reason === 'dayBudget')).toBe(true)
    expect(budget).toMatchObject({ of: 'day', until: '2026-11-22T00:00:00.000Z' })
    server.pass(86_400_000)
    expect((await workOf(id, who)).budget).toBeNull()
    await server.written(await server.register('ben@example.com'))
    expect(server.asked).toHaveLength(8)
  })
})
