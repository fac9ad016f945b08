import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, kill, type Running, registerAt, startServer } from './process.ts'
import { startBody } from './start-body.ts'

const KILLS = 5
type Item = { id: string; from: number; type: number; status: number; answers?: string }

let dataDir: string
let running: Running
let token = ''
let id = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chat-crash-'))
  running = await startServer(dataDir)
  ;({ token } = await registerAt(running, 'aya@example.com'))
  id = (await call('POST', calls.startGeneration.path, startBody())).data
  await vi.waitUntil(async () => (await game()).status !== 1, { timeout: 200_000, interval: 300 })
}, 240_000)
afterAll(async () => {
  await kill(running)
  await rm(dataDir, { recursive: true, force: true })
})

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  callServer(running, method, path, body, token)
const game = async () => (await call('GET', `${calls.listScripts.path}/${id}`)).data
const records = async (): Promise<Item[]> =>
  (await call('GET', `${calls.listRecords.path}?id=${id}`)).data
const start = async () => {
  running = await startServer(dataDir)
}

it('[CH33] a server killed between a message and its plan, or a confirmation and its end, loses and doubles nothing', async () => {
  for (let round = 0; round < KILLS; round++) {
    const before = await game()
    const title = `Round ${round}`
    const message = { id, text: `Change the title to “${title}”`, client_id: randomUUID() }
    const sent = call('POST', calls.sendRecord.path, message).catch(() => undefined)
    await pause(round * 3)
    if (round % 2 === 0) {
      await kill(running)
      await sent
      await start()
    }
    // the same words under the same name: said once, whether or not the first were heard
    const said = await vi.waitUntil(
      async () => {
        const again = await call('POST', calls.sendRecord.path, message)
        return again.status === 200 ? again.data : false
      },
      { timeout: 20_000, interval: 50 },
    )
    const plan = await vi.waitUntil(
      async () => (await records()).find(({ answers }) => answers === said.id),
      { timeout: 20_000, interval: 20 },
    )
    const confirm = {
      id,
      record_id: plan.id,
      scope: ['initial_element.title'],
      decision: 'confirm',
    }
    const confirmed = call('POST', calls.confirmRecord.path, confirm).catch(() => undefined)
    await pause(round * 2)
    await kill(running)
    await confirmed
    await start()
    const chat = await records()
    const made = (await game()).script_version - before.script_version
    const of = (type: number) => chat.filter((one) => one.answers === plan.id && one.type === type)
    expect([made, of(2).length, of(3).length]).toEqual(made === 1 ? [1, 1, 1] : [0, 0, 0])
    expect(chat.find((one) => one.id === plan.id)?.status).toBe(made)
    expect(chat.filter(({ answers }) => answers === said.id)).toHaveLength(1)
    if (made === 0) expect((await call('POST', calls.confirmRecord.path, confirm)).status).toBe(200)
    const now = await game()
    expect(now.initial_element.title).toBe(title)
    expect(now.script_version).toBe(before.script_version + 1)
  }
}, 240_000)
