import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { copyDataFolder, FIXED_PERSON, FIXED_SCHEMAS } from '../server/data-folder.ts'
import { beginServer, stop } from './server-process.ts'

// A process takes its time to start where others work beside it.
beforeAll(() => vi.setConfig({ testTimeout: 120_000 }))
afterAll(() => vi.resetConfig())

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('[SV15] prints address, invite code and outbox once it is ready, and ends on a signal', async () => {
  // The interface may not be built where this runs; somebody else's is as good.
  const begun = beginServer({
    PORT: '0',
    DATA_DIR: dataDir,
    INTERFACE_URL: 'http://127.0.0.1:5173',
  })
  await begun.says(/^Lamplight is ready: http:\/\/127\.0\.0\.1:5173$/m)
  const [, address] = await begun.says(/^Listening on (http:\S+)$/m)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  await begun.says(/^Invite code: [A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4} /m)
  await begun.says(/^Mail lands at http:\/\/127\.0\.0\.1:5173\/outbox$/m)
  expect(await stop(begun, 'SIGTERM')).toBe(0)
})

it('[FD7] a server that listens everywhere prints an address that a browser can open', async () => {
  for (const host of ['0.0.0.0', '::']) {
    const begun = beginServer({ HOST: host, PORT: '0', DATA_DIR: dataDir })
    const [, address = ''] = await begun.says(/ready: (http:\S+)/i)
    expect(new URL(address).hostname).toMatch(/^(127\.0\.0\.1|\[::1\])$/)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await stop(begun)
  }
})

it.each(FIXED_SCHEMAS)(
  '[FD17] starts over the data folder of schema %i, and its people come in',
  async (schema) => {
    const begun = beginServer({ PORT: '0', DATA_DIR: copyDataFolder(schema, dataDir) })
    const [, address] = await begun.says(/ready: (http:\S+)/i)
    const response = await fetch(`${address}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: FIXED_PERSON.email,
        pwd: FIXED_PERSON.password,
        oauth_enum: 'EMAIL',
      }),
    })
    expect(await response.json()).toMatchObject({
      status: 200,
      data: { access_token: expect.any(String) },
    })
    expect(await stop(begun, 'SIGTERM')).toBe(0)
  },
)
