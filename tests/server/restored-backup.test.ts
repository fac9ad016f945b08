import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { openWindow } from './edit-clients.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type Person, type TestServer } from './test-server.ts'

const FILES = ['lamplight.db', 'secret.key']
const SCRIPTS = calls.listScripts.path
const soon = { timeout: 20_000, interval: 10 }

let ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'backup-'))
  ends.push(() => rm(made, { recursive: true, force: true }))
  return made
}
async function serve(dataDir: string, port: number) {
  const groups = () => [scriptRoutes(quickStoryteller())]
  const testServer = await openTestServer({}, { dataDir, groups })
  const address = await testServer.app.listen({ port, host: '127.0.0.1' })
  return { testServer, address }
}
const gameOf = async (testServer: TestServer, id: string, { token }: Person) =>
  (await testServer.get(`${SCRIPTS}/${id}`, { token })).data
async function retitle(testServer: TestServer, id: string, { token }: Person, title: string) {
  const { script_version } = await gameOf(testServer, id, { token, uid: '' })
  const changes = [{ path: 'initial_element.title', value: title }]
  const told = await testServer.post(
    SCRIPTS,
    { id, base_version: script_version, changes },
    { token },
  )
  expect(told.status).toBe(200)
}

it('[LM8] a browser that saw more than a restored backup holds shows what the server holds', async () => {
  const [present, backup] = [await folder(), await folder()]
  const first = await serve(present, 0)
  const aya = await first.testServer.register('aya@example.com')
  const started = await first.testServer.post(calls.startGeneration.path, startBody(), aya)
  const id = String(started.data)
  await vi.waitUntil(async () => (await gameOf(first.testServer, id, aya)).status === 2, soon)
  await retitle(first.testServer, id, aya, 'Kept')
  await first.testServer.stop()
  for (const file of FILES) await copyFile(join(present, file), join(backup, file))

  const port = Number(new URL(first.address).port)
  const second = await serve(present, port)
  const reader = openWindow(second.address, aya, id)
  ends.push(() => reader.close())
  const title = () =>
    reader.draft().script.basics.elements.rows.find((row) => row.id === 'title')?.value
  await vi.waitUntil(() => reader.draft().session.live.status === 'connected', soon)
  for (const text of ['Lost', 'Lost too', 'Lost as well'])
    await retitle(second.testServer, id, aya, text)
  await vi.waitUntil(() => title() === 'Lost as well', soon)
  const seen = reader.draft().session.live.head
  await second.testServer.stop()

  const third = await serve(backup, port)
  ends.push(() => third.testServer.stop())
  await vi.waitUntil(() => title() === 'Kept', soon)
  expect(reader.draft().session.live.head).toBeLessThan(seen)
  await retitle(third.testServer, id, aya, 'Told after')
  await vi.waitUntil(() => title() === 'Told after', soon)
  expect(reader.draft().script.script.scriptVersion.value).toBe(2)
}, 60_000)
