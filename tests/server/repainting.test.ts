import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { gamePath, valueAt } from '#schemas/wire/game-path.ts'
import { parsePath } from '#schemas/wire/path.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createChatClient } from './chat-client.ts'
import { createHeldPainter } from './held-painter.ts'
import { faultsIn } from './logged.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

type Siblings = { path: string; at: number; of: { version: number }[] }
type Version = { label: string; author: string; updated: string[] }
const [PHOTO, AVATAR, IMAGE] = [
  gamePath.npc(0, 'photo'),
  `${gamePath.npc(0)}.avatar`,
  gamePath.location(1, 'image'),
]

let testServer: TestServer
let token = ''
let original = ''
let chat: ReturnType<typeof createChatClient>

const post = (path: string, body: object) =>
  testServer.post(path, { id: chat.id, ...body }, { token })
const game = () => chat.game()
const told = async () => {
  const { script_version: _, seq: __, ...rest } = await game()
  return rest
}
const at = async (path: string) => valueAt(await game(), parsePath(path) ?? [])
const now = async () => Number((await game()).script_version)
const repaint = async (path: string, base?: number) =>
  post(calls.regenerate.path, { path, base_version: base ?? (await now()) })
const siblings = async (): Promise<Siblings[]> =>
  (await testServer.get(`${calls.listSiblings.path}?id=${chat.id}`, { token })).data as never
const versions = async (): Promise<Version[]> =>
  (await testServer.get(`${calls.listVersions.path}?id=${chat.id}`, { token })).data as never
const painter = createHeldPainter(() => testServer.dataDir)
const hold = painter.hold

beforeAll(async () => {
  const quick = quickStoryteller()
  const makers = {
    storyteller: createBuiltinStoryteller(),
    media: { ...quick.media, picture: painter.picture },
  }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  ;({ token } = await testServer.register('aya@example.com'))
  const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
  original = String(started.data)
  chat = createChatClient(testServer, token, original)
  await vi.waitUntil(async () => (await game()).status === 2, { timeout: 40_000, interval: 50 })
}, 60_000)
/** Each test has a copy of the written game of its own. */
beforeEach(async () => {
  const made = await testServer.post(calls.copyScript.path, { id: original }, { token })
  chat = createChatClient(testServer, token, String(made.data))
  painter.reset()
})
afterAll(() => testServer.close())

