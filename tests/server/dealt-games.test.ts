import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import type { Deal } from '#schemas/settings.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createChatClient } from './chat-client.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const planned: (Deal | undefined)[] = []
let testServer: TestServer
beforeAll(async () => {
  const makers = quickStoryteller()
  const { plan } = makers.storyteller
  const storyteller = {
    ...makers.storyteller,
    plan: (...given: Parameters<typeof plan>) => {
      planned.push(given[0].deal)
      return plan(...given)
    },
  }
  testServer = await openTestServer(
    {},
    { groups: () => [scriptRoutes({ ...makers, storyteller })] },
  )
})
afterAll(() => testServer.close())

async function written(token: string): Promise<void> {
  const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
  const chat = createChatClient(testServer, token, String(started.data))
  await vi.waitUntil(async () => (await chat.game()).status === 2, {
    timeout: 40_000,
    interval: 50,
  })
}

it('[TL114] a storyteller is told which game of its creator it plans, of a deck that is theirs', async () => {
  const aya = await testServer.register('aya@example.com')
  const ben = await testServer.register('ben@example.com')
  for (const { token } of [aya, aya, ben]) await written(token)
  expect(planned.map((deal) => deal?.game)).toEqual([0, 1, 0])
  const [first, second, third] = planned.map((deal) => deal?.deck)
  expect(first).toBe(second)
  expect(first).not.toBe(third)
}, 60_000)
