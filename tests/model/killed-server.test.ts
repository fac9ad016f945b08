import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import {
  callServer,
  follow,
  kill,
  type Running,
  registerAt,
  startServer,
} from '../server/process.ts'
import { startBody } from '../server/start-body.ts'
import { providerServer } from './provider-server.ts'
import { ADDED, draftIn, goodModel } from './scripted-model.ts'

const KILLS = 2
let running: Running | undefined
let dataDir = ''
afterEach(async () => {
  if (running !== undefined) await kill(running)
  await rm(dataDir, { recursive: true, force: true })
})

it('[SV21] [ML5] a server with a model tells a whole game in its words, and asks for no scene twice when it is killed meanwhile', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'model-'))
  const { choice, asked } = await providerServer(goodModel('en_US'))
  const { baseUrl, apiKey, model } = choice('openai-compatible')
  const settings = { AI_BASE_URL: baseUrl ?? '', AI_API_KEY: apiKey ?? '', AI_MODEL: model }
  const start = async (): Promise<Running> => {
    running = await startServer(dataDir, settings)
    return running
  }
  let server = await start()
  await vi.waitUntil(() => server.output().includes('Games are written with stand-in-1'), {
    timeout: 20_000,
  })
  const who = await registerAt(server, 'aya@example.com')
  const body = startBody({ setting: 'A postman carries a parcel over the mountains' })
  const { data: id } = await callServer(server, 'POST', calls.startGeneration.path, body, who.token)
  const scenes = () => asked.filter((question) => draftIn(question) !== undefined)
  for (let round = 1; round <= KILLS; round++) {
    await vi.waitUntil(() => scenes().length >= 4 * round, { timeout: 60_000, interval: 5 })
    await kill(server)
    expect(server.output()).not.toContain(apiKey)
    server = await start()
  }
  const game = async () =>
    (await callServer(server, 'GET', `/api/auth/h5/scripts/${id}`, undefined, who.token)).data
  await vi.waitUntil(async () => (await game()).status === 2, { timeout: 120_000, interval: 200 })
  const told = JSON.stringify(await game())
  expect(told).toContain(ADDED.en_US)
  expect(told).not.toContain(apiKey)
  const prompts = scenes().map(({ prompt }) => prompt)
  // what a kill broke off is asked for again, and nothing else
  expect(prompts.length - new Set(prompts).size).toBeLessThanOrEqual(KILLS)
  const { frames } = follow(server, who, id, 0)
  await vi.waitUntil(
    () => frames.some(({ key, message }) => key === undefined && message === undefined),
    {
      timeout: 20_000,
    },
  )
  expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, at) => at + 1))
}, 240_000)
