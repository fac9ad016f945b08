import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { signUp, timed, timesFrom, toldTimes, watchHealth } from '../server/crowd.ts'
import { callServer, kill, type Running, startServer } from '../server/process.ts'
import { startBody } from '../server/start-body.ts'

let dataDir: string
let running: Running | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starts-'))
})
afterEach(async () => {
  if (running !== undefined) await kill(running)
  running = undefined
  await rm(dataDir, { recursive: true, force: true })
})

const IDEAS = [
  startBody(),
  startBody({ setting: 'A baker finds a coin in every loaf' }),
  startBody({ language: 'zh_CN', setting: '雨夜的末班列车上，一名乘客在上锁的包厢里消失了' }),
  startBody({ language: 'ja_JP', setting: '灯台守が一週間先の日付の手紙を見つける' }),
]

/** Lets so many creators start a game at the same moment, and tells what they and others saw. */
async function startAll(creators: number, patienceMs: number) {
  const tokens = await signUp(dataDir, creators)
  running = await startServer(dataDir, { LOG_LEVEL: 'error' })
  const server = running
  await callServer(server, 'GET', '/healthz')
  const health = watchHealth(server)
  const path = calls.startGeneration.path
  const from = Date.now()
  const started = await Promise.all(
    tokens.map((token, at) =>
      timed(() => callServer(server, 'POST', path, IDEAS[at % IDEAS.length], token)),
    ),
  )
  expect(started.map(({ done }) => done.status)).toEqual(tokens.map(() => 200))
  const told = () => toldTimes(dataDir)
  await vi.waitUntil(() => told().texts.length === creators, { timeout: patienceMs, interval: 500 })
  const healthz = await health()
  const { first, texts } = told()
  const figures = {
    creators,
    startP99: timesFrom(started).p99,
    healthzP99: healthz.p99,
    healthzMost: healthz.most,
    firstFactOfTheLast: (first.at(-1) ?? 0) - from,
    textsOfTheLast: (texts.at(-1) ?? 0) - from,
    memoryMb: await memoryOf(server),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  return figures
}

/** What the server's own process holds, in MB; not known where the system does not say. */
async function memoryOf({ child }: Running): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

describe('many starts at once', () => {
  it('[GE37] of eight creators give each their first facts within four seconds', async () => {
    const { firstFactOfTheLast, textsOfTheLast } = await startAll(8, 60_000)
    expect(firstFactOfTheLast).toBeLessThan(4_000)
    expect(textsOfTheLast).toBeLessThan(10_000)
  }, 120_000)

  it('[GE38] of two hundred are answered at once, and whoever else calls is', async () => {
    const { startP99, healthzP99 } = await startAll(200, 240_000)
    expect(startP99).toBeLessThan(1_000)
    expect(healthzP99).toBeLessThan(100)
  }, 300_000)
})
