import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { LEASE_MS } from '#server/store/leases.ts'
import {
  callServer,
  follow,
  kill,
  type Running,
  registerAt,
  type SeenFrame,
  startServer,
} from '../server/process.ts'
import { startBody } from '../server/start-body.ts'
import { storeSettings } from '../server/test-store.ts'

const PATIENCE_MS = 240_000
/** How often a server looks whether a lease has run out, and what a machine that is busy takes. */
const LOOK_MS = 1_000
const SLACK_MS = 15_000
const isEnd = (frame: SeenFrame) => frame.key === undefined && frame.message === undefined

let dataDir: string
let servers: Running[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'two-'))
  await storeSettings(dataDir)
  // together: the secret and the schema are made once
  servers = await Promise.all([startServer(dataDir), startServer(dataDir)])
}, 60_000)
afterAll(async () => {
  for (const one of servers) await kill(one)
  await rm(dataDir, { recursive: true, force: true })
})

it(
  '[PQ5] what one server writes is watched at the other, which goes on with it when the first is killed',
  async () => {
    const [first, second] = servers
    if (first === undefined || second === undefined) throw new Error('two were started')
    const who = await registerAt(first, 'aya@example.com')
    const start = calls.startGeneration.path
    const { data: id } = await callServer(first, 'POST', start, startBody(), who.token)
    const [near, far] = [follow(first, who, id, 0), follow(second, who, id, 0)]
    await vi.waitUntil(() => far.frames.length >= 3, { timeout: 90_000, interval: 5 })
    await kill(first)
    const from = performance.now()
    const before = far.frames.length
    await vi.waitUntil(() => far.frames.length > before || far.frames.some(isEnd), {
      timeout: 60_000,
      interval: 5,
    })
    expect(performance.now() - from).toBeLessThan(LEASE_MS + LOOK_MS + SLACK_MS)
    await vi.waitUntil(() => far.frames.some(isEnd), { timeout: 150_000, interval: 50 })
    const numbers = far.frames.map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    // nothing was told twice, and the one that was killed had told the same
    const told = far.frames.map(({ key, message }) => `${key} ${message}`)
    expect(new Set(told).size).toBe(told.length)
    const seen = ({ frames }: typeof far) =>
      frames.slice(0, near.frames.length).map(({ seq, key, step }) => [seq, key, step])
    expect(seen(far)).toEqual(seen(near))
    const path = `${calls.listScripts.path}/${id}`
    const game = await callServer(second, 'GET', path, undefined, who.token)
    expect(game.data).toMatchObject({ status: 2, seq: numbers.length })
  },
  PATIENCE_MS,
)

it('[PQ5] a session that ends at one server closes its sockets at the other', async () => {
  servers = [...servers.slice(1), await startServer(dataDir)]
  const [first, second] = servers
  if (first === undefined || second === undefined) throw new Error('two were started')
  const who = await registerAt(first, 'ben@example.com')
  const { socket } = follow(second, who, '', 0)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  )
  await callServer(first, 'POST', calls.logout.path, {}, who.token)
  expect(await closed).toBe(4401)
}, 60_000)
