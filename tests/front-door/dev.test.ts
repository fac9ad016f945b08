import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Begun, begin, type Settings, stop } from './server-process.ts'

// A process takes its time to start where others work beside it.
beforeAll(() => vi.setConfig({ testTimeout: 120_000 }))
afterAll(() => vi.resetConfig())

let dataDir: string
const begun: Begun[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dev-'))
})
afterEach(async () => {
  for (const one of begun.splice(0)) await stop(one)
  await rm(dataDir, { recursive: true, force: true })
})
function beginDev(settings: Settings) {
  const env = { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: dataDir, ...settings }
  const one = begin(process.execPath, ['scripts/dev.mjs'], { env })
  begun.push(one)
  return one
}

it.each([
  [{ INVITE_MODE: 'maybe' }, 'INVITE_MODE must be one of required, open.'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
])('[FD7] development ends with the refusal of the server: %o', async (settings, line) => {
  const dev = beginDev(settings)
  expect(await dev.ended).toBe(1)
  expect(dev.output().trim()).toBe(line)
})

it('[FD7] development announces an address that can be opened, whatever HOST and PORT say', async () => {
  const dev = beginDev({ HOST: '0.0.0.0' })
  const [, address = ''] = await dev.says(/ready: (http:\S+)/)
  expect(new URL(address).hostname).toBe('127.0.0.1')
  expect(Number(new URL(address).port)).toBeGreaterThan(0)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('/@vite/client')
  expect((await fetch(`${address}/outbox`)).status).toBe(404)
  await stop(dev, 'SIGINT')
})

it('[FD7] development says in one line that its port is taken, and ends', async () => {
  const first = beginDev({})
  const [, address = ''] = await first.says(/ready: (http:\S+)/)
  const second = beginDev({ PORT: new URL(address).port })
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toMatch(/^Port \d+ of 127\.0\.0\.1 cannot be listened on: .*\.$/)
})
