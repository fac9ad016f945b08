import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import { createChatClient } from './chat-client.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
afterEach(() => testServer.close())

const open = async (assistant: Assistant, dataDir?: string) => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'chat-')))
  const makers = { ...quickStoryteller(), assistant }
  testServer = await openTestServer({}, { dataDir: folder, groups: () => [scriptRoutes(makers)] })
  return folder
}

/** A written game and the chat of it. */
async function written() {
  const { token } = await testServer.register('aya@example.com')
  const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
  const chat = createChatClient(testServer, token, String(started.data))
  const whileWritten = await chat.send('Ebb')
  await vi.waitUntil(async () => (await chat.game()).status === 2, {
    timeout: 20_000,
    interval: 20,
  })
  return { token, chat, whileWritten }
}

describe('a message in the chat', () => {
  it('[CH33] that a stopped server left unanswered is answered once by the next', async () => {
    const slow = createScriptedAssistant()
    const dataDir = await open(slow.assistant)
    const { token, chat } = await written()
    expect((await chat.send('never, then Ebb')).status).toBe(200)
    await vi.waitUntil(() => slow.asked.length === 1, { timeout: 20_000 })
    await testServer.stop()
    const quick = createScriptedAssistant()
    const analyse: Assistant['analyse'] = (game, asked, signal) =>
      quick.assistant.analyse(game, { ...asked, text: asked.text.slice(12) }, signal)
    await open({ ...quick.assistant, analyse }, dataDir)
    const again = createChatClient(testServer, token, chat.id)
    await Promise.all([again.records(), again.records(), again.records()])
    expect((await again.answer(1))?.text).toContain('“Ebb”')
    expect(await again.records()).toHaveLength(2)
    expect(quick.asked).toEqual(['Ebb'])
  })

  it('[CH1] is refused in the words of the specification while the game is written', async () => {
    await open(createScriptedAssistant().assistant)
    const { whileWritten } = await written()
    expect(whileWritten).toMatchObject({
      status: 409,
      desc: 'Game generating, you can send messages after completion...',
    })
  })
})
