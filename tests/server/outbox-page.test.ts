import { asyncScheduler } from 'rxjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOutbox } from '#server/mail/outbox.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
beforeEach(async () => {
  testServer = await openTestServer()
})
afterEach(() => testServer.close())

it('[LG41] shows the newest fifty mails, and looks for newer ones every five seconds', async () => {
  const times = Array.from({ length: 52 }, (_, at) => at * 20_000_000_000)
  let now = 0
  const clock = { now: () => now, scheduler: asyncScheduler }
  const outbox = createOutbox(testServer.dataDir, 'lamp@example.com', clock)
  for (const [at, time] of times.entries()) {
    now = time
    await outbox.send({ to: `u${at}@example.com`, subject: 'Code', text: '1234' })
  }
  outbox.close()
  const page = await testServer.app.inject({ url: '/outbox' })
  const shown = [...page.body.matchAll(/^u(\d+)@example\.com$/gm)].map(([, at]) => Number(at))
  expect(shown).toEqual(Array.from({ length: 50 }, (_, back) => 51 - back))
  expect(page.headers).toMatchObject({ refresh: '5', 'cache-control': 'no-store' })
})
