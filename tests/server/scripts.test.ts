import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { calls } from '#schemas/api.ts'
import { routeGroups } from '#server/route-groups.ts'
import { GameInfo } from './game-info.ts'
import { storePictures } from './stored-pictures.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const START = calls.startGeneration.path
const SCRIPTS = calls.listScripts.path
const GAMES = calls.listGames.path
const GENERATION_MS = 120_000

let testServer: TestServer
let aya: { uid: string; token: string }
let ben: { uid: string; token: string }
let id: string

const brief = (change: Record<string, unknown> = {}) => ({
  outline: '',
  template_type: 'classic',
  uid: 'somebody',
  game_duration: 'beginner',
  image_style: 'DESIGN',
  sex: 'ALL',
  age: 'ALL',
  language: 'en_US',
  setting: 'A lighthouse keeper finds letters that are dated a week from now',
  ...change,
})
type Loose = Record<string, unknown>
const game = async (path = `${SCRIPTS}/${id}`) =>
  (await testServer.get(path, { token: aya.token })).data as Loose

async function complete(script: string): Promise<void> {
  await vi.waitUntil(async () => (await game(`${SCRIPTS}/${script}`)).status !== 1, {
    timeout: GENERATION_MS,
    interval: 250,
  })
}

beforeAll(async () => {
  testServer = await openTestServer({}, { groups: routeGroups })
  aya = await testServer.register('aya@example.com')
  ben = await testServer.register('ben@example.com')
  const started = await testServer.post(START, brief(), { token: aya.token })
  id = String(started.data)
  expect(started.status).toBe(200)
})
afterAll(() => testServer.close())

describe('a script being written', { shuffle: false }, () => {
  // of her own, since the other script may be complete by the time these are asked
  let cleo: { uid: string; token: string }
  let begun: string
  const anew = brief({ setting: 'A diver repairs a bell that only fish have heard' })
  beforeAll(async () => {
    cleo = await testServer.register('cleo@example.com')
    begun = String((await testServer.post(START, anew, { token: cleo.token })).data)
  })

  it('[GE2] [PU3] is answered at once, is status 1, and cannot be published yet', async () => {
    const { data } = await testServer.get(`${SCRIPTS}/${begun}`, { token: cleo.token })
    expect((data as Loose).status).toBe(1)
    const refused = await testServer.post(GAMES, { id: begun }, { token: cleo.token })
    expect(refused).toMatchObject({
      status: 409,
      desc: 'Waiting for process completion to publish',
    })
  })

  it('[GE12] lets its creator start no second one beside it', async () => {
    const second = await testServer.post(START, anew, { token: cleo.token })
    expect(second.status).toBe(409)
  })

  it('[SV11] is started once for the same key and body', async () => {
    const options = { token: ben.token, headers: { 'idempotency-key': 'pressed-once' } }
    const body = brief({ language: 'ja_JP', setting: '祖母はスパイだった' })
    await storePictures(testServer.dataDir, body)
    const [first, second] = await Promise.all([
      testServer.post(START, body, options),
      testServer.post(START, body, options),
    ])
    expect(first.status).toBe(200)
    expect(second.data).toBe(first.data)
    const other = await testServer.post(START, brief(), options)
    expect(other.status).toBe(409)
    const list = await testServer.get(SCRIPTS, { token: ben.token })
    expect(list.data).toHaveLength(1)
  })

  it('[SV5] refuses a choice that does not exist, by its name', async () => {
    const refused = await testServer.post(START, brief({ image_style: 'OIL' }), {
      token: ben.token,
    })
    expect(refused.status).toBe(400)
    expect(refused.desc).toContain('image_style')
  })
})

