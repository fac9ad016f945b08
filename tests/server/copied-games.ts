import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { createChatClient } from './chat-client.ts'
import { startBody } from './start-body.ts'
import { openTestServer } from './test-server.ts'

type Groups = NonNullable<Parameters<typeof openTestServer>[1]>['groups']

/** A server with a written game, by default a mystery, of which each test takes a copy with a chat of its own. */
export async function openCopiedGames(
  groups: ReturnType<NonNullable<Groups>>,
  body: object = startBody(),
) {
  const testServer = await openTestServer({}, { groups: () => groups })
  const { token } = await testServer.register('aya@example.com')
  const started = await testServer.post(calls.startGeneration.path, body, { token })
  const id = String(started.data)
  const original = createChatClient(testServer, token, id)
  await vi.waitUntil(async () => (await original.game()).status === 2, {
    timeout: 40_000,
    interval: 20,
  })
  return {
    ...testServer,
    token,
    async copy() {
      const made = await testServer.post(calls.copyScript.path, { id }, { token })
      return createChatClient(testServer, token, String(made.data))
    },
  }
}
