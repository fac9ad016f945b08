import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createChatClient } from './chat-client.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
afterEach(() => testServer.close())

const PHOTO = gamePath.npc(0, 'photo')
const files: string[] = []
let isStuck = false

async function picture(brief: PictureBrief, signal: AbortSignal): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(brief)).digest('hex')
  files.push(name)
  if (isStuck) await new Promise((_, reject) => signal.addEventListener('abort', reject))
  return `${STORED_ORIGIN}/media/${name}.webp`
}

const open = async (dataDir: string) => {
  const { media } = quickStoryteller()
  const makers = { storyteller: createBuiltinStoryteller(), media: { ...media, picture } }
  testServer = await openTestServer({}, { dataDir, groups: () => [scriptRoutes(makers)] })
}

describe('a server that ends while a picture is painted again', () => {
  it('[PN6] leaves the game and the plan as they were; asked again it is painted once, as the same picture', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'repainting-'))
    await open(dataDir)
    const { token } = await testServer.register('aya@example.com')
    const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
    let chat = createChatClient(testServer, token, String(started.data))
    await vi.waitUntil(async () => (await chat.game()).status === 2, {
      timeout: 40_000,
      interval: 50,
    })
    await chat.send('Repaint the cover')
    const plan = await chat.answer(1)
    isStuck = true
    const wanted = files.length
    void chat.decide(String(plan?.id), ['cover'])
    await vi.waitUntil(() => files.length === wanted + 1, { timeout: 20_000 })
    await testServer.stop()
    isStuck = false
    await open(dataDir)
    chat = createChatClient(testServer, token, chat.id)
    expect((await chat.game()).script_version).toBe(0)
    expect(await chat.decide(String(plan?.id), ['cover'])).toMatchObject({ status: 200 })
    expect(files.at(-1)).toBe(files[wanted])
    expect((await chat.game()).script_version).toBe(1)
    expect(await chat.decide(String(plan?.id), ['cover'])).toMatchObject({ status: 409 })
    const again = await chat.post(calls.regenerate.path, { path: PHOTO, base_version: 1 })
    expect(again).toMatchObject({ status: 200, data: { script_version: 2 } })
  }, 90_000)
})