describe('a complete script', { shuffle: false }, () => {
  beforeAll(() => complete(id), GENERATION_MS)

  it('[GE1] [GE4] [SV9] is the game info of the specification, with version and seq', async () => {
    const told = await game()
    const { error } = GameInfo.safeParse(told)
    expect(error && z.prettifyError(error)).toBeUndefined()
    const asked = brief()
    expect(told).toMatchObject({
      id,
      setting: asked.setting,
      template_type: asked.template_type,
      image_style: asked.image_style,
      ideogram_style_type: asked.image_style,
      game_duration: asked.game_duration,
      player_gender: asked.sex,
      player_age: asked.age,
      language: 'en_US',
      script_version: 0,
    })
    expect(told.cover).toMatch(/^http:\/\/.+\/media\/.+\.webp$/)
    // the position is that of the last fact of its log
    const log = testServer.store.selectFrom('script_event').where('script_id', '=', id)
    const last = await log.select('seq').orderBy('seq', 'desc').executeTakeFirst()
    expect(told.seq).toBe(last?.seq)
  })

  it('[SV4] [EV35] is to anybody else as if it did not exist', async () => {
    const token = ben.token
    const change = { path: 'initial_element.title', value: 'Mine' }
    const answers = await Promise.all([
      testServer.get(`${SCRIPTS}/${id}`, { token }),
      testServer.get(`${calls.listRecords.path}?id=${id}`, { token }),
      testServer.post(SCRIPTS, { id, base_version: 0, changes: [change] }, { token }),
      testServer.post(GAMES, { id }, { token }),
    ])
    expect(answers.map((one) => one.status)).toEqual([404, 404, 404, 404])
    expect((await testServer.get(`${SCRIPTS}/nobody`, { token })).desc).toBe(answers[0]?.desc)
  })

  it('[LI1] [LI7] stands in its own list of scripts', async () => {
    const { data } = await testServer.get(SCRIPTS, { token: aya.token })
    expect(data).toMatchObject([
      { id, status: 2, progress: 100, script_version: 0, published_game_id: null },
    ])
    expect((data as unknown as Loose[])[0]).toHaveProperty('updated_at')
  })

  it('[PU7] [PU8] [PU9] [PU10] [LI8] [SV9] is published, played, edited and published again', async () => {
    const options = { token: aya.token, headers: { 'idempotency-key': 'publish-once' } }
    const first = await testServer.post(GAMES, { id }, options)
    expect((await testServer.post(GAMES, { id }, options)).data).toEqual(first.data)
    const play = `/api/play/${first.data.game_id}`
    const before = await testServer.get(play)
    expect(before.status).toBe(200)
    const whole = JSON.stringify(before.data)
    expect(whole).not.toMatch(/"answer"/)
    expect(whole).not.toMatch(/"type":2[,}]/)

    const { seq: firstSeq } = await game()
    const change = { path: 'initial_element.title', value: 'The Week Ahead' }
    const edited = await testServer.post(
      SCRIPTS,
      { id, base_version: 0, changes: [change] },
      { token: aya.token },
    )
    expect(edited.data).toEqual({ script_version: 1 })
    const after = await game()
    expect(after.script_version).toBe(1)
    expect(after.seq).toBeGreaterThan(Number(firstSeq))
    expect((await testServer.get(play)).data).toEqual(before.data)

    const again = await testServer.post(GAMES, { id }, { token: aya.token })
    expect(again.data).toEqual(first.data)
    expect(JSON.stringify((await testServer.get(play)).data)).toContain('The Week Ahead')
    const { data } = await testServer.get(GAMES, { token: aya.token })
    expect(data).toMatchObject([
      { ...first.data, script_id: id, version: 2, visibility: 'unlisted' },
    ])
    expect((await testServer.get('/api/play/unknown')).status).toBe(404)
  })

  it('[SV26] refuses an edit on an older version, and one the draft would not take', async () => {
    const edit = (base_version: number, change: Loose) =>
      testServer.post(SCRIPTS, { id, base_version, changes: [change] }, { token: aya.token })
    const { script_version: now } = await game()
    const stale = await edit(Number(now) - 1, { path: 'initial_element.title', value: 'Stale' })
    expect(stale.status).toBe(409)
    for (const change of [
      { path: 'status', value: 1 },
      { path: '__proto__.polluted', value: 1 },
      { path: 'npc_list.npcs[99].bio', value: 'nobody' },
      { path: 'npc_list.npcs[0].id', value: 'not a number' },
      { path: 'initial_element..title', value: '' },
    ])
      expect((await edit(Number(now), change)).status, change.path).toBe(400)
    expect((await game()).script_version).toBe(now)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('[SV27] can be read as it was at an older version', async () => {
    const old = await game(`${SCRIPTS}/${id}?version=0`)
    const now = await game()
    const title = (one: Loose) => (one.initial_element as Loose).title
    expect(title(now)).toBe('The Week Ahead')
    expect(title(old)).not.toBe('The Week Ahead')
    const missing = await testServer.get(`${SCRIPTS}/${id}?version=99`, { token: aya.token })
    expect(missing.status).toBe(404)
  })

  it('[KN13] tells a player whether a word game was answered right, and nothing before', async () => {
    const published = await testServer.post(GAMES, { id }, { token: aya.token })
    const map = (await game()).script_key_nodes_and_task_map as Record<string, Loose>
    const nodes = (map.chapter_1?.key_nodes ?? []) as Loose[]
    const node = nodes.find((one) => one.type === 'WORD_GAME') as Loose
    const judge = (option_id: unknown) =>
      testServer.post(`/api/play/${published.data.game_id}/choices`, {
        chapter_key: 'chapter_1',
        node_id: node.id,
        option_id,
      })
    const options = node.options as Loose[]
    const wrong = options.find((one) => one.id !== node.answer)
    expect((await judge(node.answer)).data.correct).toBe(true)
    expect((await judge(wrong?.id)).data.correct).toBe(false)
    expect((await judge('nothing')).status).toBe(404)
  })
})
