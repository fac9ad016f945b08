import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createChatClient } from './chat-client.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
let token = ''
beforeAll(async () => {
  const makers = { ...quickStoryteller(), storyteller: createBuiltinStoryteller() }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  ;({ token } = await testServer.register('aya@example.com'))
})
afterAll(() => testServer.close())

async function written(setting: string) {
  const body = startBody({ setting, language: 'en_US' })
  const started = await testServer.post(calls.startGeneration.path, body, { token })
  const chat = createChatClient(testServer, token, String(started.data))
  await vi.waitUntil(async () => (await chat.game()).status === 2, {
    timeout: 40_000,
    interval: 50,
  })
  return chat
}
/** What stands on the cards of a mystery's story and world. */
const STORY = [
  'basics/intro',
  'basics/worldOverview',
  'story/prologue',
  ...[1, 2, 3].map((id) => `story/chapters/${id}`),
]
const retellable = async (id: string, who = token) =>
  testServer.get(`${calls.listRetellable.path}?id=${id}`, { token: who })

it('[RG9] whom the storyteller knows in several tellings is named, told again and turned back', async () => {
  const chat = await written('A retired magician must steal back her own coffin from the museum')
  expect((await retellable(chat.id)).data).toEqual([...STORY, 'player'])
  const path = gamePath.player()
  const again = await chat.post(calls.regenerate.path, { path, base_version: 0 })
  expect(again).toMatchObject({ status: 200, data: { script_version: 1 } })
  const siblings = await testServer.get(`${calls.listSiblings.path}?id=${chat.id}`, { token })
  expect(siblings.data).toEqual([{ path, at: 1, of: [{ version: 0 }, { version: 1 }] }])
  const other = (await testServer.register('ben@example.com')).token
  expect(await retellable(chat.id, other)).toMatchObject({ status: 404 })
}, 60_000)

it('[RG9] of a game that knows its people in one way none is named, and each is refused', async () => {
  const chat = await written('The librarian who vanished left one book that nobody has borrowed')
  expect((await retellable(chat.id)).data).toEqual(STORY)
  const refused = await chat.post(calls.regenerate.path, {
    path: gamePath.player(),
    base_version: 0,
  })
  expect(refused).toMatchObject({ status: 409 })
}, 60_000)
