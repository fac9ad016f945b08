import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kill, PROJECT, pace, type Running, startServer } from './process.ts'

const PATIENCE_MS = 120_000
let dataDir: string
let running: Running | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'told-to-end-'))
})
afterEach(async () => {
  if (running !== undefined) await kill(running)
  running = undefined
  await rm(dataDir, { recursive: true, force: true })
})

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '[SV120] with something in it that never ends, is there a second for its answers after a %s, and gone after two',
  async (signal) => {
    const hanging = join(PROJECT, 'tests', 'server', 'never-closes.ts')
    running = await startServer(dataDir, {}, PROJECT, ['--import', hanging])
    const { child, output } = running
    const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)))
    const late = pace(2_500)
    child.kill(signal)
    expect(await Promise.race([ended, pause(1_100, 'still there')])).toBe('still there')
    expect(await Promise.race([ended, late])).toBe(0)
    expect(output()).not.toMatch(/\bat .*:\d+:\d+/)
  },
  PATIENCE_MS,
)

it(
  '[SV120] with nothing to wait for, goes without waiting, however often it is told',
  async () => {
    running = await startServer(dataDir)
    const { child } = running
    const ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)))
    const late = pace(1_700)
    child.kill('SIGTERM')
    child.kill('SIGTERM')
    expect(await Promise.race([ended, late])).toBe(0)
  },
  PATIENCE_MS,
)