describe('painting again', () => {
  it('[PN1] paints a person again as one revision that changes the face alone, and undo gives it back', async () => {
    const before = await told()
    const first = await at(PHOTO)
    expect(await repaint(PHOTO)).toMatchObject({ status: 200, data: { script_version: 1 } })
    const second = await at(PHOTO)
    expect(second).not.toBe(first)
    expect(await at(AVATAR)).toBe(second)
    const [made] = await versions()
    expect(made).toMatchObject({ author: 'assistant', label: 'Picture painted again' })
    expect(made?.updated.toSorted()).toEqual([AVATAR, PHOTO])
    await post(calls.undo.path, { base_version: 1 })
    expect(await told()).toEqual(before)
    await post(calls.redo.path, { base_version: 2 })
    expect(await at(PHOTO)).toBe(second)
  })

  it('[PN1] [PN2] paints a place again: the same room in the same weather, another take of it', async () => {
    const before = await told()
    await repaint(IMAGE)
    expect((await versions())[0]?.updated).toEqual([IMAGE])
    const [brief] = painter.painted
    expect(brief?.take).toBe('1')
    expect(brief?.subject.kind).toBe('location')
    await post(calls.undo.path, { base_version: 1 })
    expect(await told()).toEqual(before)
  })

  it('[PN3] every picture is a sibling, named by the version it was first seen at, and can be chosen', async () => {
    const first = await at(PHOTO)
    await repaint(PHOTO)
    await repaint(PHOTO)
    await repaint(IMAGE)
    const faces = { path: PHOTO, at: 2, of: [{ version: 0 }, { version: 1 }, { version: 2 }] }
    expect(await siblings()).toEqual(
      expect.arrayContaining([faces, { path: IMAGE, at: 3, of: [{ version: 2 }, { version: 3 }] }]),
    )
    const chosen = await post(calls.chooseSibling.path, {
      path: PHOTO,
      version: 0,
      base_version: 3,
    })
    expect(chosen).toMatchObject({ status: 200 })
    expect([await at(PHOTO), await at(AVATAR)]).toEqual([first, first])
    expect((await versions())[0]).toMatchObject({
      author: 'creator',
      label: 'Another picture chosen',
    })
  })

  it('[PN4] what is written while a picture is painted stays, and so does the picture', async () => {
    const letGo = hold()
    const painting = repaint(PHOTO, 0)
    await vi.waitUntil(() => painter.atOnce === 1, { timeout: 20_000 })
    const path = gamePath.npc(0, 'bio')
    await post(calls.editScript.path, { base_version: 0, changes: [{ path, value: 'By hand.' }] })
    letGo()
    expect(await painting).toMatchObject({ status: 200, data: { script_version: 2 } })
    expect(await at(path)).toBe('By hand.')
    await post(calls.undo.path, { base_version: 2 })
    expect(await at(path)).toBe('By hand.')
  })

  it('[PN4] of somebody who was taken out meanwhile nothing is painted in, and that is said', async () => {
    const letGo = hold()
    const painting = repaint(PHOTO, 0)
    await vi.waitUntil(() => painter.atOnce === 1, { timeout: 20_000 })
    const changes = [{ path: gamePath.npc(0), remove: true }]
    await post(calls.editScript.path, { base_version: 0, changes })
    letGo()
    expect(await painting).toMatchObject({
      status: 409,
      desc: expect.stringMatching(/^What the picture shows is no longer/),
    })
    expect(await now()).toBe(1)
  })

  it('[PN5] asked for twice on one version it is painted once, and creators take turns', async () => {
    const answers = await Promise.all([repaint(PHOTO, 0), repaint(PHOTO, 0)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(painter.painted).toHaveLength(1)
    painter.most = 0
    const other = await testServer.post(calls.copyScript.path, { id: original }, { token })
    await Promise.all([
      repaint(PHOTO, 1),
      ...[PHOTO, IMAGE].map((path) =>
        testServer.post(
          calls.regenerate.path,
          { id: other.data, path, base_version: 0 },
          { token },
        ),
      ),
    ])
    expect(painter.most).toBe(1)
  })

  it('[PN6] [SV30] a painter that fails, or nothing to paint, changes nothing and says so', async () => {
    painter.isBroken = true
    expect(await repaint(PHOTO)).toMatchObject({
      status: 500,
      desc: expect.stringMatching(/^The picture could not be painted/),
    })
    expect(faultsIn(testServer)).toContain(
      'a picture was not painted another way: the painter broke',
    )
    painter.isBroken = false
    expect(await repaint(gamePath.npc(99, 'photo'))).toMatchObject({ status: 400 })
    expect(await now()).toBe(0)
  })

  it('[PN7] somebody made by hand is painted from what is written of them', async () => {
    const { npc_list } = (await game()) as never as { npc_list: { npcs: object[] } }
    const at = npc_list.npcs.length
    const value = { ...npc_list.npcs[0], id: 77, name: 'Mara', age: '71', gender: 'Female' }
    const path = gamePath.npc(at)
    await post(calls.editScript.path, {
      base_version: 0,
      changes: [{ path, value: { ...value, photo: null, avatar: null } }],
    })
    expect(await repaint(gamePath.npc(at, 'photo'))).toMatchObject({ status: 200 })
    expect(painter.painted[0]?.subject).toMatchObject({ kind: 'portrait', sex: 'female', age: 71 })
    await post(calls.undo.path, { base_version: 2 })
    expect(valueAt(await game(), parsePath(gamePath.npc(at, 'photo')) ?? [])).toBeNull()
  })
})

describe('a picture asked for in the chat', () => {
  const nameOfFirst = async () => String(await at(gamePath.npc(0, 'name')))

  it('[PN9] is a plan with its scope; confirmed it is one revision, and the note says what came of it', async () => {
    await chat.send(`Paint ${await nameOfFirst()} again`)
    const plan = await chat.answer(1)
    const first = String(await at(PHOTO))
    expect(JSON.stringify(plan)).toContain(PHOTO)
    expect(painter.painted).toEqual([])
    expect(await chat.decide(String(plan?.id), [PHOTO])).toMatchObject({ status: 200 })
    const note = await chat.answer(3)
    const second = String(await at(PHOTO))
    expect(second).not.toBe(first)
    expect(await at(AVATAR)).toBe(second)
    expect(await now()).toBe(1)
    const text = JSON.stringify(note)
    for (const url of [first, second]) expect(text).toContain(new URL(url).pathname)
    const back = { record_id: note?.id, base_version: 1 }
    const address = /npcs\/[^/"\\]+\/photo/.exec(text)?.[0] ?? ''
    expect(await post(calls.decideChanges.path, { ...back, revert: [address] })).toMatchObject({
      status: 200,
    })
    expect([await at(PHOTO), await at(AVATAR)]).toEqual([first, first])
  })

  it('[PN9] where it could not be painted nothing is changed, and the plan can be confirmed again', async () => {
    await chat.send('Repaint the cover')
    const plan = await chat.answer(1)
    painter.isBroken = true
    expect(await chat.decide(String(plan?.id), ['cover'])).toMatchObject({
      status: 500,
      desc: expect.stringMatching(/^The cover could not be painted/),
    })
    painter.isBroken = false
    expect(await now()).toBe(0)
    expect(await chat.decide(String(plan?.id), ['cover'])).toMatchObject({ status: 200 })
    expect(await now()).toBe(1)
  })
})
