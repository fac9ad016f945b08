import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import { createChatClient } from './chat-client.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer } from './test-server.ts'

/** A server with a written game, of which each test takes a copy with a chat of its own. */
export async function openChatServer(assistant: Assistant) {
  const makers = { ...quickStoryteller(), assistant }
  const testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  const { token } = await testServer.register('aya@example.com')
  const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
  const id = String(started.data)
  const original = createChatClient(testServer, token, id)
  await vi.waitUntil(async () => (await original.game()).status === 2, {
    timeout: 20_000,
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
